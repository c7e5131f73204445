import type { ColumnFilter, RowView } from '../../row-view.js';
import type { RowRun } from '../../edits/row-order.js';
import { grown } from '../../grown.js';
import { RowSet } from '../../validation/issues/row-set.js';
import type { columnsWithFormats } from '../bound-columns.js';
import { duplicatesByKey } from '../groups/duplicate-rows.js';
import type { GroupRows } from '../groups/error-groups.js';
import type { Review } from '../review.js';
import type { scanCells } from '../scan-cells.js';
import { SortColumn } from './sort-rows.js';
import type { valueReader } from './sort-value.js';

/** The engine's own code, so that the piece for views has none of it. */
export interface ViewParts {
  readonly columnsWithFormats: typeof columnsWithFormats;
  readonly scanCells: typeof scanCells;
  readonly valueReader: typeof valueReader;
}

interface Choosing {
  readonly signal: AbortSignal;
  readonly pause: () => Promise<void>;
  /** The rows of the view's group. */
  readonly group: GroupRows | null;
  /** The rows in which the view's text is found; `null`: it looks for none. */
  readonly matching: RowSet | null;
}

/** The rows of a view in its order, deleted ones included. One pass over the file at most. */
export async function chooseRows(
  review: Review,
  view: RowView,
  choosing: Choosing,
  parts: ViewParts,
): Promise<Uint32Array> {
  const { signal, pause } = choosing;
  const within = await withoutTexts(review, view, choosing, parts);
  const tests = view.filters.flatMap((filter) => {
    const passes = textTest(filter);
    const column = review.positionOf(filter.column);
    return passes && column >= 0 ? [{ column, passes }] : [];
  });
  const formats = parts.columnsWithFormats(review);
  const keys = view.sort.flatMap(({ column: id, descending }) => {
    const column = review.positionOf(id);
    if (column < 0) return [];
    const { format } = formats[column]!;
    const { language } = review.plan;
    const read = parts.valueReader(review.columnAt(column)!, format, language);
    const sortColumn = new SortColumn(read, { descending, language });
    return [{ column, sortColumn }];
  });
  if (tests.length === 0 && keys.length === 0) return inOrder(review, membersOf(within, review.rowCount));
  const columns = [...new Set([...tests, ...keys].map(({ column }) => column))];
  const chosen = new Collector();
  await parts.scanCells(review, { columns, only: within ?? undefined, signal, pause }, ({ rows, count, texts }) => {
    const read = (column: number, at: number): string =>
      review.displayText(column, texts[columns.indexOf(column)]![at]!);
    for (let at = 0; at < count; at += 1) {
      if (!tests.every(({ column, passes }) => passes(read(column, at)))) continue;
      chosen.add(rows[at]!);
      for (const { column, sortColumn } of keys) sortColumn.add(read(column, at));
    }
  });
  const found = chosen.rows();
  if (keys.length === 0) return inOrder(review, found);
  // The last key first: each sort keeps the order of equal values.
  let order = arranged(found, review.order);
  for (const { sortColumn } of keys.toReversed()) order = sortColumn.sort(order);
  return order.map((at) => found[at]!);
}

function inOrder({ order }: Review, rows: Uint32Array): Uint32Array {
  return order.length === 1 ? rows : arranged(rows, order).map((at) => rows[at]!);
}

/** Positions, in an ascending list, of its rows as they follow each other in an order. */
export function arranged(rows: Uint32Array, runs: readonly RowRun[]): Uint32Array<ArrayBuffer> {
  const places = Uint32Array.from(rows, (_, at) => at);
  if (runs.length === 1) return places;
  const parts = new Map<RowRun, Uint32Array>();
  let at = 0;
  for (const run of runs.toSorted((left, right) => left.first - right.first)) {
    const start = at;
    while (at < rows.length && rows[at]! < run.end) at += 1;
    parts.set(run, places.slice(start, at));
  }
  let placed = 0;
  for (const run of runs) {
    const part = parts.get(run)!;
    places.set(part, placed);
    placed += part.length;
  }
  return places;
}

