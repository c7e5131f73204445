import { useEffect } from 'react';
import type { ReactNode } from 'react';
import type { Root } from '../hooks/use-root.js';

interface ModalProps {
  readonly root: Root<HTMLDialogElement>;
  readonly className: string;
  /** Absent until there are words. */
  readonly label: string | undefined;
  readonly isOpen: boolean;
  /** Whether the content has come to what it is for. */
  readonly isFilled: boolean;
  readonly closesOnOutsideClick: boolean;
  readonly children: ReactNode;
  /** Escape, or a click outside where that closes. */
  onDismiss(): void;
}

/** The platform's modal dialog: focus kept inside and given back, the page behind it inert. */
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
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (isOpen && !element.open) element.showModal();
    // The platform takes the first button, which is the one that closes.
    if (isOpen && isFilled) element.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    if (!isOpen && element.open) element.close();
  }, [dialog, isOpen, isFilled]);
  return (
    // The click handler is a convenience beside Escape and the close button.
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
        // Asked a second time, browsers close a dialog without asking back.
        event.preventDefault();
        onDismiss();
      }}
      onClose={(event) => {
        // The news of an earlier closing may come after it was opened again.
        if (event.target !== dialog.current || !isOpen || dialog.current.open) return;
        dialog.current.showModal();
        onDismiss();
      }}
      onClick={(event) => {
        if (closesOnOutsideClick && event.target === dialog.current) onDismiss();
      }}
    >
      {isOpen ? children : null}
    </dialog>
  );
}
