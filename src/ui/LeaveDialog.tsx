import type { ReactNode } from 'react';
import { useSession, useSessionActions } from './hooks/session-context.js';
import { useProgressText } from './hooks/use-progress-text.js';
import { useTranslate } from './hooks/use-translate.js';
import { ConfirmDialog } from './parts/ConfirmDialog.js';

interface LeaveDialogProps {
  onStay(): void;
  onLeave(): void;
}

/** Asked before an import is given up; says what is imported already. */
export function LeaveDialog(props: LeaveDialogProps): ReactNode {
  const t = useTranslate();
  const progress = useProgressText();
  const text = [progress, t('leave.text')].filter((part) => part !== '').join(' ');
  return (
    <ConfirmDialog {...props} title={t('leave.title')} text={text} stay={t('leave.stay')} leave={t('leave.leave')} />
  );
}

const TEXTS = { delimiter: 'cells', quote: 'cells', encoding: 'cells', sheet: 'sheet', file: 'file' } as const;

/** Asked before another file, sheet or way of reading takes changes of the rows away. */
export function DiscardDialog(): ReactNode {
  const t = useTranslate();
  const progress = useProgressText();
  const question = useSession((state) => state.question);
  const { answerQuestion } = useSessionActions();
  if (!question) return null;
  const text = [progress, t(`delivery.discard.${TEXTS[question.cause]}`)].filter((part) => part !== '').join(' ');
  return (
    <ConfirmDialog
      title={t('delivery.discard.title')}
      text={text}
      stay={t('delivery.discard.keep')}
      leave={t('delivery.discard.discard')}
      onStay={() => answerQuestion(false)}
      onLeave={() => answerQuestion(true)}
    />
  );
}
