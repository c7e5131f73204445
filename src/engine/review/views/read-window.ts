import type { RowView, RowWindow, WindowRow } from '../../review-calls.js';
import type { SourceRow } from '../../source/layout/layout.js';
import type { Review } from '../review.js';
import type { RowList } from './row-list.js';

/** A window of a view in the form the grid shows. */
export async function readWindow(
  review: Review,
  { view, rows, start, count }: { view: RowView; rows: RowList; start: number; count: number },
): Promise<RowWindow> {
  const { dataVersion } = review;
  const wanted = [...rows.at(start, count)];
  const ascending = wanted.toSorted((left, right) => left - right);
  const found = new Map((await review.readRowsAt(ascending)).map((row) => [row.index, row]));
  const shown = wanted.flatMap((index) => found.get(index) ?? []);
  return { dataVersion, view, total: rows.total, start, rows: shown.map((row) => windowRow(review, row)) };
}

/** Rows by stable index, in the order of the file; deleted rows are omitted. */
export async function readRowsAt(review: Review, rows: readonly number[]): Promise<readonly WindowRow[]> {
  const present = rows.filter((row) => !review.deleted.has(row)).toSorted((left, right) => left - right);
  return (await review.readRowsAt(present)).map((row) => windowRow(review, row));
}

function windowRow(review: Review, row: SourceRow): WindowRow {
  const source = review.sourceTexts(row);
  const overlay = review.edits.overlayOf(row.index);
  const texts = overlay.textsOf(row.index, source);
  const typed = overlay.editedColumns(row.index);
  const isEdited = (position: number): boolean =>
    texts[position] !== source[position] || typed.has(review.mapped[position]!.column.id);
  const edited = texts === source ? [] : [...texts.keys()].filter(isEdited);
  const state = review.host.stateOf(row.index) ?? (edited.length > 0 ? 'edited' : undefined);
  return {
    index: row.index,
    number: row.number,
    cells: texts.map((text, position) => review.displayText(position, text)),
    issues: review.issues.ofRow(row.index),
    edited,
    ...(state ? { state } : {}),
  };
}
