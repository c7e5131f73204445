import type { ReactNode } from 'react';
import { useSend } from '../hooks/use-send.js';
import { Dialog } from './Dialog.js';
import { Notice } from './Notice.js';

interface ConfirmDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** What the button says, as in "Revoke key". */
  readonly verb: string;
  work(): Promise<void>;
  onDone(): void;
  onClose(): void;
}

/** Asked before something that cannot be taken back. */
export function ConfirmDialog({ title, children, verb, work, onDone, onClose }: ConfirmDialogProps): ReactNode {
  const { isSending, failure, send } = useSend();
  const confirm = async (): Promise<void> => {
    if (await send(work)) onDone();
  };
  return (
    <Dialog
      title={title}
      role="alertdialog"
      onClose={onClose}
      actions={
        <>
          <button type="button" className="button" onClick={onClose}>
            Cancel
          </button>
          <button
            type="button"
            className="button"
            data-kind="danger"
            disabled={isSending}
            onClick={() => void confirm()}
          >
            {verb}
          </button>
        </>
      }
    >
      {children}
      {failure && <Notice>{failure.message}</Notice>}
    </Dialog>
  );
}
