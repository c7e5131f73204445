import { describe, expect, it } from 'vitest';
import { FileWork } from './file-operation.js';
import type { FileOperation } from './file-operation.js';
import { keepWork, restoreWork } from './kept-work.js';
import { OperationLog } from './operation-log.js';

describe('a log of operations', () => {
  it('lists the latest ones in effect, and the latest undone ones', () => {
    const log = new OperationLog([1, 2, 3, 4, 5], [9, 8]);
    log.undo();
    log.undo();
    expect(log.latest(2)).toEqual({ done: [2, 3], undone: [5, 4] });
    expect(log.latest(9)).toEqual({ done: [1, 2, 3], undone: [9, 8, 5, 4] });
    expect(log.undone()).toEqual([9, 8, 5, 4]);
    expect(log.redo()).toBe(4);
    expect(log.entries()).toEqual([1, 2, 3, 4]);
  });

  it('has another version after every change', () => {
    const log = new OperationLog<number>();
    const versions = [log.version];
    for (const change of [() => log.append(1), () => log.undo(), () => log.redo(), () => log.append(2)]) {
      change();
      versions.push(log.version);
    }
    expect(versions).toEqual(versions.toSorted((left, right) => left - right));
    expect(new Set(versions).size).toBe(5);
  });

  it('has nothing to undo or redo when it is empty', () => {
    const log = new OperationLog<number>();
    expect([log.canUndo, log.canRedo, log.undo(), log.redo()]).toEqual([false, false, undefined, undefined]);
    expect(log.entries()).toEqual([]);
  });
});

describe('work on a file', () => {
  const cell = (row: number): FileOperation => ({
    operation: { type: 'set-cell', row, column: 'a', value: 'x' },
    sources: [0],
  });

  it('has one set of delivered rows for each state of the log', () => {
    const work = new FileWork();
    const first = work.currentDelivery();
    expect(work.currentDelivery()).toBe(first);
    work.log.append(cell(1));
    const second = work.currentDelivery();
    expect(second).not.toBe(first);
    expect(work.deliveries.map(({ operations }) => operations.length)).toEqual([0, 1]);
  });

  it('is the same after it was kept and restored', () => {
    const work = new FileWork();
    for (const row of [3, 4, 6]) work.currentDelivery().add(row);
    work.log.append(cell(1));
    work.log.append(cell(2));
    work.log.undo();
    work.currentDelivery().add(9);
    work.deliveredBatches = 2;
    work.refusals.set(5, [{ index: 5, message: 'No.' }]);
    const [undone] = work.log.undone();
    work.refusals.setAside(undone!, 'on', [2, [{ index: 2, message: 'Never.' }]]);
    const kept = keepWork(work);
    expect(kept).toEqual({
      done: [cell(1)],
      undone: [cell(2)],
      batches: 2,
      refusals: [[5, [{ index: 5, message: 'No.' }]]],
      setAside: [{ at: 1, state: 'on', refusal: [2, [{ index: 2, message: 'Never.' }]] }],
      deliveries: [
        {
          operations: [],
          isCurrent: false,
          rows: [
            [3, 2],
            [6, 1],
          ],
        },
        { operations: [cell(1)], isCurrent: true, rows: [[9, 1]] },
      ],
    });
    const restored = restoreWork(kept);
    expect(keepWork(restored)).toEqual(kept);
    const [past, current] = restored.deliveries;
    expect([...past!.rows.members()]).toEqual([3, 4, 6]);
    expect(restored.currentDelivery()).toBe(current!.rows);
    restored.log.redo();
    expect([...restored.currentDelivery().members()]).toEqual([]);
  });
});
