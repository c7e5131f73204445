import { describe, expect, test } from 'vitest';
import type { Column } from './column.js';
import { createEngine } from './create-engine.js';
import type { Engine, TableSummary } from './engine-calls.js';
import type { ImportPlan } from './import-plan.js';

const HEADER = { header: { start: 0, rows: 1 } };
const NAME: Column = { id: 'name', label: 'Name' };

async function opened(blob: Blob, rowLimit?: number): Promise<{ engine: Engine; table: TableSummary }> {
  const engine = createEngine();
  const table = await engine.call('table-open', { blob, fileName: 'rows.csv', overrides: HEADER, rowLimit });
  return { engine, table };
}

function planOf(table: TableSummary, columns: readonly Column[]): ImportPlan {
  return {
    columns,
    dynamicColumns: [],
    layout: table.layout,
    mapping: table.columns.map(({ name }) => columns.find(({ id }) => id === name)?.id ?? null),
    optionMatches: [],
    formats: [],
    rowHandling: 'include',
    includeUnmatchedColumns: false,
    operations: [],
  };
}

const csv = (rows: readonly string[]): Blob => new Blob([`${['name', ...rows].join('\n')}\n`]);
const numbered = (count: number): string[] => Array.from({ length: count }, (_, row) => `r${row}`);

test('a file over the row limit fails the counting pass, one at the limit does not', async () => {
  const { engine } = await opened(csv(numbered(101)), 100);
  await expect(engine.call('table-index', {})).rejects.toMatchObject({ code: 'too-many-rows', params: { limit: 100 } });
  const { engine: allowed } = await opened(csv(numbered(100)), 100);
  await expect(allowed.call('table-index', {})).resolves.toMatchObject({ rowCount: 100 });
});

test('a file over the row limit fails a validation', async () => {
  const { engine, table } = await opened(csv(numbered(101)), 100);
  const run = engine.call('validation-run', { plan: planOf(table, [NAME]), hostChecks: false });
  await expect(run).rejects.toMatchObject({ code: 'too-many-rows' });
});

const LATE = 3000;
/** ASCII except for two lines beyond the parts that detection reads. */
function lateLatin1(): Blob {
  const lines = numbered(4000).map((name) => name.padEnd(110, '.'));
  const text = ['name', ...lines.slice(0, LATE), 'Jos\u00e9', 'M\u00fcller', ...lines.slice(LATE)].join('\n');
  return new Blob([Uint8Array.from(text, (character) => character.charCodeAt(0))]);
}

test('the counting pass corrects an encoding that only shows late in the file', async () => {
  const { engine, table } = await opened(lateLatin1());
  expect(table.layout.encoding).toBe('utf-8');
  const indexed = await engine.call('table-index', {});
  expect(indexed.layout.encoding).toMatch(/^(windows-125|iso-8859-)/);
  await engine.call('validation-run', { plan: planOf(indexed, [NAME]), hostChecks: false });
  const { rows } = await engine.call('rows-read', { start: LATE, count: 1 });
  expect(rows[0]?.cells).toEqual(['Jos\u00e9']);
});

test('so does a validation that runs before the counting pass, and edits made meanwhile stay', async () => {
  const { engine, table } = await opened(lateLatin1());
  const edits: Promise<unknown>[] = [];
  const onEvent = ({ type }: { type: string }): void => {
    // The second one comes after the file was read again.
    if (type !== 'first-rows' || edits.length > 0) return;
    const operation = { type: 'set-cell', row: LATE + 2, column: 'name', value: 'edited' } as const;
    edits.push(engine.call('edit-apply', { operation }));
  };
  await engine.call('validation-run', { plan: planOf(table, [NAME]), hostChecks: false }, { onEvent });
  expect(edits).not.toEqual([]);
  await Promise.all(edits);
  const { rows } = await engine.call('rows-read', { start: LATE + 1, count: 2 });
  expect(rows.map(({ cells }) => cells)).toEqual([['M\u00fcller'], ['edited']]);
  expect((await engine.call('table-index', {})).layout.encoding).not.toBe('utf-8');
});

test('an encoding chosen by the user stays', async () => {
  const engine = createEngine();
  await engine.call('table-open', {
    blob: lateLatin1(),
    fileName: 'rows.csv',
    overrides: { ...HEADER, encoding: 'utf-8' },
  });
  const indexed = await engine.call('table-index', {});
  expect(indexed.layout.encoding).toBe('utf-8');
  expect(indexed.findings).toMatchObject([{ code: 'invalid-bytes', line: LATE + 2 }]);
});

