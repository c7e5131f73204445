import { useId } from 'react';
import type { ReactNode } from 'react';
import type { ReviewState } from '../../../../session/index.js';
import { useClassName } from '../../../hooks/look.js';
import { Dialog } from '../../../parts/Dialog.js';
import type { ScreenProps } from '../../screen.js';

interface SkipDialogProps extends Pick<ScreenProps<ReviewState>, 'state' | 'words'> {
  /** The label of the import button. */
  readonly label: string;
  onFix(): void;
  onDownload(): void;
  onImport(): void;
  onClose(): void;
}

/** Asks before an import skips many rows, with the alternatives. */
export function SkipDialog({
  state,
  words: { t },
  label,
  onFix,
  onDownload,
  onImport,
  onClose,
}: SkipDialogProps): ReactNode {
  const { left } = state.progress;
  const title = useId();
  const text = useId();
  const button = useClassName('button', 'rg-button');
  return (
    <Dialog
      className="rg-confirm rg-left-out-ask"
      role="alertdialog"
      labelledBy={title}
      describedBy={text}
      onDismiss={onClose}
    >
      <h3 id={title} className="rg-title">
        {t('leftOut.askTitle')}
      </h3>
      <p id={text}>{t('leftOut.askText', { invalid: left.invalid, all: left.all })}</p>
      <div className="rg-actions">
        <button type="button" className={button} data-kind="primary" data-first-focus data-action="fix" onClick={onFix}>
          {t('leftOut.fix')}
        </button>
        <button type="button" className={button} data-action="left-out" onClick={onDownload}>
          {t('leftOut.title')}
        </button>
        <button type="button" className={button} data-action="confirm-skip" onClick={onImport}>
          {label}
        </button>
        <button type="button" className={button} onClick={onClose}>
          {t('cancel')}
        </button>
      </div>
    </Dialog>
  );
}
