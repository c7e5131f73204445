import { createHmac, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it, test } from 'vitest';
import { signedBody, verifyWebhook, webhookHeaders, verifyInbound } from './sign.js';
import type { RecordMessage } from './sign.js';

const messages: fc.Arbitrary<RecordMessage> = fc.record({
  event: fc.constantFrom('create', 'update', 'delete'),
  model: fc.string(),
  data: fc.dictionary(fc.oneof(fc.string({ unit: 'binary' }), fc.constant('signature')), fc.jsonValue()),
  timestamp: fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
});

const hmac = (text: string, secret: string): string => createHmac('sha256', secret).update(text).digest('hex');

describe('the body of a webhook', () => {
  it('is signed over exactly these bytes', () => {
    const message = {
      event: 'create',
      model: 'tags',
      data: { id: '1', name: 'Ž' },
      timestamp: '2026-01-02T03:04:05.006Z',
    };
    const signed =
      '{"event":"create","model":"tags","data":{"id":"1","name":"Ž"},"timestamp":"2026-01-02T03:04:05.006Z"}';
    const body = signedBody(message as RecordMessage, 'hush');
    expect(body).toBe(`${signed.slice(0, -1)},"signature":"sha256=${hmac(signed, 'hush')}"}`);
  });

  it('is the same for any order of members', () => {
    const ordered = { event: 'create', model: 'tags', data: {}, timestamp: '2026-01-02T03:04:05.006Z' } as const;
    const { event, model, data, timestamp } = ordered;
    expect(signedBody({ timestamp, data, model, event }, 'hush')).toBe(signedBody(ordered, 'hush'));
  });

  it('is verified by parsing and stringifying, and by cutting the raw bytes', () => {
    fc.assert(
      fc.property(messages, fc.string({ minLength: 1 }), (message, secret) => {
        const raw = signedBody(message, secret);
        const { signature, ...rest } = JSON.parse(raw) as Record<string, unknown>;
        expect(signature).toBe(`sha256=${hmac(JSON.stringify(rest), secret)}`);
        expect(verifyWebhook(raw, secret)).toBe(true);
        expect(verifyWebhook(Buffer.from(raw), secret)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('is rejected with one byte changed, cut or added, or with another secret', () => {
    fc.assert(
      fc.property(messages, fc.nat(), fc.integer({ min: 1, max: 255 }), (message, place, difference) => {
        const raw = Buffer.from(signedBody(message, 'hush'));
        const changed = Buffer.from(raw);
        const index = place % raw.length;
        changed[index] = (changed[index] ?? 0) ^ difference;
        expect(verifyWebhook(changed, 'hush')).toBe(false);
        expect(verifyWebhook(raw.subarray(1), 'hush')).toBe(false);
        expect(verifyWebhook(raw.subarray(0, -1), 'hush')).toBe(false);
        expect(verifyWebhook(Buffer.concat([raw, Buffer.from(' ')]), 'hush')).toBe(false);
        expect(verifyWebhook(raw, 'hush!')).toBe(false);
      }),
    );
  });

  it.each(['', '{}', '"sha256="', 'x'.repeat(200)])('is rejected when the signature is %j', (raw) => {
    expect(verifyWebhook(raw, 'hush')).toBe(false);
  });
});

describe('the headers of a webhook', () => {
  const base64Secret = `whsec_${randomBytes(24).toString('base64')}`;

  it.each([
    { secret: base64Secret, webhook: new Webhook(base64Secret) },
    { secret: 'a plain secret', webhook: new Webhook('a plain secret', { format: 'raw' }) },
  ])('are accepted by the Standard Webhooks library', ({ secret, webhook }) => {
    const body = '{"name":"Ž"}';
    const headers = webhookHeaders(body, { id: 'msg_1', secrets: [secret], at: new Date() });
    expect(webhook.verify(body, { ...headers })).toEqual({ name: 'Ž' });
    expect(() => webhook.verify(`${body} `, { ...headers })).toThrow('No matching signature');
    expect(() => webhook.verify(body, { ...headers, 'webhook-id': 'msg_2' })).toThrow('No matching signature');
  });

  it('are accepted with either of two secrets', () => {
    const secrets = [base64Secret, `whsec_${randomBytes(24).toString('base64')}`];
    const headers = webhookHeaders('{}', { id: 'msg_1', secrets, at: new Date() });
    for (const secret of secrets) expect(new Webhook(secret).verify('{}', { ...headers })).toEqual({});
    expect(headers['webhook-signature'].split(' ')).toHaveLength(2);
  });

  it('carry the time of the attempt', () => {
    const at = new Date('2026-01-02T03:04:05.999Z');
    expect(webhookHeaders('', { id: 'msg_1', secrets: ['s'], at })['webhook-timestamp']).toBe('1767323045');
  });
});

// The example published with Standard Webhooks.
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const SENT = 1614265330;
const BODY = Buffer.from('{"test": 2432232314}');
const SIGNATURE = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=';
const HEADERS = {
  'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  'webhook-timestamp': String(SENT),
  'webhook-signature': SIGNATURE,
};

const at = (second: number): { secret: string; now: Date } => ({ secret: SECRET, now: new Date(second * 1000) });

test('the published example is valid', () => {
  expect(verifyInbound(BODY, HEADERS, at(SENT))).toBe('msg_p5jXN8AQM9LWM0D4loKWxJek');
});

test.each([
  ['five minutes after', SENT + 300, true],
  ['five minutes before', SENT - 300, true],
  ['later', SENT + 301, false],
  ['earlier', SENT - 301, false],
])('a webhook sent %s', (_name, second, isGood) => {
  expect(verifyInbound(BODY, HEADERS, at(second)) !== undefined).toBe(isGood);
});

test('one valid signature among several is enough', () => {
  const old = 'v1,Ceo5qEr07ixe2NLpvHk3FH9bwy/WavXrAFQ/9tdO6mc=';
  for (const signature of [`${old} ${SIGNATURE}`, `${SIGNATURE} ${old}`, `v1a,AAAA ${SIGNATURE}`]) {
    expect(verifyInbound(BODY, { ...HEADERS, 'webhook-signature': signature }, at(SENT))).toBeDefined();
  }
});

test.each([
  ['no id', { 'webhook-id': '' }],
  ['another id', { 'webhook-id': 'msg_other' }],
  ['an endless id', { 'webhook-id': 'm'.repeat(300) }],
  ['no timestamp', { 'webhook-timestamp': '' }],
  ['another timestamp', { 'webhook-timestamp': String(SENT + 1) }],
  ['a timestamp that is not a number', { 'webhook-timestamp': `${SENT}.0` }],
  ['no signature', { 'webhook-signature': '' }],
  ['a signature of another version', { 'webhook-signature': SIGNATURE.replace('v1,', 'v2,') }],
  ['a signature without its version', { 'webhook-signature': SIGNATURE.replace('v1,', '') }],
  ['half a signature', { 'webhook-signature': SIGNATURE.slice(0, 20) }],
])('%s is rejected', (_name, change) => {
  expect(verifyInbound(BODY, { ...HEADERS, ...change }, at(SENT))).toBeUndefined();
});

test('missing headers are rejected', () => {
  expect(verifyInbound(BODY, {}, at(SENT))).toBeUndefined();
});

test('another body or another secret is rejected', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 1, max: 255 }), (place, difference) => {
      const changed = Buffer.from(BODY);
      const index = place % BODY.length;
      changed[index] = (changed[index] ?? 0) ^ difference;
      expect(verifyInbound(changed, HEADERS, at(SENT))).toBeUndefined();
    }),
  );
  const other = { ...at(SENT), secret: `whsec_${Buffer.alloc(24, 1).toString('base64')}` };
  expect(verifyInbound(BODY, HEADERS, other)).toBeUndefined();
});

test('a signature of the Standard Webhooks library is valid', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 50 }), fc.string({ unit: 'grapheme' }), (id, body) => {
      const signature = new Webhook(SECRET).sign(id, new Date(SENT * 1000), body);
      const headers = { ...HEADERS, 'webhook-id': id, 'webhook-signature': signature };
      expect(verifyInbound(Buffer.from(body), headers, at(SENT))).toBe(id);
    }),
  );
});