test('transformations that run before validation are part of what is delivered', async () => {
  const columns: Column[] = [
    {
      id: 'name',
      label: 'Name',
      validators: [{ type: 'min_length', value: 3 }, { type: 'unique' }],
      transformations: [
        { type: 'trim', stage: 'pre' },
        { type: 'uppercase', stage: 'pre' },
      ],
    },
  ];
  const { engine, table } = await opened(csv(['  ab ', 'abc', ' ABC']));
  await engine.call('validation-run', { plan: planOf(table, columns), hostChecks: false });
  const { rows } = await engine.call('rows-read', { start: 0, count: 3 });
  expect(rows.map(({ issues }) => issues.map(({ code }) => code))).toEqual([['min_length'], [], ['unique']]);
});

test('dates in a text column are normalized in the order of the whole column', async () => {
  const columns: Column[] = [{ id: 'name', label: 'Day', transformations: [{ type: 'normalize_date' }] }];
  const { engine, table } = await opened(csv(['03/04/2026', '05/04/2026', '25/04/2026', 'soon']));
  const { formats } = await engine.call('validation-run', { plan: planOf(table, columns), hostChecks: false });
  expect(formats).toEqual([{ column: 'name', dateOrder: 'dmy', ambiguous: false }]);
  const delivered: unknown[] = [];
  await engine.call(
    'result-deliver',
    { batchSize: 10, rowHandling: 'include' },
    {
      onAsk: async ({ rows }) => {
        delivered.push(...rows.map((row) => row['name']));
        return null;
      },
    },
  );
  expect(delivered).toEqual(['2026-04-03', '2026-04-05', '2026-04-25', 'soon']);
});

test('a value late in the file decides the format of a column', async () => {
  const columns: Column[] = [{ id: 'name', label: 'Day', type: 'date' }];
  const open = Array.from({ length: 3000 }, () => '03/04/2026');
  const infer = async (texts: readonly string[]): Promise<unknown> => {
    const { engine } = await opened(csv(texts));
    await engine.call('table-index', {});
    return engine.call('formats-infer', { columns, mapping: ['name'] });
  };
  const last = [...open];
  last[2990] = '25/04/2026';
  const readings = [
    { dateOrder: 'dmy', date: '2026-04-03' },
    { dateOrder: 'mdy', date: '2026-03-04' },
  ];
  expect(await infer(open)).toEqual([{ column: 'name', ambiguous: true, example: '03/04/2026', readings }]);
  expect(await infer(last)).toEqual([{ column: 'name', dateOrder: 'dmy', ambiguous: false }]);
});

test('ambiguous values are errors and are delivered as text', async () => {
  const columns: Column[] = [
    { id: 'name', label: 'Day', type: 'date' },
    { id: 'price', label: 'Price', type: 'number' },
  ];
  const text = 'Day,Price\n03/04/2026,1.234\n2026-04-05,7\n';
  const engine = createEngine();
  const table = await engine.call('table-open', { blob: new Blob([text]), fileName: 'a.csv', overrides: {} });
  const run = async (formats: ImportPlan['formats']): Promise<unknown> => {
    const plan = { ...planOf(table, columns), mapping: ['name', 'price'], formats };
    await engine.call('validation-run', { plan, hostChecks: false });
    const { rows } = await engine.call('rows-read', { start: 0, count: 2 });
    const delivered: unknown[] = [];
    await engine.call(
      'result-deliver',
      { batchSize: 10, rowHandling: 'include' },
      { onAsk: async (batch) => (delivered.push(...batch.rows), null) },
    );
    return { codes: rows.map(({ issues }) => issues.map(({ code }) => code)), delivered };
  };
  expect(await run([])).toEqual({
    codes: [['date_ambiguous', 'number_ambiguous'], []],
    delivered: [
      { name: '03/04/2026', price: '1.234' },
      { name: '2026-04-05', price: 7 },
    ],
  });
  const answers = [
    { column: 'name', dateOrder: 'dmy' },
    { column: 'price', decimal: ',' },
  ] as const;
  expect(await run(answers)).toEqual({
    codes: [[], []],
    delivered: [
      { name: '2026-04-03', price: 1234 },
      { name: '2026-04-05', price: 7 },
    ],
  });
});

test('values of columns are available during and after counting', async () => {
  const columns: Column[] = [{ id: 'name', label: 'Plan', type: 'select', options: ['Free', 'Pro'] }];
  const { engine } = await opened(csv([...Array.from({ length: 30_000 }, () => 'free'), 'pro', 'gold']));
  const early = engine.call('options-match', { columns, mapping: ['name'] });
  await engine.call('table-index', {});
  const [known] = await engine.call('options-match', { columns, mapping: ['name'] });
  expect((await early)[0]?.values[0]?.value).toBe('free');
  expect(known).toMatchObject({
    values: [
      { value: 'free', count: 30_000 },
      { value: 'pro', count: 1 },
      { value: 'gold', count: 1 },
    ],
    matches: [
      { from: 'free', to: 'Free' },
      { from: 'pro', to: 'Pro' },
      { from: 'gold', to: null },
    ],
    truncated: false,
  });
});

