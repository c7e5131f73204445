import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { operations } from '../testing/operation-arbitrary.js';
import type { RowSet } from '../validation/issues/row-set.js';
import { OperationLog } from './operation-log.js';
import { touchedRows } from './operation.js';
import type { Operation, RowsOperation, RunProgram } from './operation.js';
import { Overlay, runsOver } from './overlay.js';

const COLUMNS = ['name', '__proto__', 'constructor', 'a', 'b'];
const SOURCE = ['N', 'P', 'C', 'A', 'B'];
const ROWS = 6;
const operation = operations(['name', '__proto__', 'constructor'], ROWS).map((given) =>
  // As an engine places them.
  given.type === 'add-rows' ? { ...given, row: ROWS } : given,
);
const rowsOperation = operation.filter((given): given is RowsOperation => given.type !== 'run-program');

function overlayOf(operations: readonly Operation[]): Overlay {
  const overlay = new Overlay(COLUMNS);
  for (const next of operations) overlay.apply(next);
  return overlay;
}

/** The rows and texts; it does not matter of absent rows whether they are deleted. */
function stateOf(overlay: Overlay, absent: RowSet): unknown {
  const rows = [...overlay.rows()].sort((left, right) => left - right);
  return {
    texts: rows.map((index) => [index, overlay.textsOf(index, SOURCE)]),
    edited: rows.map((index) => [...overlay.editedColumns(index)].sort()),
    deleted: [...overlay.deleted.members()].filter((row) => !absent.has(row)),
  };
}

describe('overlay', () => {
  it("iterates over a block's texts only, even when it names far more places", () => {
    const rows = Array.from({ length: 200_000 }, (_, index) => index);
    const columns = rows.map(String);
    const overlay = overlayOf([{ type: 'set-cells', rows, columns: ['a', ...columns], values: [['x']] }]);
    expect(overlay.rows()).toEqual(new Set([0]));
    expect(overlay.textsOf(0, SOURCE)).toEqual(['N', 'P', 'C', 'x', 'B']);
  });

  it('is correct after clearing and replaying the rows of an operation', () => {
    fc.assert(
      fc.property(fc.array(operation, { maxLength: 20 }), rowsOperation, (kept, last) => {
        const overlay = overlayOf([...kept, last]);
        overlay.rebuild(kept, new Set(touchedRows(last)));
        expect(stateOf(overlay, overlay.absent)).toEqual(stateOf(overlayOf(kept), overlay.absent));
      }),
    );
  });

  it('distinguishes an emptied cell from one that was not edited', () => {
    const overlay = overlayOf([{ type: 'set-cell', row: 3, column: 'name', value: '' }]);
    expect(overlay.textsOf(3, SOURCE)).toEqual(['', 'P', 'C', 'A', 'B']);
    expect([...overlay.editedColumns(3)]).toEqual(['name']);
    overlay.rebuild([], new Set([3]));
    expect(overlay.rows()).toEqual(new Set());
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
    expect(overlay.rows()).toEqual(new Set([1, 2, 3]));
  });
});

