import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { IssueFilter } from './issue-walk.js';
import { IssueStore } from './issue-store.js';
import type { IssueSeverity } from './issue.js';
import { RowSet } from './row-set.js';

const IDS = ['a', 'b', 'c'];
const ROWS = 3000;

function storeWithKinds(): IssueStore {
  const store = new IssueStore(IDS);
  for (let column = 0; column < IDS.length; column += 1) {
    store.register({ column, code: 'required', severity: 'error' });
    store.register({ column, code: 'number_precision', severity: 'warning' });
  }
  return store;
}

const isError = (kind: number): boolean => kind % 2 === 0;
const columnOf = (kind: number): number => kind >>> 1;

const steps = fc.array(
  fc.record({
    action: fc.constantFrom('add', 'add', 'add', 'add', 'clearRow', 'remove', 'clearKinds'),
    row: fc.oneof(fc.constantFrom(0, 1023, 1024, 2047), fc.nat(ROWS - 1)),
    kind: fc.nat(5),
  }),
  { maxLength: 60 },
);

test('agrees with a plain list over any sequence of changes', () => {
  fc.assert(
    fc.property(steps, (changes) => {
      const store = storeWithKinds();
      let model: { row: number; kind: number }[] = [];
      for (const { action, row, kind } of changes) {
        if (action === 'add') {
          if (model.some((one) => one.row === row && one.kind === kind)) continue;
          store.add(row, kind);
          model.push({ row, kind });
        } else if (action === 'clearRow') {
          store.clearRow(row);
          model = model.filter((one) => one.row !== row);
        } else if (action === 'remove') {
          store.remove(row, kind);
          model = model.filter((one) => one.row !== row || one.kind !== kind);
        } else {
          store.clearKinds(new Set([kind]));
          model = model.filter((one) => one.kind !== kind);
        }
      }
      model.sort((left, right) => left.row - right.row || left.kind - right.kind);
      const wrong = [...new Set(model.filter(({ kind }) => isError(kind)).map(({ row }) => row))];
      expect([...store.invalid.members()]).toEqual(wrong);
      expect(store.count).toBe(model.length);
      for (const row of new Set(model.map((one) => one.row))) {
        const kinds = model.filter((one) => one.row === row).map(({ kind }) => [IDS[columnOf(kind)], isError(kind)]);
        expect(store.ofRow(row).map(({ column, severity }) => [column, severity === 'error'])).toEqual(kinds);
      }
      IDS.forEach((_, column) => {
        for (const severity of ['error', 'warning'] as const satisfies readonly IssueSeverity[]) {
          const count = model.filter(
            ({ kind }) => columnOf(kind) === column && isError(kind) === (severity === 'error'),
          );
          expect(store.countOf(column, severity)).toBe(count.length);
        }
      });
      for (const filter of ['all', 'valid', 'invalid'] as const) expectWalk(store, filter, model, new Set(wrong));
    }),
    { numRuns: 100 },
  );
});

/** Walking forward visits every cell with issues in order, backward in reverse, and both wrap around. */
function expectWalk(
  store: IssueStore,
  filter: IssueFilter,
  all: readonly { row: number; kind: number }[],
  wrong: ReadonlySet<number>,
): void {
  const chosen = all.filter(({ row }) => filter === 'all' || wrong.has(row) === (filter === 'invalid'));
  const cells = [...new Set(chosen.map(({ row, kind }) => `${row}:${columnOf(kind)}`))];
  for (const direction of ['next', 'previous'] as const) {
    const expected = direction === 'next' ? cells : cells.toReversed();
    let from: { row: number; column: number } | null = null;
    const visited: string[] = [];
    for (let step = 0; step < cells.length; step += 1) {
      const found = store.next(from, direction, filter);
      if (!found) throw new Error('nothing found');
      from = { row: found.issue.row, column: IDS.indexOf(found.issue.column ?? '') };
      visited.push(`${from.row}:${from.column}`);
      const place = from;
      const first = chosen.findIndex((one) => one.row === place.row && columnOf(one.kind) === place.column);
      expect([found.ordinal, found.count]).toEqual([first + 1, chosen.length]);
    }
    expect(visited).toEqual(expected);
    const again = store.next(from, direction, filter);
    expect(again && `${again.issue.row}:${IDS.indexOf(again.issue.column ?? '')}`).toBe(expected[0] ?? null);
  }
}

