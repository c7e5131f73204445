import type { ReactNode } from 'react';
import type { Delivery } from '../../api/answers.js';
import { Dialog } from '../../parts/Dialog.js';
import { Fact, Facts } from '../../parts/Facts.js';
import { Tag } from '../../parts/Tag.js';
import { Time } from '../../parts/Time.js';
import { answerOf } from './delivery-columns.js';
import { STATES } from './delivery-states.js';

interface DeliveryDialogProps {
  readonly delivery: Delivery;
  onResend(): void;
  onClose(): void;
}

export function DeliveryDialog({ delivery, onResend, onClose }: DeliveryDialogProps): ReactNode {
  const { event, subject, url, status, messageId, createdAt, nextTryAt, tries } = delivery;
  return (
    <Dialog
      title={`${event} of ${subject}`}
      onClose={onClose}
      actions={
        <>
          <button type="button" className="button" onClick={onClose}>
            Close
          </button>
          <button type="button" className="button" data-kind="primary" onClick={onResend}>
            Resend
          </button>
        </>
      }
    >
      <Facts>
        <Fact name="State">
          <Tag tone={STATES[status].tone}>{STATES[status].label}</Tag>
        </Fact>
        <Fact name="Receiver">
          <code>{url}</code>
        </Fact>
        <Fact name="Message id">
          <code>{messageId}</code>
        </Fact>
        <Fact name="Created">
          <Time at={createdAt} />
        </Fact>
        {status === 'pending' && nextTryAt !== null && (
          <Fact name="Next try">
            <Time at={nextTryAt} />
          </Fact>
        )}
      </Facts>
      <h3>Tries</h3>
      {tries.length === 0 ? (
        <p className="soft">None yet.</p>
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
