import type { CallParams, IssuePlace, RowWindow, WindowRow } from '../engine-calls.js';
import type { SourceRow } from '../source/layout/layout.js';
import type { RowSet } from '../validation/issues/row-set.js';
import type { Review } from './review.js';

/** Rows of the filtered list in the form the grid shows. */
export async function readWindow(
  review: Review,
  { filter, group = null, within, start, count }: CallParams<'rows-read'> & { within?: RowSet | null },
): Promise<RowWindow> {
  const rows = review.filtered(filter, within);
  const { dataVersion } = review;
  const found = await review.readRowsAt(rows.at(start, count));
  return { dataVersion, filter, group, total: rows.total, start, rows: found.map((row) => windowRow(review, row)) };
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

/** The issue after or before a cell, wrapping around. Rows outside the filter are skipped. */
export function findIssue(
  review: Review,
  { filter, within, direction, from }: Omit<CallParams<'issue-find'>, 'group'> & { within?: RowSet | null },
): IssuePlace | null {
  const start = from && { row: from.row, column: review.positionOf(from.column) };
  const found = review.issues.next(start, direction, { filter, within });
  if (!found) return null;
  return {
    issue: found.issue,
    position: review.filtered(filter, within).positionOf(found.issue.row),
    ordinal: found.ordinal,
    count: found.count,
  };
}
