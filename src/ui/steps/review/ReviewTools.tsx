import type { ReactNode } from 'react';
import { useTranslate } from '../../hooks/use-translate.js';
import { ToolButton } from '../../parts/ToolButton.js';
import { KeysTool } from './KeysTool.js';

interface ReviewToolsProps {
  /** What stands before the rest. */
  readonly children?: ReactNode;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  onUndo(): void;
  onRedo(): void;
}

/** What can be done to the rows as a whole. */
export function ReviewTools(props: ReviewToolsProps): ReactNode {
  const t = useTranslate();
  return (
    <div className="rg-tools">
      {props.children}
      <div>
        <ToolButton
          action="undo"
          label={t('review.undo')}
          title={t('review.undoKeys')}
          disabled={!props.canUndo}
          path="M6 3 2.5 6.5 6 10M3 6.5h6.5a3.5 3.5 0 0 1 0 7H7"
          onClick={props.onUndo}
        />
        <ToolButton
          action="redo"
          label={t('review.redo')}
          title={t('review.redoKeys')}
          disabled={!props.canRedo}
          path="M10 3l3.5 3.5L10 10M13 6.5H6.5a3.5 3.5 0 0 0 0 7H9"
          onClick={props.onRedo}
        />
        <KeysTool />
      </div>
    </div>
  );
}
