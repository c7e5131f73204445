import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { useClassName } from '../hooks/class-names.js';
import { useIsomorphicLayoutEffect } from '../hooks/use-isomorphic-layout-effect.js';
import { useTranslate } from '../hooks/use-translate.js';

interface ConfirmDialogProps {
  onStay(): void;
  onLeave(): void;
}

/** Asked before work would be lost. The platform's dialog keeps the focus and gives it back. */
export function ConfirmDialog({ onStay, onLeave }: ConfirmDialogProps): ReactNode {
  const t = useTranslate();
  const dialog = useRef<HTMLDialogElement>(null);
  const button = useClassName('button', 'rg-button');
  const title = useId();
  const text = useId();
  // Layout: it must be closed before it leaves the page, or the focus is not given back.
  useIsomorphicLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className="rg-confirm"
      role="alertdialog"
      aria-labelledby={title}
      aria-describedby={text}
      onCancel={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onStay();
      }}
      onKeyDown={(event) => {
        // React carries the key on to the dialog around this one, which would ask again.
        event.stopPropagation();
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onStay();
      }}
    >
      <h3 id={title} className="rg-title">
        {t('leave.title')}
      </h3>
      <p id={text}>{t('leave.text')}</p>
      <div className="rg-actions">
        <button type="button" className={button} autoFocus onClick={onStay}>
          {t('leave.stay')}
        </button>
        <button type="button" className={button} data-kind="primary" onClick={onLeave}>
          {t('leave.leave')}
        </button>
      </div>
    </dialog>
  );
}
