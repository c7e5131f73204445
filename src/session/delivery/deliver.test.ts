import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeliveredColumns, Delivery, Engine } from '../../engine/index.js';
import { reviewing } from '../../engine/testing/review-state.js';
import type { Runner } from '../../worker/index.js';
import { COLUMNS, people } from '../testing/import-session.js';
import { DEFAULT_BATCH, deliver } from './deliver.js';
import type { BatchTaker, DeliverRequest, DeliveryOutcome } from './deliver.js';

type Call = (
  params: { readonly batchSize: number },
  ask: (batch: DeliveredColumns) => Promise<{ readonly batchSize?: number }>,
) => Promise<Delivery>;

/** A runner that answers `columns-deliver` alone. */
const runnerWith = (call: Call): Runner => ({
  kind: 'inline',
  isBusy: () => false,
  dispose: () => undefined,
  call: ((_name, params, { onAsk } = {}) => call(params as never, onAsk as never) as never) as Engine['call'],
});

function delivering(
  given: Pick<DeliverRequest, 'runner' | 'taker'> & Partial<DeliverRequest>,
): Promise<DeliveryOutcome> {
  return deliver({
    batchSize: DEFAULT_BATCH,
    grows: true,
    resume: false,
    rowHandling: 'include',
    includeUnmatchedColumns: false,
    finishing: { columns: [], schemaCheck: null, emptyCells: new Map() },
    signal: new AbortController().signal,
    ...given,
  });
}

describe('the size of the batches', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => void vi.useRealTimers());

  interface Host {
    /** How long it needs for each batch. */
    readonly milliseconds: readonly number[];
    readonly columns?: number;
    readonly customFields?: number;
    readonly grows?: boolean;
  }

  /** The sizes that are asked of the engine after each batch. */
  async function sizesFor({ milliseconds, columns = 1, customFields = 0, grows = true }: Host): Promise<unknown> {
    const sizes: unknown[] = [];
    const packed = (count: number, length: number) =>
      Array.from({ length: count }, (_, at) => ({
        id: `c${at}`,
        type: 'number' as const,
        values: new Float64Array(length),
      }));
    const runner = runnerWith(async ({ batchSize: first }, ask) => {
      let size = first;
      for (const [index] of milliseconds.entries()) {
        const rowIndexes = new Uint32Array(size);
        const { batchSize = NaN } = await ask({
          index,
          isLast: index === milliseconds.length - 1,
          columns: { length: size, columns: packed(columns, size), customFields: packed(customFields, size) },
          rowIndexes,
          rowNumbers: rowIndexes,
        });
        sizes.push((size = batchSize));
      }
      return {} as Delivery;
    });
    const taker: BatchTaker = {
      shape: 'columns',
      take: ({ index }) => void vi.advanceTimersByTime(milliseconds[index] ?? 0),
    };
    const { delivery, failure } = await delivering({ runner, taker, grows });
    expect({ delivery, failure }).toEqual({ delivery: {}, failure: undefined });
    return sizes;
  }

  it.each<[string, Host, readonly number[]]>([
    ['doubles while the host is quick', { milliseconds: [0, 3, 3] }, [2000, 4000, 8000]],
    ['stays while it takes its time', { milliseconds: [0, 4, 40, 20] }, [2000, 2000, 2000, 2000]],
    ['halves when it blocks the page', { milliseconds: [0, 0, 0, 41, 500] }, [2000, 4000, 8000, 4000, 2000]],
    ['is not less than at first', { milliseconds: [0, 41, 41, 41] }, [2000, 1000, 1000, 1000]],
    ['grows again afterwards', { milliseconds: [0, 0, 41, 0] }, [2000, 4000, 2000, 4000]],
    ['is limited by the number of values', { milliseconds: [0, 0, 41], columns: 64 }, [2000, 2500, 1250]],
    ['is limited by custom fields too', { milliseconds: [0, 0], columns: 32, customFields: 32 }, [2000, 2500]],
    ['does not grow for rows of very many columns', { milliseconds: [0, 41], columns: 400 }, [1000, 1000]],
    ['stays if the host has set it', { milliseconds: [0, 41, 0], grows: false }, [1000, 1000, 1000]],
  ])('%s', async (_what, host, sizes) => {
    expect(await sizesFor(host)).toEqual(sizes);
  });
});

it('makes the rows of the next batch while the host works on the last', async () => {
  const { engine } = await reviewing(people(60), COLUMNS);
  /** Numbers of the batches whose rows the session has begun to make. */
  const begun: number[] = [];
  const runner = runnerWith((params, ask) =>
    engine.call(
      'columns-deliver',
      { ...params, rowHandling: 'include', includeUnmatchedColumns: false },
      {
        onAsk: (batch) => {
          const { columns } = batch;
          const seen = { ...batch, columns };
          Object.defineProperty(seen, 'columns', { get: () => (begun.push(batch.index), columns) });
          return ask(seen) as never;
        },
      },
    ),
  );
  const taken: number[] = [];
  const taker: BatchTaker = {
    shape: 'rows',
    take: async ({ rows, index, isLast }) => {
      taken.push(rows.length);
      if (!isLast) await expect.poll(() => begun).toContain(index + 1);
    },
  };
  const { failure, delivery } = await delivering({ runner, taker, batchSize: 10, grows: false });
  expect(failure).toBeUndefined();
  expect(delivery?.summary.deliveredRows).toBe(60);
  expect(taken).toEqual([10, 10, 10, 10, 10, 10]);
  expect(begun).toEqual([0, 1, 2, 3, 4, 5]);
});
