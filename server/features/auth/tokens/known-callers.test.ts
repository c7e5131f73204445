import { describe, expect, it } from 'vitest';
import { createKnownCallers } from './known-callers.js';
import type { ApiKeyColumns } from './api-key-columns.js';

const ROW = { id: 'a', name: 'A key' } as ApiKeyColumns;

function createWorld() {
  const world = { isComplete: true, now: 0, loads: 0, row: ROW as ApiKeyColumns | undefined, change: () => {} };
  const callers = createKnownCallers(
    {
      watchTables(_tables, changed) {
        world.change = changed;
        return {
          get isComplete() {
            return world.isComplete;
          },
        };
      },
    },
    () => world.now,
  );
  const find = (): Promise<ApiKeyColumns | undefined> =>
    callers.apiKey('hash', async () => {
      world.loads += 1;
      return world.row;
    });
  return { world, callers, find };
}

describe('known callers', () => {
  it('are read once a second', async () => {
    const { world, find } = createWorld();
    expect([await find(), await find()]).toEqual([ROW, ROW]);
    expect(world.loads).toBe(1);
    world.now = 1000;
    await find();
    expect(world.loads).toBe(2);
  });

  it('are read again after a change, also when they were being read meanwhile', async () => {
    const { world, find } = createWorld();
    const before = find();
    world.row = undefined;
    world.change();
    expect(await find()).toBeUndefined();
    await before;
    expect(await find()).toBeUndefined();
  });

  it('are read every time while changes may go unnoticed', async () => {
    const { world, find } = createWorld();
    await find();
    world.isComplete = false;
    world.row = undefined;
    expect(await find()).toBeUndefined();
  });

  it('are not remembered when they do not exist or could not be read', async () => {
    const { world, callers, find } = createWorld();
    world.row = undefined;
    await find();
    world.row = ROW;
    expect(await find()).toBe(ROW);
    await expect(callers.account('id', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await callers.account('id', async () => undefined)).toBeUndefined();
  });
});
