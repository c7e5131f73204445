import { describe, expect, it } from 'vitest';
import type { Column } from '../../column.js';
import type { DeliveredBatch, Delivery, Engine } from '../../engine-calls.js';
import type { RowHandling } from '../../import-plan.js';
import { reviewing } from '../../testing/review-state.js';

const COLUMNS: readonly Column[] = [
  { id: 'name', label: 'Name', validators: [{ type: 'required' }] },
  { id: 'n', label: 'N', type: 'number' },
];
const TEXT = 'name,n\na,1\n,2\nc,x\nd,4\ne,5\n';

const opened = async (text = TEXT): Promise<Engine> => (await reviewing(text, COLUMNS)).engine;

interface Taken {
  readonly delivery: Delivery;
  readonly batches: readonly DeliveredBatch[];
  readonly percents: readonly number[];
}

async function deliver(
  engine: Engine,
  {
    batchSize = 2,
    rowHandling = 'include' as RowHandling,
    resume,
    answer = () => null,
  }: {
    readonly batchSize?: number;
    readonly rowHandling?: RowHandling;
    readonly resume?: boolean;
    readonly answer?: (batch: DeliveredBatch) => readonly number[] | null;
  } = {},
): Promise<Taken> {
  const batches: DeliveredBatch[] = [];
  const percents: number[] = [];
  const delivery = await engine.call(
    'result-deliver',
    { batchSize, rowHandling, resume },
    {
      onAsk: async (batch) => {
        batches.push(batch);
        return answer(batch);
      },
      onEvent: ({ percent }) => percents.push(percent),
    },
  );
  return { delivery, batches, percents };
}

