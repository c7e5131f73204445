import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Column } from '../../column.js';
import type { IssuePlace, WindowRow } from '../../review-calls.js';
import type { ColumnFilter, RowSearch, RowView } from '../../row-view.js';
import { reviewing } from '../../testing/review-state.js';
import { createTextOrder } from './text-order.js';

const COLUMNS: readonly Column[] = [
  { id: 'name', label: 'Name', validators: [{ type: 'required' }] },
  { id: 'amount', label: 'Amount', type: 'number' },
  { id: 'when', label: 'When', type: 'date' },
  { id: 'ok', label: 'OK', type: 'boolean' },
];
const IDS = COLUMNS.map(({ id }) => id);
const PLAIN = [
  ...['', ' ', 'a', 'A', 'b ', 'Berlin', 'berlin'],
  ...['10', '9', '1.5', 'yes', 'no', '2024-01-31', '2023-12-31'],
];
const plain = fc.constantFrom(...PLAIN);
const text = fc.oneof(
  fc.constantFrom(...PLAIN, 'ä'),
  fc.string({ maxLength: 10 }).map((value) => value.replace(/["\n\r]/g, '')),
);
const column = fc.constantFrom(...IDS);
const filter: fc.Arbitrary<ColumnFilter> = fc.oneof(
  fc.record({
    column,
    type: fc.constantFrom('empty' as const, 'filled' as const, 'errors' as const, 'edited' as const),
  }),
  fc.record({ column, type: fc.constant('values' as const), values: fc.array(text.map((value) => value.trim())) }),
  fc.record({ column, type: fc.constant('contains' as const), text: fc.constantFrom('a', 'E', '1', '') }),
);
const search: fc.Arbitrary<RowSearch> = fc.record(
  {
    find: fc.constantFrom('a', 'E', '1', 'er', '2024'),
    matchCase: fc.boolean(),
    wholeCell: fc.boolean(),
    columns: fc.uniqueArray(column, { minLength: 1, maxLength: 2 }),
  },
  { requiredKeys: ['find'] },
);
const viewOf: fc.Arbitrary<RowView> = fc.record({
  state: fc.constantFrom('all', 'valid', 'invalid'),
  group: fc.constant(null),
  filters: fc.array(filter, { maxLength: 2 }),
  search: fc.option(search),
  sort: fc.array(fc.record({ column, descending: fc.boolean() }), { maxLength: 3 }),
});

const cellOf = (row: WindowRow, id: string): string => row.cells[IDS.indexOf(id)] ?? '';
const isInvalid = ({ issues }: WindowRow): boolean => issues.some(({ severity }) => severity === 'error');

function passes(row: WindowRow, one: ColumnFilter): boolean {
  const cell = cellOf(row, one.column);
  if (one.type === 'empty') return cell.trim() === '';
  if (one.type === 'filled') return cell.trim() !== '';
  if (one.type === 'values') return one.values.includes(cell.trim());
  if (one.type === 'contains') return cell.toLowerCase().includes(one.text.toLowerCase());
  if (one.type === 'edited') return row.edited.includes(IDS.indexOf(one.column));
  return row.issues.some(({ column: id, severity }) => id === one.column && severity === 'error');
}

function isFound(row: WindowRow, { find, matchCase, wholeCell, columns = IDS }: RowSearch): boolean {
  const folded = (value: string): string => (matchCase ? value : value.toLowerCase());
  return columns.some((id) => {
    const cell = folded(cellOf(row, id));
    return wholeCell ? cell === folded(find) : cell.includes(folded(find));
  });
}

/** The value a cell is sorted by, as the result has it; text that cannot be read stays text. */
function valueOf(id: string, cell: string): string | number {
  const trimmed = cell.trim();
  if (id === 'amount' && /^\d+(\.\d+)?$/.test(trimmed)) return Number(trimmed);
  if (id === 'when' && /^\d{4}-\d\d-\d\d$/.test(trimmed)) return Date.parse(trimmed);
  if (id === 'ok' && /^(yes|no|1|0|true|false|y|n|t|f|on|off|x)$/i.test(trimmed))
    return /^(yes|1|true|y|t|on|x)$/i.test(trimmed) ? 1 : 0;
  return cell;
}

const collator = new Intl.Collator('en');

function compare(left: WindowRow, right: WindowRow, { sort }: RowView): number {
  for (const { column: id, descending } of sort) {
    const [one, other] = [cellOf(left, id), cellOf(right, id)];
    const blanks = Number(one.trim() === '') - Number(other.trim() === '');
    if (blanks !== 0) return blanks;
    if (one.trim() === '') continue;
    const [a, b] = [valueOf(id, one), valueOf(id, other)];
    const order =
      typeof a === 'number' && typeof b === 'number'
        ? a - b
        : typeof a === 'string' && typeof b === 'string'
          ? collator.compare(a, b)
          : typeof a === 'number'
            ? -1
            : 1;
    if (order !== 0) return descending ? -order : order;
  }
  return 0;
}

describe('views of the rows', () => {
  it('equal filtering and sorting all rows one by one', async () => {
    const lines = fc.array(fc.tuple(text, plain, plain, plain), { minLength: 1, maxLength: 40 });
    const edits = fc.array(fc.tuple(fc.nat(45), column, plain), { maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(
        lines,
        edits,
        fc.array(fc.nat(40), { maxLength: 2 }),
        viewOf,
        async (rows, typed, gone, view) => {
          const quoted = rows.map((cells) => cells.map((cell) => `"${cell}"`).join(','));
          const { engine } = await reviewing([IDS.join(','), ...quoted].join('\n'), COLUMNS, { language: 'en' });
          for (const [row, id, value] of typed) {
            if (row < rows.length) {
              await engine.call('edit-apply', { operation: { type: 'set-cell', row, column: id, value } });
            }
          }
          await engine.call('edit-apply', {
            operation: {
              type: 'add-rows',
              row: 0,
              columns: ['name'],
              values: [['b']],
              beside: { row: rows.length >> 1, side: 'above' },
            },
          });
          await engine.call('edit-apply', { operation: { type: 'delete-rows', rows: gone } });
          const { rows: all } = await engine.call('rows-read', { start: 0, count: 1000 });
          const expected = all
            .filter((row) => view.state === 'all' || isInvalid(row) === (view.state === 'invalid'))
            .filter((row) => view.filters.every((one) => passes(row, one)))
            .filter((row) => view.search === null || isFound(row, view.search))
            .sort((left, right) => compare(left, right, view));
          const { rows: shown, total } = await engine.call('view-open', { view, count: 1000 });
          expect(shown.map(({ index }) => index)).toEqual(expected.map(({ index }) => index));
          expect(total).toBe(expected.length);
          const { rows: second } = await engine.call('rows-read', { view, start: 1, count: 2 });
          expect(second).toEqual(shown.slice(1, 3));
          // Walking over the issues visits the rows in the order shown.
          const wrong = shown.filter(({ issues }) => issues.length > 0).map(({ index }) => index);
          let from: { row: number; column: string } | null = null;
          const visited: number[] = [];
          const count = shown.reduce((sum, { issues }) => sum + issues.length, 0);
          for (let step = 0; step < count; step += 1) {
            const found: IssuePlace | null = await engine.call('issue-find', { view, direction: 'next', from });
            if (!found) throw new Error('nothing found');
            expect(shown[found.position]?.index).toBe(found.issue.row);
            expect(found.count).toBe(count);
            from = { row: found.issue.row, column: found.issue.column ?? '' };
            if (visited.at(-1) !== found.issue.row) visited.push(found.issue.row);
            if (found.ordinal === count) break;
          }
          expect(visited.slice(0, wrong.length)).toEqual(wrong);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('keep their rows and their order while cells are edited', async () => {
    const { engine } = await reviewing('name,amount,when,ok\nb,2,,\na,1,,\nc,3,,', COLUMNS);
    const view = { sort: [{ column: 'amount', descending: true }] };
    const shown = async (): Promise<unknown> =>
      (await engine.call('rows-read', { view, start: 0, count: 9 })).rows.map(({ cells }) => cells[0]);
    expect(await shown()).toEqual(['c', 'b', 'a']);
    await engine.call('edit-apply', { operation: { type: 'set-cell', row: 2, column: 'amount', value: '0' } });
    expect(await shown()).toEqual(['c', 'b', 'a']);
    await engine.call('edit-apply', { operation: { type: 'delete-rows', rows: [0] } });
    expect(await shown()).toEqual(['c', 'a']);
    await engine.call('edit-apply', { operation: { type: 'add-rows', row: 0, columns: ['name'], values: [['new']] } });
    expect(await shown()).toEqual(['c', 'a', 'new']);
    await engine.call('view-open', { view, count: 0 });
    expect(await shown()).toEqual(['a', 'c', 'new']);
  });

  it('counts the values of a column, the most frequent first', async () => {
    const { engine } = await reviewing('name,amount,when,ok\nb,2,,\n a,1,,\nb,3,,\nab,,,\n,1,,', COLUMNS);
    const read = (search: string, limit: number): Promise<unknown> =>
      engine.call('values-read', { column: 'name', search, limit });
    expect(await read('', 2)).toEqual({
      values: [
        { value: 'b', count: 2 },
        { value: '', count: 1 },
      ],
      others: 2,
    });
    expect(await read('A', 9)).toEqual({
      values: [
        { value: 'a', count: 1 },
        { value: 'ab', count: 1 },
      ],
      others: 0,
    });
    await engine.call('edit-apply', { operation: { type: 'delete-rows', rows: [0] } });
    expect(await read('b', 1)).toEqual({ values: [{ value: 'ab', count: 1 }], others: 1 });
  });
});

describe('the order of texts', () => {
  it.each(['ar', 'de', 'en', 'es', 'fr', 'it', 'ja', 'ko', 'nl', 'pl', 'pt-BR', 'zh-CN', 'cs', 'da'])(
    'is the one of Intl.Collator in %s',
    (language) => {
      const order = createTextOrder(language);
      const { compare: expected } = new Intl.Collator(language);
      const word = fc.oneof(fc.string({ maxLength: 12 }), fc.stringMatching(/^[ a-cA-Chlj._-]{0,12}$/));
      fc.assert(
        fc.property(word, word, (one, other) => {
          const quick = order.compare({ text: one, key: order.keyOf(one) }, { text: other, key: order.keyOf(other) });
          expect(Math.sign(quick)).toBe(Math.sign(expected(one, other)));
        }),
        { numRuns: 500 },
      );
    },
  );
});
