import type { RowFilter, RowWindow, WindowRow } from '../engine-calls.js';
import type { SourceRow } from '../source/layout.js';
import type { Review } from './review.js';

/** Rows of the filtered list as the grid shows them. */
export async function readWindow(
  review: Review,
  { filter, start, count }: { filter: RowFilter; start: number; count: number },
): Promise<RowWindow> {
  const rows = review.filtered(filter);
  const { dataVersion } = review;
  const found = await review.table.readRowsAt(rows.at(start, count));
  return { dataVersion, filter, total: rows.total, start, rows: found.map((row) => windowRow(review, row)) };
}

function windowRow(review: Review, row: SourceRow): WindowRow {
  const edits = review.overlay.ofRow(row.index);
  return {
    index: row.index,
    number: row.number,
    cells: review.texts(row).map((text, position) => review.shown(position, text)),
    issues: review.issues.ofRow(row.index),
    edited: edits ? review.mapped.flatMap(({ column }, position) => (edits.has(column.id) ? [position] : [])) : [],
  };
}