describe('a delivery', () => {
  it('has all rows in batches, with their indexes and numbers', async () => {
    const { batches, delivery, percents } = await deliver(await opened());
    expect(batches).toEqual([
      {
        index: 0,
        isLast: false,
        rowIndexes: [0, 1],
        rowNumbers: [2, 3],
        rows: [
          { name: 'a', n: 1 },
          { name: null, n: 2 },
        ],
      },
      {
        index: 1,
        isLast: false,
        rowIndexes: [2, 3],
        rowNumbers: [4, 5],
        rows: [
          { name: 'c', n: 'x' },
          { name: 'd', n: 4 },
        ],
      },
      { index: 2, isLast: true, rowIndexes: [4], rowNumbers: [6], rows: [{ name: 'e', n: 5 }] },
    ]);
    expect(delivery.issues.map(({ row, code }) => [row, code])).toEqual([
      [1, 'required'],
      [2, 'number'],
    ]);
    expect(delivery.summary).toMatchObject({ totalRows: 5, deliveredRows: 5 });
    expect(percents).toEqual([40, 80, 100]);
  });

  it.each<[RowHandling, readonly number[], number]>([
    ['include', [0, 1, 2, 3, 4], 2],
    ['exclude', [0, 3, 4], 0],
  ])('with %s has the rows %j', async (rowHandling, expected, issues) => {
    const { batches, delivery } = await deliver(await opened(), { rowHandling });
    expect(batches.flatMap(({ rowIndexes }) => rowIndexes)).toEqual(expected);
    expect(batches.map(({ isLast }) => isLast)).toEqual(batches.map((_, at) => at === batches.length - 1));
    expect(delivery.issues).toHaveLength(issues);
    expect(delivery.summary.deliveredRows).toBe(expected.length);
  });

  it('has issues by the position of their row in it, whatever was deleted, added or delivered before', async () => {
    const engine = await opened();
    await engine.call('edit-apply', { operation: { type: 'delete-rows', rows: [0] } });
    const beside = { row: 2, side: 'above' } as const;
    await engine.call('edit-apply', { operation: { type: 'add-rows', row: 5, columns: [], values: [[]], beside } });
    const positions = [[0, 'required'], [1, 'required'], [2, 'number']]; // prettier-ignore
    const found = ({ delivery }: Taken): unknown => delivery.issues.map(({ row, code }) => [row, code]);
    const first = await deliver(engine, { resume: true, answer: ({ index }) => (index === 1 ? [0] : null) });
    expect(first.batches.flatMap(({ rowIndexes }) => rowIndexes)).toEqual([1, 5, 2, 3, 4]);
    expect(found(first)).toEqual(positions);
    expect(found(await deliver(engine, { resume: true }))).toEqual(positions);
  });

  it('with block fails while rows have errors, and has all rows once none has', async () => {
    const engine = await opened();
    await expect(deliver(engine, { rowHandling: 'block' })).rejects.toMatchObject({
      code: 'rows-invalid',
      params: { count: 2 },
    });
    await engine.call('edit-apply', { operation: { type: 'delete-rows', rows: [1, 2] } });
    const { batches, delivery } = await deliver(engine, { rowHandling: 'block' });
    expect(batches.flatMap(({ rowIndexes }) => rowIndexes)).toEqual([0, 3, 4]);
    expect(delivery.summary).toMatchObject({ totalRows: 5, deliveredRows: 3 });
  });

  it('starts again unless it is resumed', async () => {
    const engine = await opened();
    for (let time = 1; time <= 2; time += 1) {
      const { batches, delivery } = await deliver(engine, { answer: ({ index }) => (index === 0 ? [1] : []) });
      expect(batches.map(({ index }) => index)).toEqual([0, 1, 2]);
      expect(delivery.summary.deliveredRows).toBe(4);
    }
    expect((await engine.call('summary-read', {})).progress.delivered).toBe(0);
  });

  it('that is resumed has the rows that were refused, and continues the numbers of batches', async () => {
    const engine = await opened();
    const first = await deliver(engine, { resume: true, answer: ({ index }) => (index === 1 ? [0] : null) });
    expect(first.delivery.summary.deliveredRows).toBe(4);
    expect((await engine.call('summary-read', {})).progress).toMatchObject({
      delivered: 4,
      left: { all: 1, valid: 0, invalid: 1 },
    });
    const { batches, delivery } = await deliver(engine, { resume: true });
    expect(batches).toMatchObject([{ index: 3, isLast: true, rowIndexes: [2] }]);
    expect(delivery.summary.deliveredRows).toBe(5);
    expect((await deliver(engine, { resume: true })).batches).toEqual([]);
  });

  it('stops between batches', async () => {
    const controller = new AbortController();
    const engine = await opened(['name,n', ...Array.from({ length: 2_500 }, (_, row) => `p${row},${row}`)].join('\n'));
    let batches = 0;
    const stopped = engine.call(
      'result-deliver',
      { batchSize: 1_000, rowHandling: 'include' },
      {
        signal: controller.signal,
        onAsk: async () => {
          batches += 1;
          controller.abort(new Error('enough'));
          return null;
        },
      },
    );
    await expect(stopped).rejects.toThrow('enough');
    expect(batches).toBe(1);
  });

  it.each([
    [100, 25],
    [999, 3],
    [1_000, 3],
    [1_001, 3],
    [5_000, 1],
  ])('in batches of %i rows has %i of 2,500 rows', async (batchSize, count) => {
    const rows = Array.from({ length: 2_500 }, (_, row) => `p${row},${row}`);
    const { batches } = await deliver(await opened(['name,n', ...rows].join('\n')), { batchSize });
    expect(batches).toHaveLength(count);
    expect(batches.slice(0, -1).every(({ rowIndexes }) => rowIndexes.length === batchSize)).toBe(true);
    expect(batches.flatMap(({ rowIndexes }) => rowIndexes)).toEqual([...rows.keys()]);
  });

  it('of no rows asks nothing', async () => {
    const engine = await opened('name,n\n,1\n');
    const { batches, delivery } = await deliver(engine, { rowHandling: 'exclude' });
    expect(batches).toEqual([]);
    expect(delivery.summary.deliveredRows).toBe(0);
  });

  it('lists the columns, and those of the file without one', async () => {
    const { engine } = await reviewing('name,other,n,other\na,b,1,c\n', COLUMNS, {
      mapping: ['name', null, 'n', null],
      includeUnmatchedColumns: true,
      dynamicColumns: [{ id: 'size', label: 'Size' }],
    });
    const { batches, delivery } = await deliver(engine);
    expect(delivery.columns.predefined.map(({ id }) => id)).toEqual(['name', 'n']);
    expect(delivery.columns.dynamic.map(({ id }) => id)).toEqual(['size']);
    expect(delivery.columns.unmatched).toEqual(['other', 'other (2)']);
    expect(batches[0]!.rows).toMatchObject([{ name: 'a', n: 1, _unmatched: { other: 'b', 'other (2)': 'c' } }]);
  });
});

describe('settled rows', () => {
  it.each<[RowHandling, number]>([
    ['include', 4],
    ['exclude', 2],
  ])('with %s count as delivered, except those that the host rejected', async (rowHandling, delivered) => {
    const engine = await opened();
    const { dataVersion } = await engine.call('rows-refuse', { findings: [{ index: 3, message: 'Closed.' }] });
    const summary = await engine.call('rows-settle', { rowHandling });
    expect(summary.progress).toMatchObject({ delivered, rejected: 1 });
    expect(summary.dataVersion).toBeGreaterThan(dataVersion);
    const { rows } = await engine.call('rows-read', { start: 0, count: 9 });
    expect(rows[3]?.state).toBe('rejected');
    expect(rows.filter(({ state }) => state === 'delivered')).toHaveLength(delivered);
  });
});
