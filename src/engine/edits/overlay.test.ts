import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OperationLog } from './operation-log.js';
import type { Operation } from './operation.js';
import { Overlay, overlayOf } from './overlay.js';
import type { AppliedOperation } from './overlay.js';

const row = fc.integer({ min: 0, max: 5 });
const operation: fc.Arbitrary<Operation> = fc.oneof(
  fc.record({
    type: fc.constant('set-cell' as const),
    row,
    column: fc.constantFrom('name', '__proto__', 'constructor'),
    value: fc.constantFrom('', 'a', 'b'),
  }),
  fc.record({ type: fc.constant('delete-rows' as const), rows: fc.array(row, { maxLength: 3 }) }),
);
const step = fc.oneof({ weight: 3, arbitrary: operation }, fc.constantFrom('undo' as const, 'redo' as const));

function stateOf(overlay: Overlay): unknown {
  return {
    texts: overlay.rows().map((index) => [index, [...(overlay.ofRow(index) ?? [])].sort()]),
    deleted: overlay.deletedRows(),
  };
}

describe('overlay and log', () => {
  it('show after any edits, undos and redos what replaying the log shows', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const log = new OperationLog();
        const overlay = new Overlay();
        const applied: AppliedOperation[] = [];
        for (const next of steps) {
          if (next === 'undo') {
            const undone = log.undo();
            const last = undone && applied.pop();
            if (last) overlay.revert(last);
          } else {
            const done = next === 'redo' ? log.redo() : next;
            if (next !== 'redo') log.append(next);
            if (done) applied.push(overlay.apply(done));
          }
          expect(stateOf(overlay)).toEqual(stateOf(overlayOf(log.entries())));
        }
      }),
    );
  });

  it('come back exactly when everything is undone and done again', () => {
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

  it('forget what was undone once something new is done', () => {
    const log = new OperationLog([{ type: 'delete-rows', rows: [1] }]);
    log.undo();
    expect(log.canRedo).toBe(true);
    log.append({ type: 'delete-rows', rows: [2] });
    expect(log.canRedo).toBe(false);
    expect(log.redo()).toBeUndefined();
    expect(log.entries()).toEqual([{ type: 'delete-rows', rows: [2] }]);
  });

  it('tell an emptied cell from one that was not edited', () => {
    const overlay = overlayOf([{ type: 'set-cell', row: 3, column: 'name', value: '' }]);
    expect(overlay.cellText(3, 'name')).toBe('');
    expect(overlay.cellText(3, 'other')).toBeUndefined();
    overlay.clearRow(3);
    expect(overlay.rows()).toEqual([]);
  });
});
