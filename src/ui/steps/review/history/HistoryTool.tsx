import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from '../../../hooks/words.js';
import { ToolButton } from '../../../parts/ToolButton.js';
import { HistoryDialog } from './HistoryDialog.js';
import type { HistoryDialogProps } from './HistoryDialog.js';

/** Opens the list of steps. */
export function HistoryTool(props: Omit<HistoryDialogProps, 'onClose'>): ReactNode {
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
