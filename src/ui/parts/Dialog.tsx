import { useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useClassName } from '../hooks/look.js';
import { closeDialog, openDialog } from './open-dialog.js';

interface DialogProps {
  readonly className: string;
  readonly role?: 'alertdialog';
  /** Ids of the elements that label and describe the dialog. */
  readonly labelledBy: string;
  readonly describedBy?: string;
  readonly children: ReactNode;
  /** Escape. */
  onDismiss(): void;
}

/** A modal dialog over the importer, open while it is rendered. The browser traps the focus and restores it. */
export function Dialog({ className, role, labelledBy, describedBy, children, onDismiss }: DialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  // A layout effect: the dialog must be closed before it is removed, or the focus is not restored. No server renders it.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) {
      openDialog(element);
      // The browser would focus the first button, which may be the close button.
      element.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    }
    return () => {
      if (element) closeDialog(element);
    };
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- A dialog takes Escape wherever the focus is.
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
        // React would bubble the key to the surrounding dialog, which would ask to discard the import.
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

/** Confirms that work is discarded. */
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
