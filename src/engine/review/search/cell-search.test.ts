import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Column } from '../../column.js';
import { createEngine } from '../../create-engine.js';
import type { CallParams, Engine } from '../../engine-calls.js';
import type { TextSearch } from '../../program/program.js';
import type { RowView } from '../../row-view.js';
import type { FoundCells, SearchScope } from '../../search-calls.js';
import { reviewing, reviewState } from '../../testing/review-state.js';

const COLUMNS: readonly Column[] = [
  { id: 'name', label: 'Name', validators: [{ type: 'required' }] },
  { id: 'amount', label: 'Amount', type: 'number' },
  { id: 'state', label: 'State', type: 'select', options: ['active', 'closed'] },
];
const IDS = COLUMNS.map(({ id }) => id);
const LINES = ['Ada,1,active', 'ada,2,on', 'Bob (Ada),30,closed', ',3.5,', 'Ädä,ADA,Ada'];
const OPTIONS = [{ column: 'state', from: 'on', to: 'active' }] as const;

async function opened(lines: readonly string[] = LINES): Promise<Engine> {
  const { engine } = await reviewing(['name,amount,state', ...lines].join('\n'), COLUMNS, { optionMatches: OPTIONS });
  return engine;
}

async function cellsOf(engine: Engine): Promise<readonly (readonly string[])[]> {
  const { rows } = await engine.call('rows-read', { start: 0, count: 1000 });
  return rows.map(({ cells }) => cells);
}

type From = CallParams<'cells-find'>['from'];

const find = (
  engine: Engine,
  search: TextSearch,
  options: Partial<CallParams<'cells-find'>> = {},
): Promise<FoundCells> => engine.call('cells-find', { search, direction: 'here', from: null, ...options });

const countOf = async (engine: Engine, search: TextSearch, scope?: SearchScope): Promise<unknown> => {
  const found = await find(engine, search, { scope });
  return 'problem' in found ? found.problem : found.count;
};

/** Every match in order, found one after the other, as `row column`. */
async function walk(
  engine: Engine,
  search: TextSearch,
  options: Partial<CallParams<'cells-find'>> = {},
): Promise<string[]> {
  const places: string[] = [];
  let from: From = null;
  for (let at = 0; at < 100; at += 1) {
    const found = await find(engine, search, { direction: 'next', from, ...options });
    if ('problem' in found || !found.cell) return places;
    const { row, column, ordinal } = found.cell;
    if (ordinal !== places.length + 1) return places;
    places.push(`${row} ${column}`);
    from = { row, column };
  }
  throw new Error('The search does not wrap around.');
}

const replaceAll = (engine: Engine, search: TextSearch, replacement: string, scope?: SearchScope): Promise<unknown> =>
  engine.call('cells-replace', { search, replacement, scope, only: null });

