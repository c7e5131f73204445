import { useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useClassName } from '../hooks/look.js';

interface DialogProps {
  readonly className: string;
  readonly role?: 'alertdialog';
  /** Ids of what names it and what says more. */
  readonly labelledBy: string;
  readonly describedBy?: string;
  readonly children: ReactNode;
  /** Escape. */
  onDismiss(): void;
}

/** A dialog over the importer, there as long as it is rendered. The platform keeps the focus inside and gives it back. */
export function Dialog({ className, role, labelledBy, describedBy, children, onDismiss }: DialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  // Layout: it must be closed before it leaves the page, or the focus is not given back. No server renders a dialog.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) {
      element.showModal();
      // The platform takes the first button, which may be the one that closes.
      element.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    }
    return () => element?.close();
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={className}
      role={role}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onCancel={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onDismiss();
      }}
      onKeyDown={(event) => {
        // React carries the key on to the dialog around this one, which would ask before closing.
        event.stopPropagation();
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onDismiss();
      }}
    >
      {children}
    </dialog>
  );
}

interface ConfirmDialogProps {
  readonly title: string;
  readonly text: ReactNode;
  readonly stay: string;
  readonly leave: string;
  onStay(): void;
  onLeave(): void;
}

/** Asked before work would be lost. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactNode {
  const { onStay, onLeave } = props;
  const title = useId();
  const text = useId();
  const button = useClassName('button', 'rg-button');
  return (
    <Dialog className="rg-confirm" role="alertdialog" labelledBy={title} describedBy={text} onDismiss={onStay}>
      <h3 id={title} className="rg-title">
        {props.title}
      </h3>
      <p id={text}>{props.text}</p>
      <div className="rg-actions">
        <button type="button" className={button} data-first-focus onClick={onStay}>
          {props.stay}
        </button>
        <button type="button" className={`${button} rg-danger`} onClick={onLeave}>
          {props.leave}
        </button>
      </div>
    </Dialog>
  );
}
