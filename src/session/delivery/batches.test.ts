import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { Column, ColumnBatch } from '../../engine/index.js';
import type { SessionOptions } from '../options/session-options.js';
import { importSession, openAt, people } from '../testing/import-session.js';

const allNames = (count: number): string[] => Array.from({ length: count }, (_, row) => `P${row}`);

describe('batches', () => {
  it('have more rows for a host that takes them at once, unless their size is set', async () => {
    const sizesWith = async (batchSize?: number): Promise<number[]> => {
      const sizes: number[] = [];
      const session = importSession({ batchSize, onBatch: (rows) => void sizes.push(rows.length) });
      await openAt(session, people(20_000), 'review');
      await session.actions.submit();
      expect(session.store.getState()).toMatchObject({ step: 'complete', summary: { deliveredRows: 20_000 } });
      return sizes;
    };
    expect(Math.max(...(await sizesWith()))).toBeGreaterThan(1000);
    expect(new Set(await sizesWith(1000))).toEqual(new Set([1000]));
  });

  it('keep their size for a host that takes its time', async () => {
    const sizes = new Set<number>();
    const session = importSession({
      onBatch: async (rows) => {
        sizes.add(rows.length);
        await new Promise((resolve) => setTimeout(resolve, 6));
      },
    });
    await openAt(session, people(8000), 'review');
    await session.actions.submit();
    expect(sizes).toEqual(new Set([1000]));
  });

  it('are handed over one at a time, and none after a failure', async () => {
    const started: { readonly index: number; readonly besides: number }[] = [];
    let working = 0;
    const session = importSession({
      batchSize: 10,
      onBatch: async (_rows, { index }) => {
        started.push({ index, besides: working });
        working += 1;
        await new Promise((resolve) => setTimeout(resolve, 20));
        working -= 1;
        if (index === 1) throw new Error('Our server is down.');
      },
    });
    await openAt(session, people(60), 'review');
    await session.actions.submit();
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(started).toEqual([
      { index: 0, besides: 0 },
      { index: 1, besides: 0 },
    ]);
    expect(session.store.getState()).toMatchObject({ step: 'review', progress: { delivered: 10 } });
  });

  it('are columns if the host asks for them, and rows are rejected by their position', async () => {
    const batches: ColumnBatch[] = [];
    const session = importSession({
      batchSize: 3,
      batchShape: 'columns',
      onBatch: ((columns: ColumnBatch) => {
        batches.push(columns);
        return batches.length === 2 ? [{ row: 1, message: 'Already exists.' }] : [];
      }) as SessionOptions['onBatch'],
    });
    await openAt(session, people(5), 'review');
    await session.actions.submit();
    expect(batches.map(({ length }) => length)).toEqual([3, 2]);
    const [{ columns }] = batches as [ColumnBatch];
    expect(columns[0]).toMatchObject({ type: 'text', text: allNames(3).join('') });
    expect(session.store.getState()).toMatchObject({ step: 'review', progress: { delivered: 4, rejected: 1 } });
  });

  const columnsOf = async (options: SessionOptions, text: string): Promise<ColumnBatch[]> => {
    const batches: ColumnBatch[] = [];
    const onBatch = ((batch: ColumnBatch) => void batches.push(batch)) as SessionOptions['onBatch'];
    const session = importSession({ ...options, batchShape: 'columns', onBatch });
    await openAt(session, text, 'review');
    await session.actions.submit();
    return batches;
  };

  it("are columns of what the host's functions have made", async () => {
    const columns: readonly Column[] = [
      { id: 'size', label: 'Size', type: 'number' },
      { id: 'tag', label: 'Tag', transformations: [{ type: 'custom', fn: (text: unknown) => String(text).length }] },
    ];
    expect(await columnsOf({ columns }, 'Size,Tag\n3,abc\n4,de\n')).toEqual([
      {
        length: 2,
        columns: [
          { id: 'size', type: 'number', values: Float64Array.of(3, 4) },
          { id: 'tag', type: 'mixed', values: [3, 2] },
        ],
      },
    ]);
  });

  it('are columns of the output of a schema, with the members it adds', async () => {
    const schema = z.object({ name: z.string() }).transform((row) => ({ ...row, born: new Date(0) }));
    const columns: readonly Column[] = [{ id: 'name', label: 'Name' }];
    expect(await columnsOf({ columns, schema }, 'Name,Note\nAnn,\nBo,\n')).toEqual([
      {
        length: 2,
        columns: [
          { id: 'name', type: 'text', text: 'AnnBo', ends: Uint32Array.of(3, 5) },
          { id: 'born', type: 'mixed', values: [new Date(0), new Date(0)] },
        ],
      },
    ]);
  });

  it.each([2, -1, 0.5, 'two'])(
    'that are answered with a row they do not have are a mistake of the host, for its developer: %j',
    async (row) => {
      const error = vi.spyOn(console, 'error').mockReturnValue();
      const session = importSession({ onBatch: () => [{ row, message: 'Is taken.' }] as never });
      await openAt(session, people(2), 'review');
      await session.actions.submit();
      const { step, error: shown } = session.store.getState();
      expect({ step, shown }).toEqual({
        step: 'review',
        shown: { code: 'host', params: { task: 'import', reason: '' }, message: '', retry: 'submit' },
      });
      expect(error.mock.calls).toEqual([[expect.stringContaining(`of row ${Number(row)}, which is not in it.`)]]);
      error.mockRestore();
    },
  );
});