describe('finding cells', () => {
  it.each<[TextSearch, number | string]>([
    [{ find: '' }, 0],
    [{ find: '', pattern: true }, 0],
    [{ find: 'ada' }, 5],
    [{ find: 'ada', matchCase: true }, 1],
    [{ find: 'ada', wholeCell: true }, 4],
    [{ find: 'Ada', wholeCell: true, matchCase: true }, 2],
    [{ find: '(ada)' }, 1],
    [{ find: '.' }, 1],
    [{ find: 'ädä' }, 1],
    [{ find: 'ACTIVE' }, 2],
    [{ find: 'on', wholeCell: true }, 0],
    [{ find: '^a', pattern: true }, 6],
    [{ find: '^a', pattern: true, matchCase: true }, 3],
    [{ find: String.raw`\d`, pattern: true, wholeCell: true }, 2],
    [{ find: '^$', pattern: true }, 2],
    [{ find: 'a)(b', pattern: true }, 'invalid'],
    [{ find: 'a)(b', pattern: true, wholeCell: true }, 'invalid'],
    [{ find: '(?=a)', pattern: true }, 'unsupported'],
  ])('%j: %j', async (search, expected) => {
    expect(await countOf(await opened(), search)).toBe(expected);
  });

  it('goes through the matches in both directions, and around', async () => {
    const engine = await opened();
    const search = { find: 'ada' };
    expect(await walk(engine, search)).toEqual(['0 name', '1 name', '2 name', '4 amount', '4 state']);
    const from = { row: 4, column: 'amount' };
    const at = async (direction: 'here' | 'next' | 'previous', place: From): Promise<unknown> => {
      const found = await find(engine, search, { direction, from: place });
      return 'problem' in found ? found : found.cell && [found.cell.row, found.cell.column, found.cell.ordinal];
    };
    expect(await at('here', from)).toEqual([4, 'amount', 4]);
    expect(await at('next', from)).toEqual([4, 'state', 5]);
    expect(await at('previous', from)).toEqual([2, 'name', 3]);
    expect(await at('here', { row: 3, column: 'name' })).toEqual([4, 'amount', 4]);
    expect(await at('next', { row: 4, column: 'state' })).toEqual([0, 'name', 1]);
    expect(await at('previous', { row: 0, column: 'name' })).toEqual([4, 'state', 5]);
    expect(await at('previous', null)).toEqual([4, 'state', 5]);
  });

  it('searches columns and rows of a view in its order', async () => {
    const engine = await opened();
    const view: Partial<RowView> = { sort: [{ column: 'name', descending: true }] };
    const search = { find: 'ada' };
    const { rows: all } = await engine.call('rows-read', { view, start: 0, count: 9 });
    const expected = all.flatMap(({ index }) =>
      ['0 name', '1 name', '2 name', '4 state'].filter((place) => place.startsWith(`${index}`)),
    );
    expect(await walk(engine, search, { view, scope: { columns: ['name', 'state'] } })).toEqual(expected);
    const { rows } = await engine.call('rows-read', { view, start: 0, count: 2 });
    const places = await walk(engine, search, { view, scope: { rows: { start: 0, count: 2 } } });
    expect(places.every((place) => rows.some(({ index }) => place.startsWith(String(index))))).toBe(true);
    expect(await walk(engine, search, { view: { state: 'invalid' } })).toEqual(['4 amount', '4 state']);
  });

  it('marks the matches in rows that are read, until the search ends', async () => {
    const engine = await opened();
    await find(engine, { find: 'ada' }, { scope: { columns: ['amount', 'state'] } });
    const marks = async (): Promise<unknown> =>
      (await engine.call('rows-read', { start: 0, count: 9 })).rows.map(({ matches }) => matches ?? []);
    expect(await marks()).toEqual([[], [], [], [], [1, 2]]);
    await find(engine, { find: '' });
    expect(await marks()).toEqual([[], [], [], [], []]);
  });

  it('follows edits, undo and deleted rows', async () => {
    const engine = await opened();
    const search = { find: 'ada' };
    expect(await countOf(engine, search)).toBe(5);
    await engine.call('edit-apply', { operation: { type: 'set-cell', row: 3, column: 'name', value: 'Ada' } });
    expect(await countOf(engine, search)).toBe(6);
    await engine.call('edit-apply', { operation: { type: 'delete-rows', rows: [4] } });
    expect(await countOf(engine, search)).toBe(4);
    await replaceAll(engine, { find: 'A', matchCase: true }, 'E');
    expect(await countOf(engine, search)).toBe(1);
    await engine.call('edit-undo', {});
    await engine.call('edit-undo', {});
    expect(await countOf(engine, search)).toBe(6);
  });

  it('follows an edit of several rows, whatever their order', async () => {
    const engine = await opened();
    const search = { find: 'ada' };
    expect(await countOf(engine, search)).toBe(5);
    const values = [['Ada'], ['Bob'], ['Ada Ada']];
    await engine.call('edit-apply', { operation: { type: 'set-cells', rows: [3, 0, 2], columns: ['name'], values } });
    expect(await walk(engine, search)).toEqual(['1 name', '2 name', '3 name', '4 amount', '4 state']);
  });

  it('is refused while a validation runs', async () => {
    const refused: unknown[] = [];
    const engine = createEngine();
    await reviewing('name\nAda', COLUMNS.slice(0, 1), {
      engine,
      hostChecks: true,
      onAsk: async () => {
        await find(engine, { find: 'a' }).catch((error: unknown) => refused.push(error));
        return [];
      },
    });
    expect(refused).toEqual([expect.objectContaining({ code: 'not-ready' })]);
    expect(await countOf(engine, { find: 'a' })).toBe(1);
  });
});

