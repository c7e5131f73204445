import type { DeliveryStatus } from '../../api/answers.js';
import type { Tone } from '../../parts/Tag.js';

export const STATES: Readonly<Record<DeliveryStatus, { readonly label: string; readonly tone: Tone }>> = {
  pending: { label: 'Waiting', tone: 'check' },
  delivered: { label: 'Delivered', tone: 'good' },
  failed: { label: 'Failed', tone: 'bad' },
  stopped: { label: 'Receiver gone', tone: 'bad' },
};

export function isDeliveryStatus(text: string | undefined): text is DeliveryStatus {
  return text !== undefined && Object.hasOwn(STATES, text);
}
