import type { CellResult, RowIssues, RowWindow, WindowRow } from '../../review-calls.js';
import type { RowView } from '../../row-view.js';
import type { SourceRow } from '../../source/layout/layout.js';
import { createRowTransform } from '../../transformation/transform-rows.js';
import { columnsWithFormats } from '../bound-columns.js';
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
  return { dataVersion, view, total: rows.total, start, rows: shown.map(windowRows(review)) };
}

/** Rows by stable index, in the order of the file; deleted rows are omitted. */
export async function readRowsAt(review: Review, rows: readonly number[]): Promise<readonly WindowRow[]> {
  const present = rows.filter((row) => !review.deleted.has(row)).toSorted((left, right) => left - right);
  return (await review.readRowsAt(present)).map(windowRows(review));
}

/** The issues of rows with errors, at positions `[start, start + count)` among these rows. */
export function readIssues(review: Review, { start, count }: { start: number; count: number }): readonly RowIssues[] {
  const { table, issues } = review;
  const rows = [...review.filtered('invalid').at(start, count)];
  return rows.map((row) => ({ number: table.rowNumber(row), issues: issues.ofRow(row) }));
}

function windowRows(review: Review): (row: SourceRow) => WindowRow {
  const resultsOf = resultReader(review);
  return (row) => {
    const source = review.sourceTexts(row);
    const overlay = review.edits.overlayOf(row.index);
    const texts = overlay.textsOf(row.index, source);
    const typed = overlay.editedColumns(row.index);
    const isEdited = (position: number): boolean =>
      texts[position] !== source[position] || typed.has(review.mapped[position]!.column.id);
    const edited = texts === source ? [] : [...texts.keys()].filter(isEdited);
    const state = review.deleted.has(row.index)
      ? 'deleted'
      : (review.host.stateOf(row.index) ?? (edited.length > 0 ? 'edited' : undefined));
    const cells = texts.map((text, position) => review.displayText(position, text));
    const matches = review.search?.matchesIn(row.index, cells) ?? [];
    return {
      index: row.index,
      number: row.number,
      cells,
      issues: review.issues.ofRow(row.index),
      results: resultsOf(texts, cells),
      edited,
      ...(matches.length > 0 ? { matches } : {}),
      ...(state ? { state } : {}),
    };
  };
}

type ResultReader = (texts: readonly string[], shown: readonly string[]) => readonly CellResult[];

/** The formats of the values are known once the validation has ended. */
function resultReader(review: Review): ResultReader {
  if (!review.hasEnded) return () => [];
  const transform = createRowTransform(columnsWithFormats(review), { language: review.plan.language });
  return (texts, shown) =>
    transform
      .apply(texts)
      .flatMap((value, cell) => (value === null || isPlain(value, shown[cell]!.trim()) ? [] : { cell, value }));
}

/** Whether a text is how a program would write the value. */
export function isPlain(value: CellResult['value'], text: string): boolean {
  if (typeof value === 'number') return text !== '' && Number(text) === value;
  return String(value).trim() === (typeof value === 'boolean' ? text.toLowerCase() : text);
}