describe('findings of the host', () => {
  test("coexist with the engine's issues and are replaced separately", () => {
    const store = storeWithKinds();
    store.add(5, 2);
    store.addFinding(5, 0, { message: 'Unknown customer', severity: 'warning' });
    store.addFinding(5, null, { message: 'Refused' });
    store.addFinding(5, null, { message: 'Refused' });
    expect(store.ofRow(5)).toEqual([
      { code: 'custom', severity: 'error', row: 5, column: null, params: {}, message: 'Refused' },
      { code: 'custom', severity: 'warning', row: 5, column: 'a', params: {}, message: 'Unknown customer' },
      { code: 'required', severity: 'error', row: 5, column: 'b', params: {} },
    ]);
    store.clearFindings(5);
    expect(store.ofRow(5).map(({ code }) => code)).toEqual(['required']);
    expect(store.hasCheck(5, 1)).toBe(true);
    expect(store.hasCheck(5, 0)).toBe(false);
  });

  test('are kept apart by column, severity and message', () => {
    const store = storeWithKinds();
    for (const message of ['A', 'B', undefined, 'A']) store.addFinding(5, 0, { message });
    store.addFinding(5, 1, { message: 'A' });
    store.addFinding(5, 0, { message: 'A', severity: 'warning' });
    store.addFinding(6, 0, { message: 'A' });
    const found = (row: number): unknown[] =>
      store.ofRow(row).map(({ column, severity, message }) => [column, severity, message]);
    expect(found(5)).toEqual([
      ['a', 'error', 'A'],
      ['a', 'error', 'B'],
      ['a', 'error', undefined],
      ['a', 'warning', 'A'],
      ['b', 'error', 'A'],
    ]);
    expect(found(6)).toEqual([['a', 'error', 'A']]);
  });

  test('a rejection outlives new findings and ends with an edit of the row', () => {
    const store = storeWithKinds();
    store.addFinding(7, 1, { message: 'Taken', origin: 'refusal' });
    store.addFinding(7, 1, { message: 'Taken' });
    store.clearFindings(7);
    expect(store.ofRow(7)).toEqual([
      { code: 'custom', severity: 'error', row: 7, column: 'b', params: {}, message: 'Taken' },
    ]);
    expect(store.hasCheck(7, 1)).toBe(false);
    store.clearRow(7);
    expect(store.invalid.has(7)).toBe(false);
  });
});

test('stores a file in which every cell has an error', () => {
  const store = storeWithKinds();
  const rows = 200_000;
  for (let row = 0; row < rows; row += 1) for (let kind = 0; kind < 6; kind += 1) store.add(row, kind);
  expect(store.count).toBe(rows * 6);
  expect(store.invalid.count).toBe(rows);
  expect(store.next({ row: rows - 1, column: 2 }, 'next', 'all')?.issue.row).toBe(0);
});

describe('issues of several rows', () => {
  /** Errors and warnings in rows of three pages; kind 2 and 3 are about column b. */
  function filled(): IssueStore {
    const store = storeWithKinds();
    for (const [row, kind] of [
      [2500, 2],
      [3, 0],
      [3, 2],
      [1024, 3],
      [1023, 2],
      [2500, 5],
    ] as const)
      store.add(row, kind);
    return store;
  }
  const codes = (store: IssueStore, row: number): string[] =>
    store.ofRow(row).map(({ column, severity }) => `${column} ${severity}`);

  test('are listed by row and by column', () => {
    const store = filled();
    const rows: number[][] = [];
    store.eachRow((row, count) => rows.push([row, count]));
    expect(rows).toEqual([
      [3, 2],
      [1023, 1],
      [1024, 1],
      [2500, 2],
    ]);
    expect([...store.rowsWithErrors(1).members()]).toEqual([3, 1023, 2500]);
    expect([...store.rowsWithErrors(2).members()]).toEqual([]);
    expect(store.columnsOf(2500)).toEqual([1, 2]);
    expect(store.errorKindsOf(2500)).toEqual([2]);
    expect(store.errorKindsOf(7)).toEqual([]);
  });

  test('are put back as they were read, and take the place of newer ones', () => {
    const store = filled();
    store.addFinding(3, 0, { message: 'Blocked' });
    store.addFinding(2500, null, { message: 'Refused', origin: 'refusal' });
    const columns = new Set([1]);
    const before = store.read([3, 1023, 2500], columns);
    store.clearCells(3, columns);
    store.clearCells(2500, columns);
    store.add(1023, 3);
    store.addFinding(1023, 1, { message: 'Unknown' });
    expect([3, 1023, 2500].map((row) => codes(store, row))).toEqual([
      ['a error'],
      ['b error', 'b warning', 'b error'],
      ['c warning'],
    ]);
    expect(store.invalid.has(2500)).toBe(false);
    const others = new Set([1]);
    store.putBack(RowSet.of([1023, 2500]), others, [before]);
    expect([3, 1023, 1024, 2500].map((row) => codes(store, row))).toEqual([
      ['a error'],
      ['b error'],
      ['b warning'],
      ['b error', 'c warning'],
    ]);
    expect([...store.invalid.members()]).toEqual([3, 1023, 2500]);
    expect([store.count, store.countOf(1, 'error'), store.countOf(1, 'warning')]).toEqual([5, 2, 1]);
  });

  test('walk from issues of the row to those of its cells', () => {
    const store = filled();
    store.addFinding(3, null, { message: 'Refused' });
    const found = store.next(null, 'next', 'all');
    expect(found).toMatchObject({ issue: { row: 3, column: null }, ordinal: 1, count: 7 });
    expect(store.next({ row: 3, column: -1 }, 'next', 'all')).toMatchObject({ issue: { column: 'a' }, ordinal: 2 });
    expect(store.next({ row: 3, column: 0 }, 'previous', 'all')).toMatchObject({ issue: { column: null }, ordinal: 1 });
    expect(store.next({ row: 0, column: 2 }, 'previous', 'invalid')?.issue.row).toBe(2500);
    expect(storeWithKinds().next(null, 'next', 'all')).toBeNull();
    expect(storeWithKinds().next({ row: 0, column: 0 }, 'previous', 'valid')).toBeNull();
  });
});
