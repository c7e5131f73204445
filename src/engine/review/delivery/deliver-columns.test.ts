import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Column } from '../../column.js';
import { createEngine } from '../../create-engine.js';
import type { Operation } from '../../edits/operation.js';
import type { Delivery, Engine } from '../../engine-calls.js';
import type { ImportPlan } from '../../import-plan.js';
import { rowMaker } from '../../result/column-batch.js';
import type { ColumnBatch } from '../../result/column-batch.js';
import { unpackBatch } from '../../result/packed-batch.js';
import type { ResultRow } from '../../result/import-result.js';

const COLUMNS: readonly Column[] = [
  { id: 'text', label: 'Text' },
  { id: '__proto__', label: 'Proto', validators: [{ type: 'max_length', value: 6 }] },
  { id: 'email', label: 'Email', type: 'email' },
  { id: 'phone', label: 'Phone', type: 'phone' },
  { id: 'pattern', label: 'Pattern', type: 'custom_regex', validators: [{ type: 'regex', pattern: '.' }] },
  { id: 'number', label: 'Number', type: 'number' },
  { id: 'stock', label: 'Stock', type: 'number', transformations: [{ type: 'default', value: 'none' }] },
  { id: 'boolean', label: 'Boolean', type: 'boolean' },
  { id: 'date', label: 'Date', type: 'date' },
  {
    id: 'day',
    label: 'Day',
    type: 'date',
    transformations: [{ type: 'normalize_date', format: 'D.M.YYYY' }],
  },
  { id: 'select', label: 'Select', type: 'select', options: ['free', 'Pro', 'Ähnlich'] },
  { id: 'cut', label: 'Cut', transformations: [{ type: 'replace', find: 'e', replace: '\ud83d' }, { type: 'trim' }] },
];
const DYNAMIC: readonly Column[] = [
  { id: 'size', label: 'Size', type: 'number' },
  { id: 'tag', label: 'Tag', transformations: [{ type: 'default', value: 'x' }] },
];
const ALL = [...COLUMNS, ...DYNAMIC];

const cell = fc.oneof(
  fc.constantFrom(
    ...[
      '',
      ' ',
      '\u00a0',
      'a',
      ' a ',
      'Ann',
      'é',
      ' 日本 ',
      '\u{1f600}e',
      'say "hi", ok',
      'e\ne',
      '\ufeff',
      'free',
      'PRO',
    ],
    ...[
      '0',
      '-0',
      '007',
      '-12',
      '1.5',
      '1,5',
      '1.234',
      '1,234.5',
      '1.234,5',
      '1e5',
      '9007199254740993',
      '$ 5',
      '12.345678901234567',
    ],
    ...['yes', 'No', 'true', '1', '2024-02-29', '2024-02-30', '31.12.2024', '03/04/2024', '12/31/1999', '5 May 0099'],
    ...['ann@example.org', ' bo@example.org', '+1 202 555 0101'],
  ),
  fc.integer().map(String),
  fc.double({ noNaN: true }).map(String),
  fc
    .date({ noInvalidDate: true, min: new Date('1900-01-01'), max: new Date('2100-01-01') })
    .map((date) => date.toISOString().slice(0, 10)),
  fc.string({ maxLength: 8, unit: 'grapheme' }),
);

interface Case {
  readonly engine: Engine;
  readonly columns: ImportPlan['columns'];
}

const csv = (text: string): string => `"${text.replaceAll('"', '""')}"`;

async function validated(
  rows: readonly (readonly string[])[],
  plan: Partial<ImportPlan> & Pick<ImportPlan, 'mapping'>,
): Promise<Case> {
  const headers = plan.mapping.map((_id, at) => `h${at % 12}`);
  // Rows shorter than the header have no cells at their end.
  const lines = rows.map((cells, at) =>
    (at % 7 === 3 && cells.length > 1 ? cells.slice(0, -1) : cells).map(csv).join(','),
  );
  const blob = new Blob([[headers.map(csv).join(','), ...lines, ''].join('\n')]);
  const engine = createEngine();
  const overrides = { dialect: { delimiter: ',', quote: '"', escape: '"' }, header: { start: 0, rows: 1 } };
  const { layout } = await engine.call('table-open', { blob, fileName: 'rows.csv', overrides });
  const full: ImportPlan = {
    columns: COLUMNS,
    dynamicColumns: [],
    layout,
    optionMatches: [],
    formats: [],
    operations: [],
    rowHandling: 'include',
    includeUnmatchedColumns: false,
    ...plan,
  };
  await engine.call('validation-run', { plan: full, hostChecks: false });
  return { engine, columns: full.columns };
}

interface Taken {
  readonly rows: readonly ResultRow[];
  readonly rowIndexes: readonly number[];
  readonly sizes: readonly number[];
  readonly delivery: Delivery;
}

type Handling = Pick<ImportPlan, 'rowHandling'> & { readonly batchSize: number };