test('values of columns are available without counting first', async () => {
  const columns: Column[] = [{ id: 'name', label: 'Plan', type: 'select', options: ['Free'] }];
  const { engine } = await opened(csv(['free', 'free']));
  const [known] = await engine.call('options-match', { columns, mapping: ['name'] });
  expect(known?.values).toEqual([{ value: 'free', count: 2 }]);
});

test('rows that a validation has counted are not counted again', async () => {
  const { engine, table } = await opened(csv(numbered(10)));
  await engine.call('validation-run', { plan: planOf(table, [NAME]), hostChecks: false });
  const events: unknown[] = [];
  const { rowCount } = await engine.call('table-index', {}, { onEvent: (event) => void events.push(event) });
  expect({ rowCount, events }).toEqual({ rowCount: 10, events: [] });
});

test('a rejection by the host stays until the row is edited', async () => {
  const { engine, table } = await opened(csv(['a', 'b']));
  await engine.call('validation-run', { plan: planOf(table, [NAME]), hostChecks: false });
  const refused = await engine.call('rows-refuse', { findings: [{ index: 1, column: 'name', message: 'Taken' }] });
  expect(refused.counts).toEqual({ all: 2, valid: 1, invalid: 1 });
  const operation = { type: 'set-cell', row: 1, column: 'name', value: 'c' } as const;
  expect((await engine.call('edit-apply', { operation })).counts.invalid).toBe(0);
});

test('schema issues that repeat an error of the engine are dropped', async () => {
  const columns: Column[] = [{ id: 'name', label: 'Mail', type: 'email' }];
  const { engine, table } = await opened(csv(['nobody', 'a@b.org']));
  await engine.call(
    'validation-run',
    { plan: planOf(table, columns), hostChecks: true },
    {
      onAsk: async (rows) =>
        rows.map(({ index }) => ({ index, column: 'name', message: 'Invalid', unlessFound: true })),
    },
  );
  const { rows } = await engine.call('rows-read', { start: 0, count: 2 });
  expect(rows.map(({ issues }) => issues.map(({ code }) => code))).toEqual([['email'], ['custom']]);
});

test('rows are found by their row number, which counts blank rows', async () => {
  const { engine, table } = await opened(csv(['a', '', 'b', '', '', 'c']));
  const numbers = [0, 1, 2, 3, 4, 5, 7, 8];
  const rows = [null, null, 0, null, 1, null, 2, null];
  await engine.call('table-index', {});
  expect(await engine.call('rows-find', { numbers })).toEqual(rows);
  await engine.call('validation-run', { plan: planOf(table, [NAME]), hostChecks: false });
  expect(await engine.call('rows-find', { numbers })).toEqual(rows);
});

describe('the preview of a mapping', () => {
  const COLUMNS: readonly Column[] = [
    NAME,
    { id: 'joined', label: 'Joined', type: 'date', validators: [{ type: 'required' }] },
    { id: 'plan', label: 'Plan', type: 'select', options: ['free', 'pro'] },
    { id: 'amount', label: 'Amount', type: 'number' },
  ];
  const FILE = new Blob(['name,joined,plan,amount\nAda,31.12.2024,Pro,"1.234,50"\nBob,soon,gold,7\nCem,,free,8\n']);

  async function previewOf(mapping: readonly (string | null)[]) {
    const { engine } = await opened(FILE);
    const formats = [{ column: 'amount', decimal: ',' as const }];
    return engine.call('mapping-preview', { columns: COLUMNS, mapping, formats });
  }

  test('shows what differs from the text, and counts values that would have errors', async () => {
    expect(await previewOf(['name', 'joined', 'plan', 'amount'])).toEqual([
      { column: 'name', results: [], checked: 3, misfits: 0, misfit: null },
      { column: 'joined', results: [{ sample: 0, value: '2024-12-31' }], checked: 3, misfits: 2, misfit: 'soon' },
      { column: 'plan', results: [{ sample: 0, value: 'pro' }], checked: 3, misfits: 1, misfit: 'gold' },
      { column: 'amount', results: [{ sample: 0, value: 1234.5 }], checked: 3, misfits: 0, misfit: null },
    ]);
  });

  test('follows the mapping, not the names', async () => {
    expect(await previewOf([null, null, null, 'joined'])).toEqual([
      { column: 'joined', results: [], checked: 3, misfits: 3, misfit: '1.234,50' },
    ]);
  });
});
