import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Column } from '../../column.js';
import type { Operation } from '../../edits/operation.js';
import type { Engine } from '../../engine-calls.js';
import type { ErrorGroup } from '../../group-calls.js';
import { reviewing } from '../../testing/review-state.js';

const COLUMNS: readonly Column[] = [
  { id: 'name', label: 'Name', validators: [{ type: 'unique' }] },
  { id: 'amount', label: 'Amount', type: 'number', validators: [{ type: 'required' }] },
  { id: 'state', label: 'State', type: 'select', options: ['active', 'inactive'] },
];
const HEADER = 'name,amount,state';
const VALID = 'Ada,1,active';

const read = (engine: Engine): Promise<readonly ErrorGroup[]> => engine.call('groups-read', {});
const set = async (engine: Engine, row: number, column: string, value: string): Promise<void> => {
  await engine.call('edit-apply', { operation: { type: 'set-cell', row, column, value } });
};
/** Groups without their samples, which a reading of the whole file may choose from other rows. */
const countsOf = (groups: readonly ErrorGroup[]): readonly string[] =>
  groups.map(({ key, count }) => `${count} ${key}`).sort();

afterEach(() => {
  vi.restoreAllMocks();
});

describe('groups after a change', () => {
  it('follow an edited cell without a pass over the file', async () => {
    const lines = Array.from({ length: 2000 }, (_, at) => `Ada ${at},${at % 2 === 0 ? 'much' : '1'},active`);
    const { engine } = await reviewing([HEADER, ...lines].join('\n'), COLUMNS);
    expect((await read(engine)).map(({ count }) => count)).toEqual([1000]);
    const passes = vi.spyOn(Blob.prototype, 'stream');
    await set(engine, 0, 'amount', '5');
    await set(engine, 1, 'amount', 'none');
    await set(engine, 3, 'state', 'churned');
    expect((await read(engine)).map(({ alike, count }) => [alike, count])).toEqual([
      [{ by: 'form', form: 'a' }, 1000],
      [{ by: 'value', value: 'churned' }, 1],
    ]);
    expect(passes).not.toHaveBeenCalled();
  });

  it('show samples that still have the error', async () => {
    const lines = Array.from({ length: 40 }, (_, at) => `Ada ${at},lot ${at + 10},active`);
    const { engine } = await reviewing([HEADER, ...lines].join('\n'), COLUMNS);
    await read(engine);
    for (let row = 0; row < 10; row += 1) {
      await set(engine, row, 'amount', '5');
      const [group] = await read(engine);
      expect(group?.samples).toHaveLength(5);
      expect(group?.samples.every((sample) => sample.row > row && sample.from === `lot ${sample.row + 10}`)).toBe(true);
    }
  });

  it('follow a row that becomes shifted, and one that no longer is', async () => {
    const { engine } = await reviewing([HEADER, VALID, 'Bo,2,active', 'Cy,many,churned'].join('\n'), COLUMNS);
    const shifts = async (): Promise<readonly number[]> =>
      (await read(engine)).filter(({ alike }) => alike.by === 'shift').map(({ count }) => count);
    expect(await shifts()).toEqual([]);
    await set(engine, 1, 'amount', '');
    await set(engine, 1, 'state', '2');
    expect(await shifts()).toEqual([1]);
    await set(engine, 1, 'amount', '2');
    expect(await shifts()).toEqual([]);
  });

  it('are those of a file in which the changes had been made', async () => {
    const cell = fc.constantFrom('Ada', 'Bo', '', '$5', '7', 'much', '5 kg', 'active', 'churned', 'Actve');
    const row = fc.nat(11);
    const change: fc.Arbitrary<Operation | 'undo' | 'redo'> = fc.oneof(
      fc.record({
        type: fc.constant('set-cell' as const),
        row,
        column: fc.constantFrom('name', 'amount', 'state'),
        value: cell,
      }),
      fc.record({
        type: fc.constant('delete-rows' as const),
        rows: fc.uniqueArray(row, { minLength: 1, maxLength: 3 }),
      }),
      fc.constantFrom('undo' as const, 'redo' as const),
    );
    const lines = fc.array(fc.tuple(cell, cell, cell), { minLength: 12, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(lines, fc.array(fc.array(change, { maxLength: 3 }), { maxLength: 6 }), async (rows, batches) => {
        const text = [HEADER, ...rows.map((cells) => cells.join(','))].join('\n');
        const { engine } = await reviewing(text, COLUMNS);
        await read(engine);
        for (const changes of batches) {
          for (const one of changes) {
            if (one === 'undo' || one === 'redo') await engine.call(`edit-${one}`, {});
            else await engine.call('edit-apply', { operation: one });
          }
          const followed = await read(engine);
          const operations = JSON.parse(JSON.stringify(await engine.call('operations-read', {}))) as [];
          const { engine: again } = await reviewing(text, COLUMNS, { operations });
          expect(countsOf(followed)).toEqual(countsOf(await read(again)));
        }
      }),
      { numRuns: 80 },
    );
  });
});