async function asRows({ engine }: Case, handling: Handling): Promise<Taken> {
  const rows: ResultRow[] = [];
  const rowIndexes: number[] = [];
  const sizes: number[] = [];
  const onAsk = async (batch: { rows: readonly ResultRow[]; rowIndexes: readonly number[] }): Promise<null> => {
    rows.push(...batch.rows);
    rowIndexes.push(...batch.rowIndexes);
    sizes.push(batch.rows.length);
    return null;
  };
  const delivery = await engine.call('result-deliver', { ...handling, resume: false }, { onAsk });
  return { rows, rowIndexes, sizes, delivery };
}

async function asColumns({ engine }: Case, handling: Handling): Promise<Taken & { batches: ColumnBatch[] }> {
  const rows: ResultRow[] = [];
  const rowIndexes: number[] = [];
  const batches: ColumnBatch[] = [];
  const delivery = await engine.call(
    'columns-deliver',
    { ...handling, resume: false },
    {
      onAsk: async (batch, transfer) => {
        // As on the way from a worker.
        const moved = structuredClone(batch, { transfer: [...(transfer ?? [])] });
        const columns = unpackBatch(moved.columns);
        rows.push(...rowMaker(columns)(0, columns.length));
        rowIndexes.push(...moved.rowIndexes);
        batches.push(columns);
        return { refused: [] };
      },
    },
  );
  return { rows, rowIndexes, sizes: batches.map(({ length }) => length), batches, delivery };
}

/** Equal, with the same keys in the same order. */
function expectSame(columns: Taken, rows: Taken): void {
  expect(columns.rows.map((row) => JSON.stringify(row))).toEqual(rows.rows.map((row) => JSON.stringify(row)));
  expect(columns.rows).toStrictEqual(rows.rows);
  expect(columns.rowIndexes).toEqual(rows.rowIndexes);
  expect(columns.sizes).toEqual(rows.sizes);
  expect(columns.delivery).toEqual(rows.delivery);
}

describe('columns', () => {
  it('make the same rows as a delivery of rows', async () => {
    const ids = ALL.map(({ id }) => id);
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray([...ids, null, null], { minLength: 1 }),
        fc.array(fc.array(cell, { minLength: 20, maxLength: 20 }), { maxLength: 12 }),
        fc.record({
          rowHandling: fc.constantFrom('include' as const, 'exclude' as const),
          includeUnmatchedColumns: fc.boolean(),
          dynamicColumns: fc.constantFrom([], DYNAMIC),
          batchSize: fc.integer({ min: 1, max: 5 }),
          decimal: fc.constantFrom(undefined, '.' as const, ',' as const),
          isMatched: fc.boolean(),
        }),
        fc.array(fc.tuple(fc.nat(11), fc.constantFrom(...ids), cell), { maxLength: 4 }),
        fc.record({
          deleted: fc.uniqueArray(fc.nat(11), { maxLength: 2 }),
          added: fc.boolean(),
          program: fc.boolean(),
        }),
        async (mapping, table, { batchSize, decimal, isMatched, ...options }, edits, others) => {
          const rows = table.map((cells) => cells.slice(0, mapping.length)).filter((cells) => cells.join('').trim());
          const numbered = mapping.filter((id) => id === 'number' || id === 'size') as string[];
          const made = await validated(rows, {
            ...options,
            mapping: mapping.map((id) =>
              id !== null && DYNAMIC.some((column) => column.id === id) && options.dynamicColumns.length === 0
                ? null
                : id,
            ),
            formats: decimal ? numbered.map((column) => ({ column, number: { decimal, exponent: false } })) : [],
            optionMatches: isMatched
              ? [
                  { column: 'select', from: 'a', to: 'Pro' },
                  { column: 'text', from: 'a', to: '' },
                ]
              : [],
          });
          const operations: Operation[] = edits.map(([row, column, value]) => ({
            type: 'set-cell',
            row,
            column,
            value,
          }));
          if (others.program) {
            const program = {
              steps: [{ column: 'text', to: { type: 'uppercase', of: { type: 'column', column: 'text' } } }],
            } as const;
            operations.push({ type: 'run-program', program, formats: [] });
          }
          if (others.added)
            operations.push({
              type: 'add-rows',
              row: rows.length,
              columns: ['text', 'number'],
              values: [['new', '5']],
            });
          if (others.deleted.length > 0) operations.push({ type: 'delete-rows', rows: others.deleted });
          for (const operation of operations) {
            if (operation.type === 'set-cell' && operation.row >= rows.length) continue;
            await made.engine.call('edit-apply', { operation });
          }
          const handling = { rowHandling: options.rowHandling, batchSize };
          expectSame(await asColumns(made, handling), await asRows(made, handling));
        },
      ),
      { numRuns: 150 },
    );
  });

  it('make the same rows when long rows between them are left out, and edited and added rows lie between', async () => {
    const columns: readonly Column[] = [
      { id: 'name', label: 'Name', validators: [{ type: 'max_length', value: 9 }] },
      { id: 'size', label: 'Size', type: 'number' },
    ];
    // Rows that are far from each other in the file are read one by one.
    const rows = Array.from({ length: 40 }, (_, row) => [row % 6 === 5 ? 'x'.repeat(80_000) : `N ${row}`, String(row)]);
    const made = await validated(rows, { columns, mapping: ['name', 'size', null], includeUnmatchedColumns: true });
    const operations: readonly Operation[] = [
      { type: 'set-cell', row: 7, column: 'name', value: 'edited' },
      { type: 'set-cell', row: 8, column: 'size', value: '-8' },
      {
        type: 'add-rows',
        row: 40,
        columns: ['name'],
        values: [['added'], ['twice']],
        beside: { row: 9, side: 'below' },
      },
      { type: 'delete-rows', rows: [12, 13] },
    ];
    for (const operation of operations) await made.engine.call('edit-apply', { operation });
    for (const rowHandling of ['include', 'exclude'] as const) {
      for (const batchSize of [3, 7, 100]) {
        const handling = { rowHandling, batchSize };
        expectSame(await asColumns(made, handling), await asRows(made, handling));
      }
    }
  });

  it('have typed arrays, one text each, and the type of their column', async () => {
    const columns: readonly Column[] = [
      { id: 'name', label: 'Name' },
      { id: 'age', label: 'Age', type: 'number' },
      { id: 'active', label: 'Active', type: 'boolean' },
      { id: 'born', label: 'Born', type: 'date' },
      { id: 'size', label: 'Size', type: 'number' },
    ];
    const rows = [
      ['Zoë', '1.5', 'yes', '1970-01-02', 'big'],
      ['', '', '', '', ''],
      ['Al', '-7', 'no', '1969-12-31', '3'],
    ];
    const made = await validated([...rows, ['x', '', '', '', '']], { columns, mapping: columns.map(({ id }) => id) });
    const { batches } = await asColumns(made, { rowHandling: 'include', batchSize: 9 });
    expect(batches).toEqual([
      {
        length: 3,
        columns: [
          { id: 'name', type: 'text', text: 'ZoëAlx', ends: Uint32Array.of(3, 5, 6) },
          { id: 'age', type: 'number', values: Float64Array.of(1.5, -7, Number.NaN) },
          { id: 'active', type: 'boolean', values: Int8Array.of(1, 0, -1) },
          { id: 'born', type: 'date', values: Int32Array.of(1, -1, -2147483648) },
          { id: 'size', type: 'mixed', values: ['big', 3, null] },
        ],
      },
    ]);
  });
});

