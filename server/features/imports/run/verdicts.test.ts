import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Operation } from '../../../../src/engine/full.js';
import { changes } from '../../../../src/engine/testing/change-arbitrary.js';
import type { Change } from '../../../../src/engine/testing/change-arbitrary.js';
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
  fc.string({ unit: 'binary', maxLength: 6 }),
);

const file = fc.record({
  header: fc.boolean(),
  rows: fc.array(fc.array(cell, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 60 }),
  delimiter: fc.constantFrom(',', ';', '\t', '|'),
  newline: fc.constantFrom('\n', '\r\n'),
  encoding: fc.constantFrom('utf8', 'utf16le', 'latin1'),
  mark: fc.boolean(),
  // The server refuses texts with half a surrogate pair, which PostgreSQL cannot store, and unknown columns. It leaves out
  // rows added after a gap, which no browser makes: its pastes add the next rows.
  edits: fc.array(
    changes(['c0', 'c1', 'c2', 'c3', 'c4'], 40).filter(
      (change) => !/\\ud[89a-f]|"unknown"|"added"/.test(JSON.stringify(change)),
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
      const imports = await expectSame(write(made), { changes: made.edits });
      if (imports) imported += 1;
    }),
    // Enough files for what is expected below, also on a busy machine.
    { numRuns: 40, interruptAfterTimeLimit: 150_000 },
  );
  expect(imported).toBeGreaterThan(10);
});

test('a fix of a group beside ambiguous numbers with one unit', async () => {
  const text = 'c0,c1,c2,c3,c4\nk1,$1.234,,x,A\nk2,$5.678,,x,B\n';
  const changes: readonly Change[] = [{ do: 'group', at: 1, edit: { type: 'set', value: 'a@b.co' } }];
  const imports = await expectSame(new TextEncoder().encode(text), { changes });
  expect(imports?.plan.operations.at(-1)).toMatchObject({
    formats: expect.arrayContaining([expect.objectContaining({ column: 'c1', ambiguous: true, unit: '$' })]),
  });
});

describe('a change that the engine makes of many rows', () => {
  const lines = [
    'c0,c1,c2,c3,c4',
    'k1,1,01/13/2024,a @b.co,',
    'k2,12 kg,01/14/2024,c @d.co,bo',
    'k1,3,01/15/2024,,cy',
    'k3,4,01/16/2024,e@f.co,dee',
    'k1,,01/17/2024,g@h.co,',
  ];
  const cases: readonly (readonly [string, Change, Operation | object])[] = [
    [
      'a fix of a group',
      { do: 'group', at: 0, edit: { type: 'fix' } },
      { type: 'run-program', only: [expect.any(String)], rows: expect.arrayContaining([expect.any(Number)]) },
    ],
    [
      'a text for the cells of a group',
      { do: 'group', at: 0, edit: { type: 'set', value: '9' } },
      { type: 'run-program', only: [expect.any(String)], rows: expect.arrayContaining([expect.any(Number)]) },
    ],
    ['merged duplicates', { do: 'duplicates', column: 'c0', type: 'merge' }, { type: 'set-cells', deleted: [2, 4] }],
    [
      'a change by example',
      { do: 'example', row: 0, column: 'c0', manner: 'doubled' },
      { type: 'run-program', only: ['c0'], except: [0, 1] },
    ],
    [
      'a paste after the last row',
      {
        do: 'set',
        start: 0,
        count: 1,
        columns: ['c0', 'c3'],
        values: [['n1', 'x@y.co'], ['n2'], ['n3']],
        append: true,
      },
      { type: 'set-cells', added: 2 },
    ],
  ];

  test.each(cases)('%s', { timeout: 60_000 }, async (_name, change, operation) => {
    const later: Change = { do: 'apply', operation: { type: 'set-cell', row: 3, column: 'c4', value: 'Eve' } };
    const imports = await expectSame(new TextEncoder().encode(lines.join('\n')), { changes: [change, later] });
    expect(imports?.plan.operations.at(-2)).toMatchObject(operation);
  });
});
