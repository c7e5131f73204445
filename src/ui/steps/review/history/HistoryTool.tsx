import { useState } from 'react';
import type { ReactNode } from 'react';
import type { EditStep } from '../../../../engine/index.js';
import type { Translate } from '../../../../i18n/index.js';
import type { ReviewState } from '../../../../session/index.js';
import { useTranslate } from '../../../hooks/words.js';
import { ToolButton } from '../../../parts/ToolButton.js';
import { HistoryDialog } from './HistoryDialog.js';
import type { HistoryDialogProps } from './HistoryDialog.js';
import type { GridColumn } from '../../../parts/grid/grid-column.js';
import { stepText } from './step-text.js';

/** Opens the list of steps. */
function HistoryTool(props: Omit<HistoryDialogProps, 'onClose'>): ReactNode {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <ToolButton
        action="history"
        label={t('history.title')}
        title={t('history.title')}
        disabled={props.history.done.length + props.history.undone.length === 0}
        path="M8 4.5V8l2.5 1.5M2.3 6.2A6 6 0 1 1 2 8M2.3 2.8v3.4h3.4"
        onClick={() => setIsOpen(true)}
      />
      {isOpen ? <HistoryDialog {...props} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

interface HistoryParts {
  /** Names of the steps that would be undone and redone. */
  readonly undoStep: string | undefined;
  readonly redoStep: string | undefined;
  readonly history: ReactNode;
  /** What the list of steps shows; `null` without any step. */
  readonly steps: Omit<HistoryDialogProps, 'onClose'> | null;
}

/** The names of the next steps, and the tool with all of them. */
export function historyOf(
  { history }: Pick<ReviewState, 'history'>,
  options: {
    readonly columns: readonly GridColumn[];
    readonly t: Translate;
    readonly isHidden: boolean;
    readonly onMove: (by: number) => void;
  },
): HistoryParts {
  const { columns, t, isHidden, onMove } = options;
  const labelOf = (id: string): string => columns.find((column) => column.id === id)?.label ?? id;
  const stepAt = (steps: readonly EditStep[] = []): string | undefined => {
    const step = steps.at(-1);
    return step && stepText(step, labelOf, t);
  };
  return {
    undoStep: stepAt(history?.done),
    redoStep: stepAt(history?.undone),
    steps: history && history.done.length + history.undone.length > 0 ? { history, labelOf, onMove } : null,
    history: history && !isHidden ? <HistoryTool {...{ history, labelOf, onMove }} /> : null,
  };
}
