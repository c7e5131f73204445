import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { Root } from '../hooks/use-root.js';
import { closeDialog, openDialog } from './open-dialog.js';

interface ModalProps {
  readonly root: Root<HTMLDialogElement>;
  readonly className: string;
  /** `undefined` until the texts are loaded. */
  readonly label: string | undefined;
  readonly isOpen: boolean;
  /** Whether the actual content is shown, not a placeholder. */
  readonly isFilled: boolean;
  readonly closesOnOutsideClick: boolean;
  readonly children: ReactNode;
  /** Called on Escape, or on a click outside if that closes the modal. */
  onDismiss(): void;
}

/** A native modal dialog: the browser traps and restores the focus and makes the page behind it inert. */
export function Modal({
  root,
  className,
  label,
  isOpen,
  isFilled,
  closesOnOutsideClick,
  children,
  onDismiss,
}: ModalProps): ReactNode {
  const { ref: dialog, attributes, classes } = root;
  const pressed = useRef<EventTarget>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (isOpen && !element.open) openDialog(element);
    // The browser would focus the first button, which is the close button.
    if (isOpen && isFilled) element.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    if (!isOpen && element.open) closeDialog(element);
  }, [dialog, isOpen, isFilled]);
  return (
    // The click handler is a shortcut in addition to Escape and the close button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      {...attributes}
      className={classes(className)}
      aria-label={label}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onDismiss();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || event.target instanceof HTMLDialogElement) return;
        // On a second request, browsers close a dialog without firing `cancel`.
        event.preventDefault();
        onDismiss();
      }}
      onClose={(event) => {
        // The event of an earlier close may arrive after the dialog was reopened.
        if (event.target !== dialog.current || !isOpen || dialog.current.open) return;
        openDialog(dialog.current);
        onDismiss();
      }}
      onMouseDownCapture={(event) => {
        pressed.current = event.target;
      }}
      onClick={(event) => {
        // A press that ends on another element is a click on what surrounds both, which may be the dialog.
        const isOutside = event.target === dialog.current && (pressed.current ?? dialog.current) === dialog.current;
        pressed.current = null;
        if (closesOnOutsideClick && isOutside) onDismiss();
      }}
    >
      {isOpen ? children : null}
    </dialog>
  );
}
