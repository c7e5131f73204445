import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';

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
