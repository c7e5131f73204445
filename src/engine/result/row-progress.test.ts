import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { NO_PROGRESS, progressAfter, summaryOfProgress } from './row-progress.js';
import type { RowProgress } from './row-progress.js';

/** 12 rows: 2 delivered, 1 deleted; of the 9 left, 4 are invalid, one of them rejected. */
const PROGRESS: RowProgress = {
  total: 12,
  valid: 7,
  invalid: 4,
  delivered: 2,
  rejected: 1,
  deleted: 1,
  left: { all: 9, valid: 5, invalid: 4 },
};

test.each([
  ['exclude', { skippedRows: 3, pendingRows: 5 }],
  ['include', { skippedRows: 0, pendingRows: 8 }],
  ['block', { skippedRows: 0, pendingRows: 8 }],
] as const)('with %s, each row counts once', (rowHandling, { skippedRows, pendingRows }) => {
  expect(summaryOfProgress(PROGRESS, rowHandling)).toEqual({
    totalRows: 12,
    validRows: 7,
    invalidRows: 4,
    deliveredRows: 2,
    rejectedRows: 1,
    deletedRows: 1,
    skippedRows,
    pendingRows,
  });
});

test('a rejected row is not skipped as well', () => {
  const progress = { ...PROGRESS, rejected: 6, left: { all: 9, valid: 6, invalid: 3 } };
  expect(summaryOfProgress(progress, 'exclude')).toMatchObject({ skippedRows: 0, pendingRows: 3 });
});

test('delivered rows leave the rest, valid ones first', () => {
  expect(progressAfter(PROGRESS, 3, 'exclude')).toEqual({
    ...PROGRESS,
    delivered: 5,
    left: { all: 6, valid: 2, invalid: 4 },
  });
  expect(progressAfter(PROGRESS, 7, 'include')).toEqual({
    ...PROGRESS,
    delivered: 9,
    left: { all: 2, valid: 0, invalid: 2 },
  });
});

test('no row is lost on the way', () => {
  const row = fc.constantFrom('valid', 'invalid');
  fc.assert(
    fc.property(fc.array(row), fc.array(fc.nat(9), { maxLength: 5 }), (rows, batches) => {
      const valid = rows.filter((each) => each === 'valid').length;
      const left = { all: rows.length, valid, invalid: rows.length - valid };
      let progress: RowProgress = { ...NO_PROGRESS, total: rows.length, valid, invalid: left.invalid, left };
      for (const size of batches) {
        progress = progressAfter(progress, Math.min(size, progress.left.all), 'include');
        const { delivered, deleted, left: rest } = progress;
        expect(delivered + deleted + rest.all).toBe(rows.length);
        expect(rest.valid + rest.invalid).toBe(rest.all);
        expect(Math.min(rest.valid, rest.invalid)).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});
