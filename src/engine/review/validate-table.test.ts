import { describe, expect, it } from 'vitest';
import type { Column } from '../column.js';
import { createEngine } from '../create-engine.js';
import type { CallEvent, Engine } from '../engine-calls.js';
import type { ReviewSummary, RowCounts } from '../review-calls.js';
import type { CheckedRow, HostFinding } from '../row.js';
import { revalidate, reviewing } from '../testing/review-state.js';

const COLUMNS: readonly Column[] = [
  { id: 'name', label: 'Name', validators: [{ type: 'required' }, { type: 'unique' }] },
  { id: 'n', label: 'N', type: 'number' },
];
const textOf = (rows: number): string =>
  ['name,n', ...Array.from({ length: rows }, (_, row) => `p${row},${row % 10 === 9 ? 'x' : row}`)].join('\n');
const codesOf = async (engine: Engine): Promise<readonly string[]> => {
  const { rows } = await engine.call('rows-read', { start: 0, count: 9999 });
  return rows.flatMap(({ index, issues }) => issues.map(({ code, column }) => `${index} ${column} ${code}`));
};

describe('a validation', () => {
  it.each([
    [3, 3],
    [50, 50],
    [120, 50],
  ])('of %i rows shows the first %i once, as soon as it can', async (count, first) => {
    const events: CallEvent<'validation-run'>[] = [];
    const { summary } = await reviewing(textOf(count), COLUMNS, { onEvent: (event) => events.push(event) });
    const shown = events.filter((event) => event.type === 'first-rows');
    expect(shown).toHaveLength(1);
    const [{ window, summary: early }] = shown as [(typeof shown)[0]];
    expect(window.rows.map(({ cells }) => cells[0])).toEqual(Array.from({ length: first }, (_, row) => `p${row}`));
    expect(early.isComplete).toBe(false);
    expect(summary).toMatchObject({ isComplete: true, counts: { all: count, invalid: Math.floor(count / 10) } });
    const percents = events.flatMap((event) => (event.type === 'progress' ? [event.percent] : []));
    expect(percents.at(-1)).toBe(100);
    expect(percents).toEqual(percents.toSorted((left, right) => left - right));
  });

  it('reports counts after the first rows', async () => {
    const types: string[] = [];
    await reviewing(textOf(6_000), COLUMNS.slice(0, 1), { onEvent: ({ type }) => types.push(type) });
    expect(types).toContain('counts');
    expect(types.indexOf('counts')).toBeGreaterThan(types.indexOf('first-rows'));
  });

  it('counts as valid only rows that are checked', async () => {
    const early: RowCounts[] = [];
    const { engine } = await reviewing(textOf(6_000), COLUMNS);
    await revalidate(engine, COLUMNS, {
      onEvent: (event) => {
        if (event.type === 'first-rows' || event.type === 'counts') early.push(event.summary.counts);
      },
    });
    const [{ all, valid, invalid }] = early as [RowCounts];
    expect(all).toBe(6_000);
    expect(valid / (valid + invalid)).toBeCloseTo(0.9, 1);
    expect(valid).toBeLessThan(5_400);
    expect(early.at(-1)).toEqual({ all: 6_000, valid: 5_400, invalid: 600 });
  });

  it('asks the host about all rows, 500 at a time', async () => {
    const asked: CheckedRow[][] = [];
    const percents: number[] = [];
    const { engine, summary } = await reviewing(textOf(1_100), COLUMNS, {
      hostChecks: true,
      onEvent: (event) => {
        if (event.type === 'progress') percents.push(event.percent);
      },
      onAsk: async (rows) => {
        asked.push(rows);
        return rows.length === 100 ? [{ index: 1_099, column: 'n', message: 'Last.' }] : [];
      },
    });
    expect(asked.map(({ length }) => length)).toEqual([500, 500, 100]);
    expect(asked.flat().map(({ index }) => index)).toEqual([...Array(1_100).keys()]);
    expect(asked[0]![3]).toEqual({ index: 3, values: { name: 'p3', n: 3 }, texts: { name: 'p3', n: '3' } });
    expect(asked[0]![9]).toEqual({ index: 9, values: { name: 'p9', n: 'x' }, texts: { name: 'p9', n: 'x' } });
    expect(percents.slice(-3)).toEqual([0, 44, 90]);
    expect(summary.counts.invalid).toBe(110);
    expect((await codesOf(engine)).slice(-2)).toEqual(['1099 n number', '1099 n custom']);
  });

  it('asks the host nothing without functions, and nothing about deleted rows', async () => {
    const asked: number[] = [];
    const onAsk = async (rows: readonly CheckedRow[]): Promise<HostFinding[]> => {
      asked.push(...rows.map(({ index }) => index));
      return [];
    };
    await reviewing(textOf(3), COLUMNS, { onAsk });
    expect(asked).toEqual([]);
    const operations = [{ type: 'delete-rows', rows: [1] }] as const;
    await reviewing(textOf(3), COLUMNS, { hostChecks: true, onAsk, operations });
    expect(asked).toEqual([0, 2]);
    await reviewing(textOf(3), COLUMNS, {
      hostChecks: true,
      onAsk,
      operations: [{ type: 'delete-rows', rows: [0, 1, 2] }],
    });
    expect(asked).toEqual([0, 2]);
  });

  it.each<[string, HostFinding, readonly string[]]>([
    ['of a cell', { index: 0, column: 'n', message: 'Odd.' }, ['0 n custom']],
    ['of a row', { index: 0, message: 'Odd.' }, ['0 null custom']],
    ['of an unknown column', { index: 0, column: 'gone', message: 'Odd.' }, ['0 null custom']],
    ['of the last row', { index: 2, column: 'name', message: 'Odd.' }, ['2 name custom']],
    ['of a row that does not exist', { index: 3, column: 'n', message: 'Odd.' }, []],
    ['of a row before the first', { index: -1, column: 'n', message: 'Odd.' }, []],
    ['of a deleted row', { index: 1, column: 'n', message: 'Odd.' }, []],
  ])('takes findings %s', async (_what, finding, expected) => {
    const operations = [{ type: 'delete-rows', rows: [1] }] as const;
    const { engine } = await reviewing(textOf(3), COLUMNS, {
      hostChecks: true,
      operations,
      onAsk: async () => [finding],
    });
    expect(await codesOf(engine)).toEqual(expected);
  });

  it('drops findings that repeat its own', async () => {
    const { engine } = await reviewing('name,n\na,x\n,1\n', COLUMNS, {
      hostChecks: true,
      onAsk: async (rows) =>
        rows.flatMap(({ index }) =>
          ['name', 'n'].map((column) => ({ index, column, message: 'Wrong.', unlessFound: true })),
        ),
    });
    expect(await codesOf(engine)).toEqual(['0 name custom', '0 n number', '1 name required', '1 n custom']);
  });

  it('reports warnings of the host without making a row invalid', async () => {
    const { engine, summary } = await reviewing(textOf(2), COLUMNS, {
      hostChecks: true,
      onAsk: async () => [{ index: 1, column: 'n', message: 'Odd.', severity: 'warning' }],
    });
    expect(summary).toMatchObject({
      counts: { all: 2, valid: 2, invalid: 0 },
      columns: [
        { id: 'name', errors: 0, warnings: 0 },
        { id: 'n', errors: 0, warnings: 1 },
      ],
    });
    expect(await codesOf(engine)).toEqual(['1 n custom']);
  });

  it('ends when it is stopped between two batches for the host', async () => {
    const controller = new AbortController();
    let asked = 0;
    const run = reviewing(textOf(1_100), COLUMNS, {
      hostChecks: true,
      signal: controller.signal,
      onAsk: async () => {
        asked += 1;
        controller.abort(new Error('enough'));
        return [];
      },
    });
    await expect(run).rejects.toThrow('enough');
    expect(asked).toBe(1);
  });

  it('is incomplete when it is stopped', async () => {
    const controller = new AbortController();
    const engine = createEngine();
    const onEvent = ({ type }: { type: string }): void => {
      if (type === 'first-rows') controller.abort(new Error('enough'));
    };
    const run = reviewing(textOf(6_000), COLUMNS, { engine, signal: controller.signal, onEvent });
    await expect(run).rejects.toThrow('enough');
    expect((await engine.call('summary-read', {})).isComplete).toBe(false);
    const { rows } = await engine.call('rows-read', { start: 0, count: 1 });
    expect(rows[0]).toMatchObject({ cells: ['p0', '0'], results: [] });
    await expect(
      engine.call('view-open', { view: { sort: [{ column: 'n', descending: false }] }, count: 1 }),
    ).rejects.toMatchObject({ code: 'not-ready' });
  });
});