describe('replacing', () => {
  it.each<[TextSearch, string, string]>([
    [{ find: 'ada' }, '$1', '$1|$1|Bob ($1)||Ädä'],
    [{ find: 'ada', wholeCell: true }, 'Eve', 'Eve|Eve|Bob (Ada)||Ädä'],
    [{ find: '^(.)(.*)$', pattern: true }, '$2$1', 'daA|daa|ob (Ada)B||däÄ'],
    [{ find: '^$', pattern: true }, 'none', 'Ada|ada|Bob (Ada)|none|Ädä'],
    [{ find: 'd', pattern: true }, '<$&>$$', 'A<d>$a|a<d>$a|Bob (A<d>$a)||Ä<d>$ä'],
    [{ find: '[', pattern: true }, 'x', 'Ada|ada|Bob (Ada)||Ädä'],
  ])('%j by %j', async (search, replacement, expected) => {
    const engine = await opened();
    await replaceAll(engine, search, replacement, { columns: ['name'] });
    expect((await cellsOf(engine)).map(([name]) => name).join('|')).toBe(expected);
  });

  it('replaces the text that is shown, and leaves other options as they are', async () => {
    const engine = await opened();
    await replaceAll(engine, { find: 'active', wholeCell: true }, 'closed');
    expect((await cellsOf(engine)).map((cells) => cells[2])).toEqual(['closed', 'closed', 'closed', '', 'Ada']);
    await replaceAll(engine, { find: 'ada' }, 'active');
    expect((await cellsOf(engine)).map((cells) => cells[2])).toEqual(['closed', 'closed', 'closed', '', 'active']);
  });

  it('replaces in one cell', async () => {
    const engine = await opened();
    const search = { find: 'ada' };
    const only = { row: 2, column: 'name' };
    await engine.call('cells-replace', { search, replacement: 'Eve', only });
    expect(await walk(engine, search)).toEqual(['0 name', '1 name', '4 amount', '4 state']);
    await engine.call('cells-replace', { search, replacement: 'Eve', only });
    await engine.call('edit-undo', {});
    expect(await countOf(engine, search)).toBe(5);
  });

  it('previews cells that change, and reports delivered rows', async () => {
    const engine = await opened();
    const onAsk = async (): Promise<readonly number[]> => [1, 2];
    await engine.call('result-deliver', { batchSize: 10, rowHandling: 'exclude', resume: true }, { onAsk });
    const query = { search: { find: 'ada' }, replacement: 'Ada', only: null };
    expect(await engine.call('replace-preview', { ...query, limit: 2 })).toEqual({
      cells: 2,
      rows: 2,
      lockedRows: 0,
      readOnlyColumns: [],
      changes: [
        { row: 1, number: 3, column: 'name', from: 'ada', to: 'Ada' },
        { row: 4, number: 6, column: 'amount', from: 'ADA', to: 'Ada' },
      ],
    });
    const other = { ...query, replacement: 'Eve' };
    expect(await engine.call('replace-preview', { ...other, limit: 9 })).toMatchObject({ cells: 4, lockedRows: 1 });
    expect(await engine.call('cells-replace', other)).toMatchObject({ lockedRows: 1 });
    const { history } = await engine.call('summary-read', {});
    expect(history.done.at(-1)).toMatchObject({ name: 'replace', count: 4 });
    expect((await cellsOf(engine)).map(([name]) => name)).toEqual(['Ada', 'Eve', 'Bob (Eve)', '', 'Ädä']);
  });

  it('counts the cells that change, and does nothing without any', async () => {
    const engine = await opened();
    const query = { search: { find: 'ada' }, replacement: 'Ada', only: null };
    await engine.call('cells-replace', query);
    const { history, dataVersion } = await engine.call('summary-read', {});
    expect(history.done).toEqual([{ name: 'replace', count: 2 }]);
    await engine.call('cells-replace', query);
    expect(await engine.call('summary-read', {})).toMatchObject({ dataVersion, history });
  });

  it('previews each text of a column once', async () => {
    const engine = await opened(['Ada,1,active', 'Ada,2,Ada', 'Ada,3,Ada', 'Bo Ada,4,active']);
    const { changes } = await engine.call('replace-preview', { search: { find: 'Ada' }, replacement: 'Eve', limit: 9 });
    expect(changes.map(({ row, column, from, to }) => [row, column, from, to])).toEqual([
      [0, 'name', 'Ada', 'Eve'],
      [1, 'state', 'Ada', 'Eve'],
      [3, 'name', 'Bo Ada', 'Bo Eve'],
    ]);
  });

  it('runs over the columns with matches', async () => {
    const engine = await opened();
    await replaceAll(engine, { find: '3' }, '4');
    expect(await engine.call('operations-read', {})).toMatchObject([{ type: 'run-program', only: ['amount'] }]);
    expect((await cellsOf(engine)).map(([, amount]) => amount)).toEqual(['1', '2', '40', '4.5', 'ADA']);
  });

  it('leaves cells that would become too long', async () => {
    const engine = await opened(['x'.repeat(1000), 'x'].map((name) => `${name},,`));
    const search = { find: 'x' };
    const replacement = 'y'.repeat(2000);
    expect(await engine.call('replace-preview', { search, replacement, limit: 0 })).toMatchObject({ cells: 1 });
    await replaceAll(engine, search, replacement);
    expect((await cellsOf(engine)).map(([name = '']) => name[0])).toEqual(['x', 'y']);
  });
});