/** The rows that pass everything that does not depend on texts; `null`: all rows. */
async function withoutTexts(
  review: Review,
  view: RowView,
  { group, matching, ...context }: Choosing,
  parts: ViewParts,
): Promise<RowSet | null> {
  let within = view.group === null ? ofState(review, view.state) : RowSet.of(group?.rows ?? []);
  if (matching) within = both(within, matching);
  for (const filter of view.filters) {
    const column = review.positionOf(filter.column);
    if (column < 0) continue;
    if (filter.type === 'errors') within = both(within, review.issues.rowsWithErrors(column, filter.kind));
    if (filter.type === 'edited') within = both(within, await editedRows(review, column, context));
    if (filter.type === 'duplicates') within = both(within, await repeatedRows(review, filter.column, context, parts));
  }
  return within;
}

function ofState({ issues, rowCount, deleted }: Review, state: RowView['state']): RowSet | null {
  if (state === 'all') return null;
  const rows = new RowSet();
  const has = (row: number): boolean =>
    state === 'deleted' ? deleted.has(row) : issues.invalid.has(row) === (state === 'invalid');
  for (let row = 0; row < rowCount; row += 1) if (has(row)) rows.add(row);
  return rows;
}

/** Rows in which a cell was edited or changed by a program. */
export async function editedRows(
  review: Review,
  column: number,
  { signal, pause }: Pick<Choosing, 'signal' | 'pause'>,
): Promise<RowSet> {
  const found = new RowSet();
  const edited = review.edits.editedRows();
  for (let row = edited ? edited.next(0) : 0; row >= 0 && row < review.rowCount;) {
    const indexes: number[] = [];
    for (
      ;
      row >= 0 && row < review.rowCount && indexes.length < SLICE_ROWS;
      row = edited ? edited.next(row + 1) : row + 1
    )
      indexes.push(row);
    for (const source of await review.readRowsAt(indexes)) if (review.isEdited(source, column)) found.add(source.index);
    signal.throwIfAborted();
    await pause();
  }
  return found;
}

/** Rows whose value in a column is in other rows, too. */
async function repeatedRows(
  review: Review,
  column: string,
  context: Pick<Choosing, 'signal' | 'pause'>,
  parts: ViewParts,
): Promise<RowSet> {
  const { same, rows } = await duplicatesByKey(
    review,
    { columns: [column] },
    { ...context, RowSet, scanCells: parts.scanCells },
  );
  const found = new RowSet();
  for (const row of rows) for (const member of found.has(row) ? [] : same.sameAs(row)) found.add(member);
  return found;
}

/** Rows read at a time. */
const SLICE_ROWS = 1000;

function both(one: RowSet | null, other: RowSet): RowSet {
  if (one === null) return other;
  const rows = new RowSet();
  for (const row of other.members()) if (one.has(row)) rows.add(row);
  return rows;
}

function membersOf(rows: RowSet | null, rowCount: number): Uint32Array {
  return rows === null ? Uint32Array.from({ length: rowCount }, (_, row) => row) : Uint32Array.from(rows.members());
}

/** A filter by the text of a cell; `null` for other filters. */
function textTest(filter: ColumnFilter): ((text: string) => boolean) | null {
  if (filter.type === 'empty') return (text) => text.trim() === '';
  if (filter.type === 'filled') return (text) => text.trim() !== '';
  if (filter.type === 'values') {
    const values = new Set(filter.values);
    return (text) => values.has(text) || values.has(text.trim());
  }
  if (filter.type === 'contains') {
    const part = filter.text.toLowerCase();
    return (text) => text.toLowerCase().includes(part);
  }
  return null;
}

/** A growing list of row indexes. */
class Collector {
  #rows = new Uint32Array(1024);
  #count = 0;

  add(row: number): void {
    if (this.#count === this.#rows.length) this.#rows = grown(this.#rows, new Uint32Array(this.#count * 2));
    this.#rows[this.#count] = row;
    this.#count += 1;
  }

  rows(): Uint32Array {
    return this.#rows.slice(0, this.#count);
  }
}