describe('added rows', () => {
  const ADDED: Operation = { type: 'add-rows', row: 6, columns: ['a'], values: [['x'], []] };

  it('exist until their addition is undone, and their indexes stay', () => {
    const overlay = overlayOf([ADDED]);
    expect([...overlay.addedRows()]).toEqual([6, 7]);
    expect(overlay.rows()).toEqual(new Set([6, 7]));
    expect(overlay.end).toBe(8);
    expect(overlay.textsOf(6, ['', '', '', '', ''])).toEqual(['', '', '', 'x', '']);
    overlay.rebuild([], new Set([6, 7]));
    expect([...overlay.addedRows()]).toEqual([]);
    expect(overlay.rows()).toEqual(new Set());
    expect([[...overlay.absent.members()], [...overlay.deleted.members()]]).toEqual([
      [6, 7],
      [6, 7],
    ]);
    expect(overlay.end).toBe(8);
    overlay.apply(ADDED);
    expect([overlay.absent.count, overlay.deleted.count]).toEqual([0, 0]);
  });

  it('can be deleted without becoming absent', () => {
    const overlay = overlayOf([ADDED, { type: 'delete-rows', rows: [6] }]);
    expect([...overlay.addedRows()]).toEqual([6, 7]);
    expect([overlay.deleted.has(6), overlay.absent.has(6)]).toEqual([true, false]);
    overlay.rebuild([ADDED], new Set([6]));
    expect(overlay.deleted.count).toBe(0);
  });

  it('may come with a block, whose last rows they are', () => {
    const block = { type: 'set-cells', rows: [2, 6], columns: ['a'], values: [['x'], ['y']] } as const;
    const overlay = overlayOf([{ ...block, added: 1 }]);
    expect([...overlay.addedRows()]).toEqual([6]);
    expect(overlayOf([block]).end).toBe(0);
  });

  it('that are reserved exist only if they are locked', () => {
    const overlay = new Overlay(COLUMNS, (index) => index === 7);
    overlay.reserve(6);
    overlay.reserve(7);
    overlay.reserve(5);
    expect([...overlay.addedRows()]).toEqual([7]);
    expect(overlay.end).toBe(8);
    expect([overlay.deleted.has(6), overlay.deleted.has(7)]).toEqual([true, false]);
    overlay.apply({ type: 'delete-rows', rows: [7, 1] });
    expect([overlay.deleted.has(7), overlay.deleted.has(1)]).toEqual([false, true]);
    overlay.apply({ type: 'restore-rows', rows: [6, 1] });
    expect([overlay.deleted.has(6), overlay.deleted.has(1)]).toEqual([true, false]);
  });
});

describe('programs', () => {
  const upper: RunProgram = {
    type: 'run-program',
    program: { steps: [{ column: 'a', to: { type: 'uppercase', of: { type: 'column', column: 'a' } } }] },
    formats: [],
  };
  const set = (row: number, value: string): RowsOperation => ({ type: 'set-cell', row, column: 'a', value });
  const source = ['', '', '', 'q', ''];

  it('change what is before them, and what is after them changes their result', () => {
    const operations = [set(1, 'x'), upper, set(2, 'y'), { ...upper, except: [3] }, set(1, 'z')];
    const overlay = overlayOf(operations);
    const cells = (index: number): string | undefined => overlay.textsOf(index, source)[3];
    expect([0, 1, 2, 3].map(cells)).toEqual(['Q', 'z', 'Y', 'Q']);
    const [first, second] = overlay.layers;
    expect(overlay.textsOf(1, source, first)[3]).toBe('x');
    expect(overlay.textsOf(1, source, second)[3]).toBe('X');
    expect(overlay.textsOf(2, source, second)[3]).toBe('y');
    expect(overlay.rows()).toEqual(new Set([1, 2]));
    expect([...overlay.editedColumns(2)]).toEqual(['a']);
    overlay.rebuild(operations.slice(0, -1), new Set([1]));
    expect(cells(1)).toBe('X');
    expect(overlay.removeProgram()).toBe(second);
    expect([0, 1, 2, 3].map(cells)).toEqual(['Q', 'X', 'y', 'Q']);
    expect(overlay.removeProgram()).toBe(first);
    expect([0, 1, 2, 3].map(cells)).toEqual(['q', 'x', 'q', 'q']);
    expect(overlay.removeProgram()).toBeUndefined();
  });

  it('run over all rows, those they list, and not those they leave out', () => {
    const reach = (operation: Operation): readonly boolean[] => {
      const [layer] = overlayOf([operation]).layers;
      return [0, 1, 2].map((index) => runsOver(layer!, index));
    };
    expect(reach(upper)).toEqual([true, true, true]);
    expect(reach({ ...upper, rows: [1, 2], except: [2] })).toEqual([false, true, false]);
    expect(reach({ ...upper, rows: [] })).toEqual([false, false, false]);
    expect(reach({ ...upper, except: [0] })).toEqual([false, true, true]);
  });

  it('change only the columns they are limited to', () => {
    const overlay = overlayOf([{ ...upper, only: ['b'] }]);
    expect(overlay.textsOf(0, source)).toBe(source);
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