describe('batches of columns', () => {
  const plain = async (count: number): Promise<Case> =>
    validated(
      Array.from({ length: count }, (_, row) => [`P${row}`]),
      { columns: [{ id: 'name', label: 'Name' }], mapping: ['name'] },
    );

  it('are asked about before the last is answered, three at a time at most', async () => {
    const { engine } = await plain(100);
    const open: (() => void)[] = [];
    const counts: number[] = [];
    const delivered = engine.call(
      'columns-deliver',
      { batchSize: 10, rowHandling: 'include' },
      {
        onAsk: async () => {
          counts.push(open.length);
          await new Promise<void>((resolve) => open.push(resolve));
          return { refused: [] };
        },
      },
    );
    for (let batch = 0; batch < 10; batch += 1) {
      await expect.poll(() => open.length).toBe(Math.min(3, 10 - batch));
      open.shift()?.();
    }
    await delivered;
    expect(Math.max(...counts)).toBe(2);
  });

  it('change their size with an answer, and keep what was rejected', async () => {
    const { engine } = await plain(100);
    const sizes: number[] = [];
    const deliver = async (refused: readonly number[]): Promise<Delivery> =>
      engine.call(
        'columns-deliver',
        { batchSize: 10, rowHandling: 'include', resume: true },
        {
          onAsk: async ({ columns, index }) => {
            sizes.push(columns.length);
            return { refused: index === 0 ? refused : [], batchSize: 25 };
          },
        },
      );
    const { summary } = await deliver([2, 3]);
    expect(sizes.reduce((sum, size) => sum + size)).toBe(100);
    expect(sizes.slice(0, 2)).toEqual([10, 10]);
    expect(sizes).toContain(25);
    expect(summary.deliveredRows).toBe(98);
    sizes.length = 0;
    expect((await deliver([])).summary.deliveredRows).toBe(100);
    expect(sizes).toEqual([2]);
  });

  it('end with the first failure, and keep the batches before it', async () => {
    const { engine } = await plain(50);
    const handling = { batchSize: 10, rowHandling: 'include', resume: true } as const;
    const fails = engine.call('columns-deliver', handling, {
      onAsk: async ({ index }) => {
        if (index >= 2) throw new Error('full');
        return { refused: [] };
      },
    });
    await expect(fails).rejects.toThrow('full');
    expect(await engine.call('summary-read', {})).toMatchObject({ progress: { delivered: 20 } });
  });
});
