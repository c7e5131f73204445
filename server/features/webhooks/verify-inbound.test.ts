import fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { verifyInbound } from './verify-inbound.js';

// The example that is published with Standard Webhooks.
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

test('the published example is good', () => {
  expect(verifyInbound(BODY, HEADERS, at(SENT))).toBe('msg_p5jXN8AQM9LWM0D4loKWxJek');
});

test.each([
  ['five minutes after', SENT + 300, true],
  ['five minutes before', SENT - 300, true],
  ['later', SENT + 301, false],
  ['earlier', SENT - 301, false],
])('it holds %s', (_name, second, isGood) => {
  expect(verifyInbound(BODY, HEADERS, at(second)) !== undefined).toBe(isGood);
});

test('one good signature among several does', () => {
  const old = 'v1,Ceo5qEr07ixe2NLpvHk3FH9bwy/WavXrAFQ/9tdO6mc=';
  for (const signature of [`${old} ${SIGNATURE}`, `${SIGNATURE} ${old}`, `v1a,AAAA ${SIGNATURE}`]) {
    expect(verifyInbound(BODY, { ...HEADERS, 'webhook-signature': signature }, at(SENT))).toBeDefined();
  }
});

test.each([
  ['no id', { 'webhook-id': '' }],
  ['another id', { 'webhook-id': 'msg_other' }],
  ['an id without end', { 'webhook-id': 'm'.repeat(300) }],
  ['no time', { 'webhook-timestamp': '' }],
  ['another time', { 'webhook-timestamp': String(SENT + 1) }],
  ['a time that is no number', { 'webhook-timestamp': `${SENT}.0` }],
  ['no signature', { 'webhook-signature': '' }],
  ['a signature of another version', { 'webhook-signature': SIGNATURE.replace('v1,', 'v2,') }],
  ['a signature without its version', { 'webhook-signature': SIGNATURE.replace('v1,', '') }],
  ['half a signature', { 'webhook-signature': SIGNATURE.slice(0, 20) }],
])('%s is refused', (_name, change) => {
  expect(verifyInbound(BODY, { ...HEADERS, ...change }, at(SENT))).toBeUndefined();
});

test('what headers are missing are refused', () => {
  expect(verifyInbound(BODY, {}, at(SENT))).toBeUndefined();
});

test('another body or another secret is refused', () => {
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

test('what the library of Standard Webhooks signs is good', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 50 }), fc.string({ unit: 'grapheme' }), (id, body) => {
      const signature = new Webhook(SECRET).sign(id, new Date(SENT * 1000), body);
      const headers = { ...HEADERS, 'webhook-id': id, 'webhook-signature': signature };
      expect(verifyInbound(Buffer.from(body), headers, at(SENT))).toBe(id);
    }),
  );
});
