/** `stopped`: its receiver said that it is gone for good. */
export const DELIVERY_STATUSES = ['pending', 'delivered', 'failed', 'stopped'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** One message to one receiver. */
export interface WebhookDeliveryRow {
  id: string;
  /** What the receiver knows it by, the same over all tries. */
  message_id: string;
  /** Who sends: a key of the webhook sources. */
  source: string;
  /** Which of the source's receivers; its secret is looked up by this. */
  receiver: string;
  url: string;
  event: string;
  /** What the event is about: the path of a model, an import. */
  subject: string;
  /** The very text that is sent. */
  body: string;
  status: DeliveryStatus;
  /** Place of the next try in the ladder of waits. */
  step: number;
  created_at: Date;
  /** Of a pending one; while it is being tried, when it may be taken up by another process. */
  next_try_at: Date | null;
  finished_at: Date | null;
}

export interface WebhookTryRow {
  delivery_id: string;
  /** From 1. */
  number: number;
  started_at: Date;
  /** Milliseconds. */
  duration: number;
  /** HTTP status; `null` when there was no answer. */
  status: number | null;
  /** Why there was no answer. */
  error: string | null;
  /** How the answer begins. */
  answer: string | null;
}

/** A receiver that answered 410 and gets nothing more. */
interface WebhookStopRow {
  source: string;
  receiver: string;
  stopped_at: Date;
}

declare module '../../platform/database/tables.js' {
  interface Tables {
    webhook_deliveries: WebhookDeliveryRow;
    webhook_tries: WebhookTryRow;
    webhook_stops: WebhookStopRow;
  }
}

export interface DeliveryTry {
  readonly at: string;
  /** Milliseconds. */
  readonly duration: number;
  readonly status: number | null;
  readonly error: string | null;
  readonly answer: string | null;
}

/** A delivery as it is answered. */
export interface Delivery {
  readonly id: string;
  readonly messageId: string;
  readonly source: string;
  readonly event: string;
  readonly subject: string;
  readonly url: string;
  readonly status: DeliveryStatus;
  readonly createdAt: string;
  readonly nextTryAt: string | null;
  readonly finishedAt: string | null;
  /** Oldest first. */
  readonly tries: readonly DeliveryTry[];
}
