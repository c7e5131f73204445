import type { ReactNode } from 'react';
import type { EditSteps } from '../../../../engine/index.js';
import { useTranslate } from '../../../hooks/words.js';
import { stepText } from './step-text.js';
import { ToolDialog } from '../ToolDialog.js';

export interface HistoryDialogProps {
  readonly history: EditSteps;
  readonly labelOf: (column: string) => string;
  /** Undoes steps if `by` is negative, otherwise redoes them. */
  onMove(by: number): void;
  onClose(): void;
}

/** The latest steps, newest first. A click on one undoes or redoes everything up to it. */
export function HistoryDialog({ history, labelOf, onMove, onClose }: HistoryDialogProps): ReactNode {
  const t = useTranslate();
  const { done, undone } = history;
  const entries = [
    ...undone.map((step, at) => ({ step, by: undone.length - at })),
    ...done.toReversed().map((step, at) => ({ step, by: -at })),
  ];
  // Earlier steps than the listed ones stay in effect.
  const before = { text: t('history.before'), by: -done.length };
  const rows = [...entries.map(({ step, by }) => ({ text: stepText(step, labelOf, t), by })), before];
  return (
    <ToolDialog className="rg-history" title={t('history.title')} onClose={onClose}>
      <ol>
        {rows.map(({ text, by }) => (
          <li key={by}>
            <button
              type="button"
              data-action="history-step"
              data-undone={by > 0 ? true : undefined}
              data-first-focus={by === 0 ? true : undefined}
              aria-current={by === 0 ? 'step' : undefined}
              onClick={() => {
                onClose();
                if (by !== 0) onMove(by);
              }}
            >
              <bdi>{text}</bdi>
              {by > 0 ? <span>{t('history.undone')}</span> : null}
            </button>
          </li>
        ))}
      </ol>
    </ToolDialog>
  );
}