describe('rows that the host has rejected', () => {
  const refuse = (engine: Engine, findings: readonly HostFinding[]): Promise<unknown> =>
    engine.call('rows-refuse', { findings });
  const statesOf = async (engine: Engine): Promise<readonly unknown[]> =>
    (await engine.call('rows-read', { start: 0, count: 9 })).rows.map(({ state }) => state ?? null);

  it('have its findings and a state of their own', async () => {
    const { engine } = await reviewing(textOf(4), COLUMNS);
    const found = [
      { index: 1, column: 'name', message: 'Taken.' },
      { index: 1, message: 'Twice.' },
      { index: 3, message: 'Closed.' },
    ];
    expect(
      await refuse(engine, [...found, { index: 9, message: 'Nobody.' }, { index: -1, message: 'Nobody.' }]),
    ).toMatchObject({
      counts: { all: 4, valid: 2, invalid: 2 },
      progress: { rejected: 2, delivered: 0 },
    });
    expect(await codesOf(engine)).toEqual(['1 null custom', '1 name custom', '3 null custom']);
    expect(await statesOf(engine)).toEqual([null, 'rejected', null, 'rejected']);
  });

  it('keep them in another validation, and under another header', async () => {
    const { engine } = await reviewing(textOf(4), COLUMNS);
    await refuse(engine, [{ index: 2, column: 'name', message: 'Taken.' }]);
    expect(await revalidate(engine, COLUMNS, { keepsWork: true })).toMatchObject({ counts: { invalid: 1 } });
    expect(await codesOf(engine)).toEqual(['2 name custom']);
    const blob = new Blob([textOf(4)]);
    const overrides = { header: { start: 1, rows: 1 }, delimiter: ',' };
    await engine.call('table-open', { blob, fileName: 'a.csv', overrides, keepsWork: true });
    await revalidate(engine, COLUMNS, { keepsWork: true });
    expect(await codesOf(engine)).toEqual(['1 name custom']);
    expect(await statesOf(engine)).toEqual([null, 'rejected', null]);
    await revalidate(engine, COLUMNS);
    expect(await codesOf(engine)).toEqual([]);
  });

  it('lose them when they are edited, deleted or changed by a program', async () => {
    const { engine } = await reviewing(textOf(4), COLUMNS);
    await refuse(
      engine,
      [0, 1, 2, 3].map((index) => ({ index, message: 'No.' })),
    );
    await engine.call('edit-apply', { operation: { type: 'set-cell', row: 0, column: 'n', value: '5' } });
    await engine.call('edit-apply', { operation: { type: 'delete-rows', rows: [1] } });
    const program = { steps: [{ column: 'name', to: { type: 'text', text: 'new' } }] } as const;
    const operation = { type: 'run-program', program, formats: [], rows: [2] } as const;
    const { counts, progress } = await engine.call('edit-apply', { operation });
    expect(counts).toEqual({ all: 3, valid: 2, invalid: 1 });
    expect(progress).toMatchObject({ rejected: 1, deleted: 1, total: 4 });
    expect(await statesOf(engine)).toEqual(['edited', 'edited', 'rejected']);
  });

  it('are not those that are delivered or deleted', async () => {
    const { engine } = await reviewing(textOf(3), COLUMNS);
    await engine.call('edit-apply', { operation: { type: 'delete-rows', rows: [2] } });
    await engine.call(
      'result-deliver',
      { batchSize: 9, rowHandling: 'include', resume: true },
      { onAsk: async () => [1] },
    );
    await refuse(
      engine,
      [0, 1, 2].map((index) => ({ index, message: 'Late.' })),
    );
    expect(await statesOf(engine)).toEqual(['delivered', 'rejected']);
    expect((await engine.call('summary-read', {})).progress).toMatchObject({ delivered: 1, rejected: 1, deleted: 1 });
  });
});

describe('a validation that waits until its first rows are shown', () => {
  interface Run {
    readonly shown: Promise<void>;
    readonly ended: Promise<ReviewSummary>;
  }
  const run = (engine: Engine, signal?: AbortSignal): Run => {
    let show = (): void => undefined;
    const shown = new Promise<void>((resolve) => (show = resolve));
    const onEvent = ({ type }: { readonly type: string }): void => void (type === 'first-rows' && show());
    return { shown, ended: revalidate(engine, COLUMNS, { waitsToShow: true, signal, onEvent }) };
  };

  it('goes on when it is told to, and not after it was canceled', async () => {
    const { engine } = await reviewing(textOf(60_000), COLUMNS);
    const controller = new AbortController();
    const canceled = run(engine, controller.signal);
    await canceled.shown;
    controller.abort(new Error('enough'));
    await expect(canceled.ended).rejects.toThrow('enough');

    const { shown, ended } = run(engine);
    await shown;
    // Longer than the rest of the pass takes without waiting.
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await engine.call('summary-read', {})).toMatchObject({ isComplete: false });
    await engine.call('first-rows-shown', {});
    expect(await ended).toMatchObject({ isComplete: true, counts: { all: 60_000 } });
  });
});
