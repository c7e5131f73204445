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

/** ASCII except for a few lines beyond the part that detection reads. */
function lateLatin1(): Blob {
  const lines = numbered(120_000);
  const text = [`name`, ...lines.slice(0, 60_001), 'Jos\u00e9', 'M\u00fcller', ...lines.slice(60_001)].join('\n');
  return new Blob([Uint8Array.from(text, (character) => character.charCodeAt(0))]);
}

test('the counting pass corrects an encoding that only shows late in the file', async () => {
  const { engine, table } = await opened(lateLatin1());
  expect(table.layout.encoding).toBe('utf-8');
  const indexed = await engine.call('table-index', {});
  expect(indexed.layout.encoding).toMatch(/^(windows-125|iso-8859-)/);
  await engine.call('validation-run', { plan: planOf(indexed, [NAME]), hostChecks: false });
  const { rows } = await engine.call('rows-read', { start: 60_001, count: 1 });
  expect(rows[0]?.cells).toEqual(['Jos\u00e9']);
});

test('so does a validation that runs before the counting pass, and edits made meanwhile stay', async () => {
  const { engine, table } = await opened(lateLatin1());
  const edits: Promise<unknown>[] = [];
  const onEvent = ({ type }: { type: string }): void => {
    // The second one comes after the file was read again.
    if (type !== 'first-rows' || edits.length > 0) return;
    const operation = { type: 'set-cell', row: 60_003, column: 'name', value: 'edited' } as const;
    edits.push(engine.call('edit-apply', { operation }));
  };
  await engine.call('validation-run', { plan: planOf(table, [NAME]), hostChecks: false }, { onEvent });
  expect(edits).not.toEqual([]);
  await Promise.all(edits);
  const { rows } = await engine.call('rows-read', { start: 60_002, count: 2 });
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
  expect(indexed.findings).toMatchObject([{ code: 'invalid-bytes', line: 60_003 }]);
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
  await engine.call('validation-run', { plan: planOf(table, [NAME]), hostChecks: false });
  const numbers = [0, 1, 2, 3, 4, 5, 7, 8];
  expect(await engine.call('rows-find', { numbers })).toEqual([null, null, 0, null, 1, null, 2, null]);
});

/** Encodes text; `\\x` with two hex digits stands for a byte. */
function bytesOf(text: string): Blob {
  const pieces = text.split(/\\x([0-9a-f]{2})/);
  return new Blob(pieces.map((piece, at) => (at % 2 === 0 ? piece : Uint8Array.of(Number.parseInt(piece, 16)))));
}

test.each([
  [
    'a damaged UTF-8 file',
    undefined,
    'name,other\nZoë,Łódź\nK\\xf6ln,Київ\nA,\\xff\nB,東京\n',
    ['Zoë', 'K\ufffdln', 'A', 'B'],
  ],
  [
    'a replacement character in the file',
    undefined,
    'name,other\nZoë,1\nK\ufffdln,2\nA,\ufffd\nB,3\n',
    ['Zoë', 'K\ufffdln', 'A', 'B'],
  ],
  [
    'bytes that the encoding does not assign',
    'windows-1257',
    'name,other\nZo\\xe9,1\nK\\xa1ln,2\nA,\\xa5\nB,3\n',
    ['Zoé', 'K\ufffdln', 'A', 'B'],
  ],
  [
    'byte pairs that are not a character',
    'euc-kr',
    'name,other\n\\xb0\\xa1,1\nK\\xc9\\xa1ln,2\nA,\\xff\nB,3\n',
    ['가', 'K\ufffdln', 'A', 'B'],
  ],
  ['half a character', 'utf-16le', 'n\0a\0m\0e\0\n\0é\0\n\0\\x00\\xd8\n\0b\0', ['é', '\ufffd', 'b']],
])('undecodable text is an issue in its cell: %s', async (_what, encoding, text, names) => {
  const engine = createEngine();
  const blob = encoding === undefined ? bytesOf(text) : latin1(text);
  const overrides = { ...HEADER, encoding };
  const table = await engine.call('table-open', { blob, fileName: 'rows.csv', overrides });
  if (encoding === undefined) expect(table.layout.encoding).toBe('utf-8');
  const wrong = names.map((name) => (name.includes('\ufffd') ? ['undecodable'] : []));
  // Once in the first pass over the file, and once in a later one.
  for (let pass = 1; pass <= 2; pass += 1) {
    const summary = await engine.call('validation-run', { plan: planOf(table, [NAME]), hostChecks: false });
    expect(summary.counts.invalid).toBe(1);
    const { rows } = await engine.call('rows-read', { start: 0, count: 9 });
    expect(rows.map(({ cells }) => cells[0])).toEqual(names);
    expect(rows.map(({ issues }) => issues.map(({ code }) => code))).toEqual(wrong);
  }
  expect((await engine.call('table-index', {})).findings).toMatchObject([{ code: 'invalid-bytes', line: 3 }]);
  const row = wrong.findIndex((codes) => codes.length > 0);
  const fixed = await engine.call('edit-apply', {
    operation: { type: 'set-cell', row, column: 'name', value: 'Köln' },
  });
  expect(fixed.counts.invalid).toBe(0);
});

/** One byte per character; other texts go through `bytesOf`. */
function latin1(text: string): Blob {
  const bytes = text.replace(/\\x([0-9a-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return new Blob([Uint8Array.from(bytes, (character) => character.charCodeAt(0))]);
}

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
