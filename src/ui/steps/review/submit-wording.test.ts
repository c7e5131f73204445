import { expect, it } from 'vitest';
import { skipsMany, submitWording } from './submit-wording.js';

const some = { all: 5000, valid: 4988, invalid: 12 };
const clean = { all: 5000, valid: 5000, invalid: 0 };

it.each([
  [some, 'exclude', 'review.submit.valid', { count: 4988, invalid: 12 }, false],
  [some, 'include', 'review.submit.include', { count: 5000, invalid: 12 }, false],
  [some, 'block', 'review.submit.all', { count: 5000 }, true],
  [clean, 'block', 'review.submit.all', { count: 5000 }, false],
  [{ all: 3, valid: 0, invalid: 3 }, 'exclude', 'review.submit.none', {}, true],
  [{ all: 0, valid: 0, invalid: 0 }, 'include', 'review.submit.none', {}, true],
] as const)('%o with %s', (counts, handling, key, params, disabled) => {
  expect(submitWording({ left: counts, delivered: 0 }, handling, 'checked')).toMatchObject({ key, params, disabled });
});

it('shows why an import is blocked', () => {
  expect(submitWording({ left: some, delivered: 9 }, 'block', 'checked').note).toEqual({
    key: 'review.submit.blocked',
    params: { count: 12 },
  });
});

it('waits while rows are being checked', () => {
  expect(submitWording({ left: clean, delivered: 0 }, 'include', 'checking')).toMatchObject({
    key: 'review.submit.checking',
    disabled: true,
  });
});

it('blocks rows that have not been checked', () => {
  expect(submitWording({ left: clean, delivered: 0 }, 'include', 'stopped')).toMatchObject({
    disabled: true,
    note: { key: 'blockers.not-checked' },
  });
});

it.each([
  [{ all: 0, valid: 0, invalid: 0 }, 'block'],
  [{ all: 15, valid: 0, invalid: 15 }, 'exclude'],
] as const)('completes an import with no rows left to send: %o with %s', (left, handling) => {
  expect(submitWording({ left, delivered: 20 }, handling, 'checked')).toEqual({
    key: 'delivery.finish',
    params: {},
    disabled: false,
  });
});

it.each([
  [{ all: 20, valid: 18, invalid: 2 }, 'exclude', false],
  [{ all: 20, valid: 17, invalid: 3 }, 'exclude', true],
  [{ all: 20, valid: 17, invalid: 3 }, 'include', false],
  [{ all: 20, valid: 17, invalid: 3 }, 'block', false],
  [{ all: 5, valid: 0, invalid: 5 }, 'exclude', true],
  [{ all: 0, valid: 0, invalid: 0 }, 'exclude', false],
] as const)('asks before skipping more than a tenth of the rows: %o with %s', (left, handling, asks) => {
  expect(skipsMany({ left }, handling)).toBe(asks);
});
