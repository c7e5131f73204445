import type { ReactNode } from 'react';
import { useClassName } from '../../hooks/class-names.js';
import { useTranslate } from '../../hooks/use-translate.js';

interface ReviewToolsProps {
  /** What stands before the rest. */
  readonly children?: ReactNode;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Rows ticked. */
  readonly selected: number;
  onUndo(): void;
  onRedo(): void;
  onDelete(): void;
  onClearSelection(): void;
}

/** What can be done to the rows as a whole. */
export function ReviewTools(props: ReviewToolsProps): ReactNode {
  const t = useTranslate();
  const button = useClassName('button', 'rg-button');
  return (
    <div className="rg-tools">
      {props.children}
      {props.selected > 0 ? (
        <>
          <button type="button" className={`${button} rg-danger`} data-action="delete-rows" onClick={props.onDelete}>
            {t('review.deleteRows', { count: props.selected })}
          </button>
          <button type="button" className="rg-link" onClick={props.onClearSelection}>
            {t('review.clearSelection')}
          </button>
        </>
      ) : null}
      <button
        type="button"
        className="rg-icon-button"
        data-action="undo"
        aria-label={t('review.undo')}
        title={t('review.undoKeys')}
        disabled={!props.canUndo}
        onClick={props.onUndo}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M6 3 2.5 6.5 6 10M3 6.5h6.5a3.5 3.5 0 0 1 0 7H7" />
        </svg>
      </button>
      <button
        type="button"
        className="rg-icon-button"
        data-action="redo"
        aria-label={t('review.redo')}
        title={t('review.redoKeys')}
        disabled={!props.canRedo}
        onClick={props.onRedo}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M10 3l3.5 3.5L10 10M13 6.5H6.5a3.5 3.5 0 0 0 0 7H9" />
        </svg>
      </button>
    </div>
  );
}
