import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useClassName } from '../../hooks/look.js';
import { useTranslate } from '../../hooks/words.js';
import { ToolButton } from '../../parts/ToolButton.js';
import { KeysTool } from './keys/KeysTool.js';
import { useImporterKeys } from './use-importer-keys.js';

interface ReviewToolsProps {
  /** Rendered before the other tools. */
  readonly children?: ReactNode;
  /** Whether the menu of further tools has the keyboard shortcuts. */
  readonly isNarrow: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Names of the steps that would be undone and redone. */
  readonly undoStep: string | undefined;
  readonly redoStep: string | undefined;
  /** Rendered after undo and redo. */
  readonly last: ReactNode;
  onUndo(): void;
  onRedo(): void;
}

/** Tools that apply to all rows. */
export function ReviewTools(props: ReviewToolsProps): ReactNode {
  const t = useTranslate();
  const tools = useRef<HTMLDivElement>(null);
  useImporterKeys(tools, (event) => {
    const action = historyKey(event);
    if (action === 'undo') props.onUndo();
    if (action === 'redo') props.onRedo();
    return action !== null;
  });
  const named = (key: string, step: string | undefined): string =>
    step === undefined ? t(key) : t('history.of', { action: t(key), step });
  return (
    <div ref={tools} className="rg-tools">
      {props.children}
      <div>
        <ToolButton
          action="undo"
          label={named('review.undo', props.undoStep)}
          title={named('review.undoKeys', props.undoStep)}
          disabled={!props.canUndo}
          path="M6 3 2.5 6.5 6 10M3 6.5h6.5a3.5 3.5 0 0 1 0 7H7"
          onClick={props.onUndo}
        />
        <ToolButton
          action="redo"
          label={named('review.redo', props.redoStep)}
          title={named('review.redoKeys', props.redoStep)}
          disabled={!props.canRedo}
          path="M10 3l3.5 3.5L10 10M13 6.5H6.5a3.5 3.5 0 0 0 0 7H9"
          onClick={props.onRedo}
        />
        {props.last}
        <KeysTool place={tools} hasButton={!props.isNarrow} />
      </div>
    </div>
  );
}

function historyKey({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): 'undo' | 'redo' | null {
  if (!(ctrlKey || metaKey) || altKey) return null;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !shiftKey ? 'redo' : null;
}

interface SelectionToolsProps {
  /** Number of selected rows. */
  readonly selected: number;
  onDelete(): void;
  /** Only present if the rows are deleted. */
  readonly onRestore: (() => void) | undefined;
  onClear(): void;
}

/** Tools that apply to the selected rows. */
export function SelectionTools({ selected, onDelete, onRestore, onClear }: SelectionToolsProps): ReactNode {
  const t = useTranslate();
  const button = useClassName('button', 'rg-button');
  if (selected === 0) return null;
  return (
    <>
      {onRestore ? (
        <button type="button" className={button} data-action="restore-rows" onClick={onRestore}>
          {t('review.restoreRows', { count: selected })}
        </button>
      ) : (
        <button type="button" className={`${button} rg-danger`} data-action="delete-rows" onClick={onDelete}>
          {t('review.deleteRows', { count: selected })}
        </button>
      )}
      <button type="button" className="rg-link" onClick={onClear}>
        {t('review.clearSelection')}
      </button>
    </>
  );
}
