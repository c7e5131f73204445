import { useId } from 'react';
import type { ReactNode } from 'react';
import { CloseMark, Dialog as ModalDialog } from '../../../../../src/ui/parts/index.js';
import type { ApiFailure } from '../api/request.js';
import { useSend } from '../api/use-send.js';
import { Notice } from './Outcome.js';

interface DialogProps {
  readonly title: string;
  readonly role?: 'alertdialog';
  /** Label of the button that changes nothing. */
  readonly dismiss?: string;
  /** Further buttons. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  onClose(): void;
}

/** A modal dialog. An element with `data-first-focus` gets the focus, otherwise the dismiss button. */
export function Dialog({ title, role, dismiss = 'Cancel', actions, children, onClose }: DialogProps): ReactNode {
  const id = useId();
  return (
    <ModalDialog
      className="dialog"
      role={role}
      labelledBy={`${id}-title`}
      describedBy={role && `${id}-text`}
      onDismiss={onClose}
    >
      <header>
        <h2 id={`${id}-title`}>{title}</h2>
        <button type="button" className="rg-icon-button" aria-label="Close" onClick={onClose}>
          <CloseMark />
        </button>
      </header>
      <div className="dialog-body" id={`${id}-text`}>
        {children}
      </div>
      <footer>
        <button type="button" className="rg-button" data-first-focus onClick={onClose}>
          {dismiss}
        </button>
        {actions}
      </footer>
    </ModalDialog>
  );
}

interface FormDialogProps extends Pick<DialogProps, 'title' | 'children' | 'onClose'> {
  /** Label of the button, as in "Save". */
  readonly verb: string;
  readonly isDisabled: boolean;
  /** Shown here unless it concerns a field. */
  readonly failure: ApiFailure | undefined;
  onSubmit(): void;
}

/** A short form in a dialog. */
export function FormDialog(props: FormDialogProps): ReactNode {
  const { title, verb, isDisabled, failure, children, onSubmit, onClose } = props;
  const form = useId();
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <button type="submit" form={form} className="rg-button" data-kind="primary" disabled={isDisabled}>
          {verb}
        </button>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
      </form>
      {failure?.details.length === 0 && <Notice>{failure.message}</Notice>}
    </Dialog>
  );
}

interface DangerDialogProps extends Pick<DialogProps, 'title' | 'children' | 'onClose'> {
  /** Label of the button, as in "Revoke key". */
  readonly verb: string;
  readonly isDisabled: boolean;
  onConfirm(): void;
}

/** Confirmation before an irreversible action. */
export function DangerDialog(props: DangerDialogProps): ReactNode {
  const { title, verb, isDisabled, children, onConfirm, onClose } = props;
  return (
    <Dialog
      title={title}
      role="alertdialog"
      onClose={onClose}
      actions={
        <button type="button" className="rg-button rg-danger" disabled={isDisabled} onClick={onConfirm}>
          {verb}
        </button>
      }
    >
      {children}
    </Dialog>
  );
}

interface ConfirmDialogProps extends Omit<DangerDialogProps, 'isDisabled' | 'onConfirm'> {
  work(): Promise<void>;
  onDone(): void;
}

/** Asks for confirmation, runs the action, and shows the reason if it fails. */
export function ConfirmDialog({ children, work, onDone, ...question }: ConfirmDialogProps): ReactNode {
  const { isSending, failure, send } = useSend();
  const confirm = async (): Promise<void> => {
    if (await send(work)) onDone();
  };
  return (
    <DangerDialog {...question} isDisabled={isSending} onConfirm={() => void confirm()}>
      {children}
      {failure && <Notice>{failure.message}</Notice>}
    </DangerDialog>
  );
}
