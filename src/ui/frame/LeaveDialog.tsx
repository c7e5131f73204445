import type { ReactNode } from 'react';
import { useImporterState } from '../../headless/index.js';
import type { ImporterWords, OwnedImporter } from '../../headless/index.js';
import { ConfirmDialog } from '../parts/Dialog.js';
import { progressText } from '../steps/Notice.js';

interface DialogProps {
  readonly importer: OwnedImporter;
  readonly words: ImporterWords;
}

interface LeaveDialogProps extends DialogProps {
  onStay(): void;
  onLeave(): void;
}

/** Confirms that an import is discarded, and shows what has already been imported. */
export function LeaveDialog({ importer, words, onStay, onLeave }: LeaveDialogProps): ReactNode {
  const { t } = words;
  const progress = progressText(useImporterState(importer), words);
  const text = [progress, t('leave.text')].filter((part) => part !== '').join(' ');
  return (
    <ConfirmDialog
      {...{ text, onStay, onLeave }}
      title={t('leave.title')}
      stay={t('leave.stay')}
      leave={t('leave.leave')}
    />
  );
}

const TEXTS = {
  delimiter: 'cells',
  quote: 'cells',
  encoding: 'cells',
  rows: 'rows',
  sheet: 'sheet',
  file: 'file',
} as const;

/** Confirms that edits are discarded when another file, sheet or file format is chosen. */
export function DiscardDialog({ importer, words }: DialogProps): ReactNode {
  const { t } = words;
  const { question, progress, step } = useImporterState(importer, ({ question, progress, step }) => ({
    question,
    progress,
    step,
  }));
  const { answerQuestion } = importer.actions;
  if (!question) return null;
  const parts = [progressText({ progress, step }, words), t(`delivery.discard.${TEXTS[question.cause]}`)];
  return (
    <ConfirmDialog
      title={t('delivery.discard.title')}
      text={parts.filter((part) => part !== '').join(' ')}
      stay={t('delivery.discard.keep')}
      leave={t('delivery.discard.discard')}
      onStay={() => answerQuestion(false)}
      onLeave={() => answerQuestion(true)}
    />
  );
}
