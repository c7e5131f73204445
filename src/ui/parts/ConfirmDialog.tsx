import { useId } from 'react';
import type { ReactNode } from 'react';
import { useClassName } from '../hooks/class-names.js';
import { Dialog } from './Dialog.js';

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
