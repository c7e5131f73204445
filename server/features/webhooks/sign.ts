import { createHmac, timingSafeEqual } from 'node:crypto';

/** The payload of a webhook about a record, in the order in which it is signed. */
export interface RecordMessage {
  readonly event: 'create' | 'update' | 'delete';
  /** Path of the model. */
  readonly model: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** ISO 8601. */
  readonly timestamp: string;
}

const PREFIX = ',"signature":"sha256=';
const SUFFIX = '"}';
const HEX_LENGTH = 64;
const TAIL = PREFIX.length + HEX_LENGTH + SUFFIX.length;

const hexDigest = (bytes: string | Uint8Array, secret: string): string =>
  createHmac('sha256', secret).update(bytes).digest('hex');

/**
 * The body to send: the signed text, `JSON.stringify({event, model, data, timestamp})`, with
 * `,"signature":"sha256=<hex>"` before its last brace.
 */
export function signedBody({ event, model, data, timestamp }: RecordMessage, secret: string): string {
  const text = JSON.stringify({ event, model, data, timestamp });
  return `${text.slice(0, -1)}${PREFIX}${hexDigest(text, secret)}${SUFFIX}`;
}

/**
 * Whether a body, as it was received and before any parsing, was signed with the secret.
 *
 * ```ts
 * if (!verifyWebhook(rawBody, process.env.WEBHOOK_SECRET)) return response.sendStatus(401);
 * ```
 */
export function verifyWebhook(raw: string | Uint8Array, secret: string): boolean {
  const bytes = Buffer.from(raw);
  if (bytes.length <= TAIL) return false;
  const text = bytes.subarray(0, bytes.length - TAIL);
  const expected = `${PREFIX}${hexDigest(Buffer.concat([text, Buffer.from('}')]), secret)}${SUFFIX}`;
  return timingSafeEqual(bytes.subarray(bytes.length - TAIL), Buffer.from(expected));
}

interface WebhookHeaders {
  readonly 'webhook-id': string;
  readonly 'webhook-timestamp': string;
  readonly 'webhook-signature': string;
}

const KEY_PREFIX = 'whsec_';

/**
 * Headers of Standard Webhooks 1.0: the id is the same for all attempts, the timestamp is that of this attempt. There
 * is one signature per secret; a secret `whsec_…` is base64, any other is used as is.
 */
export function webhookHeaders(
  body: string,
  { id, secrets, at }: { readonly id: string; readonly secrets: readonly string[]; readonly at: Date },
): WebhookHeaders {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatures = secrets.map((secret) => webhookSignature(`${id}.${timestamp}.${body}`, secret));
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}

/** `v1,` and the signature of a text or its bytes. */
function webhookSignature(signed: string | Uint8Array, secret: string): string {
  const key = secret.startsWith(KEY_PREFIX) ? Buffer.from(secret.slice(KEY_PREFIX.length), 'base64') : secret;
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}

/** Maximum difference in seconds between the clocks of sender and receiver, including transmission time. */
const TOLERANCE = 5 * 60;

const LONGEST_ID = 256;

/**
 * The id of a Standard Webhooks message if it is correctly signed and recent, otherwise `undefined`. The receiver must
 * detect duplicates itself.
 */
export function verifyInbound(
  body: Uint8Array,
  headers: Partial<WebhookHeaders>,
  { secret, now }: { readonly secret: string; readonly now: Date },
): string | undefined {
  const { 'webhook-id': id = '', 'webhook-timestamp': timestamp = '', 'webhook-signature': signatures = '' } = headers;
  if (id === '' || id.length > LONGEST_ID || !/^\d{1,12}$/.test(timestamp)) return undefined;
  if (Math.abs(Math.floor(now.getTime() / 1000) - Number(timestamp)) > TOLERANCE) return undefined;
  const expected = Buffer.from(webhookSignature(Buffer.concat([Buffer.from(`${id}.${timestamp}.`), body]), secret));
  // Several signatures while the sender rotates its secret.
  const isSigned = signatures.split(' ').some((signature) => {
    const given = Buffer.from(signature);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return isSigned ? id : undefined;
}
