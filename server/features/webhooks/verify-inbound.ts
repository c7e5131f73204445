import { timingSafeEqual } from 'node:crypto';
import { webhookSignature } from './sign.js';
import type { WebhookHeaders } from './sign.js';

/** Seconds that the clocks of sender and receiver may differ, the way included. */
export const TOLERANCE = 5 * 60;

const LONGEST_ID = 256;

/**
 * The id of a message of Standard Webhooks, if whoever sent it has the secret and did so just now; `undefined` for any
 * other. Whether it has come before is for the receiver to know.
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
  // Several while the sender changes its secret.
  const isSigned = signatures.split(' ').some((signature) => {
    const given = Buffer.from(signature);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return isSigned ? id : undefined;
}