const text = fc.oneof(
  fc.constantFrom('', 'a', 'A', 'ab', 'ä', 'b a', '(a', '1.5', '12', '"a,B"', '"A ""b"""', '"a\nb"'),
  fc.stringMatching(/^[abAB1.]{0,4}$/),
);
const lines = fc.array(
  fc.tuple(text, text, text).map((texts) => texts.join(',')),
  { minLength: 1, maxLength: 30 },
);
const searches: fc.Arbitrary<TextSearch> = fc.oneof(
  fc.record({ find: text, matchCase: fc.boolean(), wholeCell: fc.boolean() }),
  fc.record({
    find: fc.constantFrom('a+', '^a', '[ab]$', '(a)(b)?', '.', String.raw`\d`, 'x*'),
    matchCase: fc.boolean(),
    wholeCell: fc.boolean(),
    pattern: fc.constant(true),
  }),
);

/** Everything a review shows without a search. */
async function stateOf(engine: Engine): Promise<unknown> {
  await find(engine, { find: '' });
  return reviewState(engine);
}

/** What a cell becomes, by the rules of JavaScript; the same text without a match. */
function naive(
  { find: wanted, matchCase, wholeCell, pattern }: TextSearch,
  replacement: string,
): (cell: string) => string {
  if (wanted === '') return (cell) => cell;
  const source = pattern ? wanted : wanted.replace(/[.(]/g, String.raw`\$&`);
  const expression = new RegExp(wholeCell ? `^(?:${source})$` : source, matchCase ? 'gu' : 'giu');
  return (cell) => (pattern ? cell.replace(expression, replacement) : cell.replace(expression, () => replacement));
}

describe('any search', () => {
  it('finds what looking at each cell finds', async () => {
    await fc.assert(
      fc.asyncProperty(lines, searches, async (rows, search) => {
        const engine = await opened(rows);
        const marked = naive(search, '#');
        const expected = (await cellsOf(engine)).flatMap((cells, row) =>
          cells.flatMap((cell, column) => (marked(cell) === cell ? [] : [`${row} ${IDS[column]}`])),
        );
        expect(await countOf(engine, search)).toBe(expected.length);
        expect(await walk(engine, search)).toEqual(expected);
      }),
      { numRuns: 100 },
    );
  });

  it('is replaced as previewed, undone and redone, and replayed with the same result', async () => {
    await fc.assert(
      fc.asyncProperty(lines, searches, fc.constantFrom('', 'x', '$1', 'a$&'), async (rows, search, replacement) => {
        const engine = await opened(rows);
        const before = await cellsOf(engine);
        const initial = await stateOf(engine);
        const { cells } = await engine.call('replace-preview', { search, replacement, limit: 3 });
        await replaceAll(engine, search, replacement);
        const run = naive(search, replacement);
        const expected = before.map((texts) => texts.map(run));
        expect(await cellsOf(engine)).toEqual(expected);
        const changed = expected.flat().filter((cell, at) => cell !== before.flat()[at]);
        expect(cells).toBe(changed.length);
        const after = await stateOf(engine);
        const operations = await engine.call('operations-read', {});
        const plan = { optionMatches: OPTIONS, operations: JSON.parse(JSON.stringify(operations)) };
        const replayed = await reviewing(['name,amount,state', ...rows].join('\n'), COLUMNS, plan);
        expect(await cellsOf(replayed.engine)).toEqual(expected);
        if (operations.length === 0) return;
        await engine.call('edit-undo', {});
        expect(await stateOf(engine)).toEqual(initial);
        await engine.call('edit-redo', {});
        expect(await stateOf(engine)).toEqual(after);
      }),
      { numRuns: 100 },
    );
  });
});
