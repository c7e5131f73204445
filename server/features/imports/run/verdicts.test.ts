import fc from 'fast-check';
import { expect, test } from 'vitest';
import { operations } from '../../../../src/engine/testing/operation-arbitrary.js';
import { expectSameValidation } from '../testing/same-validation.js';

const expectSame = expectSameValidation();

const cell = fc.oneof(
  fc.constantFrom('', ' ', 'Ada', 'ÄÖÜ', '1', '1,5', '1.234,50', '-3', '1e5', '31.12.2024', '12/31/2024', '2024-02-30'),
  fc.constantFrom(
    'a@b.co',
    'A@B.CO',
    'nowhere',
    '=1+1',
    '"',
    '""',
    'a;b',
    'a,b',
    'a\tb',
    'line\nbreak',
    '\r',
    '日本',
    '0x10',
  ),
  fc.string({ unit: 'binary', maxLength: 6 }).map((text) => text.replaceAll('\0', '')),
);

const file = fc.record({
  header: fc.boolean(),
  rows: fc.array(fc.array(cell, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 60 }),
  delimiter: fc.constantFrom(',', ';', '\t', '|'),
  newline: fc.constantFrom('\n', '\r\n'),
  encoding: fc.constantFrom('utf8', 'utf16le', 'latin1'),
  mark: fc.boolean(),
  // The server refuses texts with half a surrogate pair, which PostgreSQL cannot store, and unknown columns.
  edits: fc.array(
    operations(['c0', 'c1', 'c2', 'c3', 'c4'], 40).filter(
      (operation) => !/\\ud[89a-f]|"unknown"/.test(JSON.stringify(operation)),
    ),
    { maxLength: 6 },
  ),
});

type Made = typeof file extends fc.Arbitrary<infer T> ? T : never;

function write({ header, rows, delimiter, newline, encoding, mark }: Made): Uint8Array<ArrayBuffer> {
  const quoted = (text: string): string =>
    /["\r\n]/.test(text) || text.includes(delimiter) ? `"${text.replaceAll('"', '""')}"` : text;
  const lines = [...(header ? [['c0', 'c1', 'c2', 'c3', 'c4']] : []), ...rows];
  const text = lines.map((cells) => cells.map(quoted).join(delimiter)).join(newline);
  const hasMark = mark && encoding !== 'latin1';
  return new Uint8Array(Buffer.from((hasMark ? '\uFEFF' : '') + text, encoding as BufferEncoding));
}

test('synthetic files with edits', { timeout: 300_000 }, async () => {
  let imported = 0;
  await fc.assert(
    fc.asyncProperty(file, async (made) => {
      const isSame = await expectSame(write(made), { operations: () => made.edits });
      if (isSame) imported += 1;
    }),
    // Enough files for what is expected below, also on a busy machine.
    { numRuns: 40, interruptAfterTimeLimit: 150_000 },
  );
  expect(imported).toBeGreaterThan(10);
});
