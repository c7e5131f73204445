import { useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Icon } from './Icon.js';

interface DialogProps {
  readonly title: string;
  readonly role?: 'dialog' | 'alertdialog';
  /** The foot: what can be done. */
  readonly actions: ReactNode;
  readonly children: ReactNode;
  onClose(): void;
}

/** The first thing to fill in; where there is none, the first button of the foot, which changes nothing. */
const START = '.dialog-body :is(input, select), footer .button';

/** Over the page until it is answered. The platform's dialog keeps the focus inside and gives it back. */
export function Dialog({ title, role = 'dialog', actions, children, onClose }: DialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Layout: it must be closed before it leaves the page, or the focus is not given back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) {
      element.showModal();
      element.querySelector<HTMLElement>(START)?.focus();
    }
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={role === 'alertdialog' ? `${id}-text` : undefined}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header>
        <h2 id={`${id}-title`}>{title}</h2>
        <button type="button" className="icon-button" aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <div className="dialog-body" id={`${id}-text`}>
        {children}
      </div>
      <footer>{actions}</footer>
    </dialog>
  );
}
