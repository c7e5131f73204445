import type { ReactNode } from 'react';
import type { WebhookDelivery, DeliveryStatus, WebhookAttempt } from '../../api/answers.js';
import { Fact, Facts, Tag, Time } from '../../parts/cells.js';
import type { Tone } from '../../parts/cells.js';
import { Dialog } from '../../parts/Dialog.js';

export const STATES: Readonly<Record<DeliveryStatus, { readonly label: string; readonly tone: Tone }>> = {
  pending: { label: 'Waiting', tone: 'check' },
  delivered: { label: 'Delivered', tone: 'good' },
  failed: { label: 'Failed', tone: 'bad' },
  stopped: { label: 'Receiver gone', tone: 'bad' },
};

export function isDeliveryStatus(text: string | undefined): text is DeliveryStatus {
  return text !== undefined && Object.hasOwn(STATES, text);
}

export function answerOf(last: WebhookAttempt | undefined): ReactNode {
  if (last === undefined) return <span className="soft">none yet</span>;
  return last.status === null ? (last.error ?? 'no response') : `HTTP ${last.status}`;
}

interface DeliveryDialogProps {
  readonly delivery: WebhookDelivery;
  onResend(): void;
  onClose(): void;
}

export function DeliveryDialog({ delivery, onResend, onClose }: DeliveryDialogProps): ReactNode {
  const { event, subject, url, status, messageId, createdAt, nextTryAt, tries } = delivery;
  return (
    <Dialog
      title={`${event} of ${subject}`}
      onClose={onClose}
      dismiss="Close"
      actions={
        <button type="button" className="rg-button" data-kind="primary" onClick={onResend}>
          Resend
        </button>
      }
    >
      <Facts>
        <Fact name="State">
          <Tag tone={STATES[status].tone}>{STATES[status].label}</Tag>
        </Fact>
        <Fact name="Receiver">
          <code>{url}</code>
        </Fact>
        <Fact name="Message ID">
          <code>{messageId}</code>
        </Fact>
        <Fact name="Created">
          <Time at={createdAt} />
        </Fact>
        {status === 'pending' && nextTryAt !== null && (
          <Fact name="Next attempt">
            <Time at={nextTryAt} />
          </Fact>
        )}
      </Facts>
      <h3>Attempts</h3>
      {tries.length === 0 ? (
        <p className="soft">None yet</p>
      ) : (
        <ol className="tries">
          {tries.map((entry) => (
            <li key={entry.at}>
              <p>
                <b>{answerOf(entry)}</b> <Time at={entry.at} />, {entry.duration.toLocaleString()} ms
              </p>
              {entry.answer !== null && entry.answer !== '' && <pre>{entry.answer}</pre>}
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  );
}
