import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OperationLog } from './operation-log.js';
import { touchedRows } from './operation.js';
import type { Operation } from './operation.js';
import { Overlay } from './overlay.js';

const row = fc.integer({ min: 0, max: 5 });
const column = fc.constantFrom('name', '__proto__', 'constructor');
const value = fc.constantFrom('', 'a', 'b');
const operation: fc.Arbitrary<Operation> = fc.oneof(
  fc.record({ type: fc.constant('set-cell' as const), row, column, value }),
  fc.record({
    type: fc.constant('set-cells' as const),
    rows: fc.uniqueArray(row, { maxLength: 3 }),
    columns: fc.uniqueArray(column, { maxLength: 2 }),
    values: fc.array(fc.array(value, { maxLength: 2 }), { maxLength: 3 }),
  }),
  fc.record({ type: fc.constant('delete-rows' as const), rows: fc.array(row, { maxLength: 3 }) }),
);

function overlayOf(operations: readonly Operation[]): Overlay {
  const overlay = new Overlay();
  for (const next of operations) overlay.lay(next);
  return overlay;
}

function stateOf(overlay: Overlay): unknown {
  return {
    texts: overlay.rows().map((index) => [index, [...(overlay.ofRow(index) ?? [])].sort()]),
    deleted: [...overlay.deleted.members()],
  };
}

describe('overlay', () => {
  it('is right again when the rows of an operation are cleared and laid afresh', () => {
    fc.assert(
      fc.property(fc.array(operation, { minLength: 1, maxLength: 20 }), (operations) => {
        const overlay = overlayOf(operations);
        const kept = operations.slice(0, -1);
        const rows = new Set(touchedRows(operations.at(-1)!));
        for (const index of rows) overlay.clearRow(index);
        for (const next of kept) overlay.lay(next, rows);
        expect(stateOf(overlay)).toEqual(stateOf(overlayOf(kept)));
      }),
    );
  });

  it('tells an emptied cell from one that was not edited', () => {
    const overlay = overlayOf([{ type: 'set-cell', row: 3, column: 'name', value: '' }]);
    expect(overlay.ofRow(3)?.get('name')).toBe('');
    expect(overlay.ofRow(3)?.get('other')).toBeUndefined();
    overlay.clearRow(3);
    expect(overlay.rows()).toEqual([]);
  });

  it('leaves alone the cells a block has no text for', () => {
    const overlay = overlayOf([
      { type: 'set-cell', row: 2, column: 'b', value: 'old' },
      { type: 'set-cells', rows: [1, 2, 3], columns: ['a', 'b'], values: [['x', 'y'], ['z']] },
    ]);
    expect(stateOf(overlay)).toEqual({
      texts: [
        [
          1,
          [
            ['a', 'x'],
            ['b', 'y'],
          ],
        ],
        [
          2,
          [
            ['a', 'z'],
            ['b', 'old'],
          ],
        ],
      ],
      deleted: [],
    });
  });
});

describe('operation log', () => {
  it('comes back exactly when everything is undone and done again', () => {
    fc.assert(
      fc.property(fc.array(operation), (operations) => {
        const log = new OperationLog();
        for (const next of operations) log.append(next);
        while (log.canUndo) log.undo();
        expect(log.entries()).toEqual([]);
        while (log.canRedo) log.redo();
        expect(log.entries()).toEqual(operations);
      }),
    );
  });

  it('forgets what was undone once something new is done', () => {
    const log = new OperationLog([{ type: 'delete-rows', rows: [1] }]);
    log.undo();
    expect(log.canRedo).toBe(true);
    log.append({ type: 'delete-rows', rows: [2] });
    expect(log.canRedo).toBe(false);
    expect(log.redo()).toBeUndefined();
    expect(log.entries()).toEqual([{ type: 'delete-rows', rows: [2] }]);
  });
});
