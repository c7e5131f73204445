import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openTable } from '../source/open-table.js';
import { ValueTally } from './value-tally.js';

async function tallyOf(rows: readonly (readonly string[])[]): Promise<ValueTally> {
  const text = ['a,b,c', ...rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))];
  const table = await openTable(new Blob([text.join('\n')]), {
    overrides: { header: { start: 0, rows: 1 }, delimiter: ',', quote: '"' },
  });
  const tally = new ValueTally(table.columns.length);
  await table.scan((block) => tally.add(block));
  return tally;
}

test('counts values trimmed', async () => {
  const cell = fc.constantFrom('yes', ' yes ', 'no', 'é', '"', 'a""b', ' ', '', '\u00a0no');
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(cell, cell, fc.constant('x')), { minLength: 1, maxLength: 30 }),
      async (rows) => {
        const tally = await tallyOf(rows);
        for (const source of [0, 1]) {
          const expected = new Map<string, number>();
          for (const row of rows) {
            const value = row[source]!.trim();
            if (value !== '') expected.set(value, (expected.get(value) ?? 0) + 1);
          }
          const { values, truncated } = tally.valuesOf(source);
          expect(new Map(values.map(({ value, count }) => [value, count]))).toEqual(expected);
          expect(truncated).toBe(false);
        }
      },
    ),
  );
});

test('lists the most frequent values first', async () => {
  const cells = ['once', 'often', 'twice', 'often', 'twice', 'often', '', 'last'];
  const { values } = (await tallyOf(cells.map((cell) => [cell]))).valuesOf(0);
  expect(values.map(({ value, count }) => `${value} ${count}`)).toEqual(['often 3', 'twice 2', 'once 1', 'last 1']);
});

test('stops counting columns with too many values', async () => {
  const tally = await tallyOf(Array.from({ length: 500 }, (_, row) => [`v${row}`, row % 2 ? 'odd' : 'even', 'x']));
  expect(tally.valuesOf(0)).toMatchObject({ truncated: true });
  expect(tally.valuesOf(0).values).toHaveLength(200);
  expect(tally.valuesOf(1)).toEqual({
    truncated: false,
    values: [
      { value: 'even', count: 250 },
      { value: 'odd', count: 250 },
    ],
  });
  expect(tally.rows).toBe(500);
});
