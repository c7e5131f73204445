import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OperationLog } from './operation-log.js';
import { touchedRows } from './operation.js';
import type { Operation, RowsOperation } from './operation.js';
import { Overlay } from './overlay.js';

const COLUMNS = ['name', '__proto__', 'constructor', 'a', 'b'];
const SOURCE = ['N', 'P', 'C', 'A', 'B'];
const row = fc.integer({ min: 0, max: 5 });
const column = fc.constantFrom('name', '__proto__', 'constructor');
const value = fc.constantFrom('', 'a', 'b');
const operation: fc.Arbitrary<RowsOperation> = fc.oneof(
  fc.record({ type: fc.constant('set-cell' as const), row, column, value }),
  fc.record({
    type: fc.constant('set-cells' as const),
    rows: fc.uniqueArray(row, { maxLength: 3 }),
    columns: fc.uniqueArray(column, { maxLength: 2 }),
    values: fc.array(fc.array(fc.option(value), { maxLength: 2 }), { maxLength: 3 }),
  }),
  fc.record({ type: fc.constant('delete-rows' as const), rows: fc.array(row, { maxLength: 3 }) }),
);

function overlayOf(operations: readonly Operation[]): Overlay {
  const overlay = new Overlay(COLUMNS);
  for (const next of operations) overlay.apply(next);
  return overlay;
}

function stateOf(overlay: Overlay): unknown {
  return {
    texts: overlay.rows().map((index) => [index, overlay.textsOf(index, SOURCE)]),
    edited: overlay.rows().map((index) => [...overlay.editedColumns(index)].sort()),
    deleted: [...overlay.deleted.members()],
  };
}

describe('overlay', () => {
  it("iterates over a block's texts only, even when it names far more places", () => {
    const rows = Array.from({ length: 200_000 }, (_, index) => index);
    const columns = rows.map(String);
    const overlay = overlayOf([{ type: 'set-cells', rows, columns: ['a', ...columns], values: [['x']] }]);
    expect(overlay.rows()).toEqual([0]);
    expect(overlay.textsOf(0, SOURCE)).toEqual(['N', 'P', 'C', 'x', 'B']);
  });

  it('is correct after clearing and replaying the rows of an operation', () => {
    fc.assert(
      fc.property(fc.array(operation, { minLength: 1, maxLength: 20 }), (operations) => {
        const overlay = overlayOf(operations);
        const kept = operations.slice(0, -1);
        const rows = new Set(touchedRows(operations.at(-1)!));
        overlay.rebuild(kept, rows);
        expect(stateOf(overlay)).toEqual(stateOf(overlayOf(kept)));
      }),
    );
  });

  it('distinguishes an emptied cell from one that was not edited', () => {
    const overlay = overlayOf([{ type: 'set-cell', row: 3, column: 'name', value: '' }]);
    expect(overlay.textsOf(3, SOURCE)).toEqual(['', 'P', 'C', 'A', 'B']);
    expect([...overlay.editedColumns(3)]).toEqual(['name']);
    overlay.rebuild([], new Set([3]));
    expect(overlay.rows()).toEqual([]);
    expect(overlay.textsOf(3, SOURCE)).toEqual(SOURCE);
  });

  it('leaves cells unchanged that have no text in a block', () => {
    const overlay = overlayOf([
      { type: 'set-cell', row: 2, column: 'b', value: 'old' },
      { type: 'set-cells', rows: [1, 2, 3, 4], columns: ['a', 'b'], values: [['x', 'y'], ['z'], [null, 'w']] },
    ]);
    expect(overlay.textsOf(1, SOURCE)).toEqual(['N', 'P', 'C', 'x', 'y']);
    expect(overlay.textsOf(2, SOURCE)).toEqual(['N', 'P', 'C', 'z', 'old']);
    expect(overlay.textsOf(3, SOURCE)).toEqual(['N', 'P', 'C', 'A', 'w']);
    expect([...overlay.editedColumns(3)]).toEqual(['b']);
    expect(overlay.rows()).toEqual([1, 2, 3]);
  });
});

describe('operation log', () => {
  it('is identical after undoing and redoing everything', () => {
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

  it('discards undone operations after a new one', () => {
    const log = new OperationLog([{ type: 'delete-rows', rows: [1] }]);
    log.undo();
    expect(log.canRedo).toBe(true);
    log.append({ type: 'delete-rows', rows: [2] });
    expect(log.canRedo).toBe(false);
    expect(log.redo()).toBeUndefined();
    expect(log.entries()).toEqual([{ type: 'delete-rows', rows: [2] }]);
  });
});
