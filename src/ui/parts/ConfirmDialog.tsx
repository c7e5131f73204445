import { useId } from 'react';
import type { ReactNode } from 'react';
import { useClassName } from '../hooks/class-names.js';
import { useTranslate } from '../hooks/use-translate.js';
import { Dialog } from './Dialog.js';

interface ConfirmDialogProps {
  onStay(): void;
  onLeave(): void;
}

/** Asked before work would be lost. */
export function ConfirmDialog({ onStay, onLeave }: ConfirmDialogProps): ReactNode {
  const t = useTranslate();
  const title = useId();
  const text = useId();
  const button = useClassName('button', 'rg-button');
  return (
    <Dialog className="rg-confirm" role="alertdialog" labelledBy={title} describedBy={text} onDismiss={onStay}>
      <h3 id={title} className="rg-title">
        {t('leave.title')}
      </h3>
      <p id={text}>{t('leave.text')}</p>
      <div className="rg-actions">
        <button type="button" className={button} data-first-focus onClick={onStay}>
          {t('leave.stay')}
        </button>
        <button type="button" className={`${button} rg-danger`} onClick={onLeave}>
          {t('leave.leave')}
        </button>
      </div>
    </Dialog>
  );
}
