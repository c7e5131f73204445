import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Column } from '../column.js';
import type { Operation } from '../edits/operation.js';
import type { Engine } from '../engine-calls.js';
import { changes, makeChange } from '../testing/change-arbitrary.js';
import type { Change } from '../testing/change-arbitrary.js';
import { reviewing, reviewState } from '../testing/review-state.js';

const COLUMNS: readonly Column[] = [
  { id: 'name', label: 'Name', validators: [{ type: 'required' }, { type: 'unique' }] },
  { id: 'price', label: 'Price', type: 'number', validators: [{ type: 'max', value: 9 }] },
  { id: 'mail', label: 'Mail', type: 'email', transformations: [{ type: 'lowercase' }] },
  { id: 'when', label: 'When', type: 'date' },
];
const IDS = COLUMNS.map(({ id }) => id);
const ROWS = 12;
const LINES = Array.from({ length: ROWS }, (_, row) => {
  const mail = row % 4 === 1 ? '' : `p${row} @B.co`.replace(' ', row % 3 ? '' : ' ');
  return `${row % 5 ? `P${row % 7}` : ''},${row % 3 === 2 ? `$${row}` : row},${mail},0${(row % 9) + 1}/02/2024`;
});
const TEXT = ['name,price,mail,when', ...LINES].join('\n');

const change = changes(IDS, ROWS);
const operationsOf = (engine: Engine): Promise<readonly Operation[]> => engine.call('operations-read', {});

describe('any changes of the rows', () => {
  it('are replayed to the same rows and issues, also from JSON', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), async (list) => {
        const { engine } = await reviewing(TEXT, COLUMNS);
        for (const each of list) await makeChange(engine, each);
        const operations = await operationsOf(engine);
        const state = await reviewState(engine);
        const again = await reviewing(TEXT, COLUMNS, { operations });
        expect(await reviewState(again.engine)).toEqual(state);
        const sent = JSON.parse(JSON.stringify(operations)) as readonly Operation[];
        const received = await reviewing(TEXT, COLUMNS, { operations: sent });
        expect(await reviewState(received.engine)).toEqual(state);
      }),
      { numRuns: 80 },
    );
  });

  it('are undone and redone step by step', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 5 }), async (list) => {
        const { engine } = await reviewing(TEXT, COLUMNS);
        /** By the number of operations in effect. */
        const states = new Map([[0, await reviewState(engine)]]);
        for (const each of list) {
          await makeChange(engine, each);
          states.set((await operationsOf(engine)).length, await reviewState(engine));
        }
        const count = (await operationsOf(engine)).length;
        const expectState = async (left: number): Promise<void> => {
          expect(await operationsOf(engine)).toHaveLength(left);
          if (states.has(left)) expect(await reviewState(engine)).toEqual(states.get(left));
        };
        for (let left = count - 1; left >= 0; left -= 1) {
          await engine.call('edit-undo', {});
          await expectState(left);
        }
        for (let done = 1; done <= count; done += 1) {
          await engine.call('edit-redo', {});
          await expectState(done);
        }
      }),
      { numRuns: 80 },
    );
  });

  const MANY = 150;
  it.each<[string, Change]>([
    ['merged duplicates', { do: 'duplicates', column: 'name', type: 'merge' }],
    [
      'a paste after the last row',
      { do: 'set', start: 0, count: 1, columns: ['mail'], values: Array(MANY).fill(['x@y.co']), append: true },
    ],
  ])('are replayed and undone also when they are of many rows: %s', async (_what, given) => {
    const lines = Array.from({ length: 2 * MANY }, (_, row) => {
      const mail = row < MANY ? '' : `p${row}@b.co`;
      return `P${row % MANY},${row},${mail},2024-01-01`;
    });
    const text = ['name,price,mail,when', ...lines].join('\n');
    const { engine } = await reviewing(text, COLUMNS);
    const before = await reviewState(engine);
    await makeChange(engine, given);
    const after = await reviewState(engine);
    expect(after).not.toEqual(before);
    const again = await reviewing(text, COLUMNS, { operations: await operationsOf(engine) });
    expect(await reviewState(again.engine)).toEqual(after);
    await engine.call('edit-undo', {});
    expect(await reviewState(engine)).toEqual(before);
    await engine.call('edit-redo', {});
    expect(await reviewState(engine)).toEqual(after);
  });
});
