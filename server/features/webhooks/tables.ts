/** `stopped`: the receiver reported that it is gone for good. */
export const DELIVERY_STATUSES = ['pending', 'delivered', 'failed', 'stopped'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** One message to one receiver. */
export interface WebhookDeliveryRow {
  id: string;
  /** The id that the receiver sees, the same for all attempts. */
  message_id: string;
  /** The sender: a key of the webhook sources. */
  source: string;
  /** One of the source's receivers; its secret is looked up by this. */
  receiver: string;
  url: string;
  event: string;
  /** What the event is about: the path of a model, an import. */
  subject: string;
  /** The exact text that is sent. */
  body: string;
  status: DeliveryStatus;
  /** Index of the next attempt in the backoff delays. */
  step: number;
  created_at: Date;
  /** While pending: the time of the next attempt. During an attempt: when another process may take over. */
  next_try_at: Date | null;
  finished_at: Date | null;
}

export interface WebhookAttemptRow {
  delivery_id: string;
  /** Starts at 1. */
  number: number;
  started_at: Date;
  /** Milliseconds. */
  duration: number;
  /** HTTP status; `null` without a response. */
  status: number | null;
  /** Why there was no response. */
  error: string | null;
  /** The beginning of the response. */
  answer: string | null;
}

/** A receiver that responded with 410 and gets no more webhooks. */
interface WebhookStopRow {
  source: string;
  receiver: string;
  stopped_at: Date;
}

declare module '../../platform/database/tables.js' {
  interface Tables {
    webhook_deliveries: WebhookDeliveryRow;
    webhook_tries: WebhookAttemptRow;
    webhook_stops: WebhookStopRow;
  }
}

export interface WebhookAttempt {
  readonly at: string;
  /** Milliseconds. */
  readonly duration: number;
  readonly status: number | null;
  readonly error: string | null;
  readonly answer: string | null;
}

/** A webhook delivery in responses of the API. */
export interface WebhookDelivery {
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
  readonly tries: readonly WebhookAttempt[];
}
