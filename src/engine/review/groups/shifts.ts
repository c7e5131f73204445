import type { Operation } from '../../edits/operation.js';
import type { EditStep } from '../../edits/edit-step.js';
import { shiftOf } from '../../repair/shifted-cells.js';
import type { Shift, ShiftDirection, ShiftRules } from '../../repair/shifted-cells.js';
import type { SourceRow } from '../../source/layout/layout.js';
import type { ErrorSample } from '../../group-calls.js';
import { isDecidedByText } from '../../validation/issues/issue.js';
import type { IssueCode } from '../../validation/issues/issue.js';
import type { RowSet } from '../../validation/issues/row-set.js';
import type { CellScan } from '../cell-batch.js';
import type { MappedColumn } from '../../mapping/apply-mapping.js';
import type { Review } from '../review.js';

/** Rows read at a time. */
const SLICE_ROWS = 1000;
/** Rows after which the search ends if fewer than one in this many is shifted. */
const TRIED_ROWS = 20_000;
const RARE = 1000;
const SAMPLES = 5;
/** Maximum number of cells in a sample. */
const SHOWN_CELLS = 4;
const BETWEEN = ' | ';

/** Rows whose cells are shifted in the same way. */
export interface ShiftedRows {
  readonly direction: ShiftDirection;
  /** Id of the column of the first cell that moves. */
  readonly column: string;
  /** The code of their first error. */
  readonly code: IssueCode;
  /** Ascending. */
  readonly rows: readonly number[];
  readonly samples: readonly ErrorSample[];
}

type Context = Pick<CellScan, 'signal' | 'pause'>;

/** Finds shifted rows among invalid ones, in files whose columns are as they were. */
export async function findShifts(
  review: Review,
  invalid: RowSet,
  { signal, pause }: Context,
): Promise<readonly ShiftedRows[]> {
  const candidates = candidatesOf(review, invalid);
  const rules = rulesOf(review);
  const found = new Map<string, Found>();
  let count = 0;
  for (let at = 0; at < candidates.length; at += SLICE_ROWS) {
    if (at >= TRIED_ROWS && count * RARE < at) break;
    signal.throwIfAborted();
    for (const row of await review.readRowsAt(candidates.slice(at, at + SLICE_ROWS))) {
      const cells = cellsOf(review, row);
      const shift = shiftIn(review, row, { cells, rules });
      if (!shift) continue;
      count += 1;
      take(review, found, { row, cells, shift });
    }
    await pause();
  }
  return [...found.values()];
}

/** Rows with errors in several columns; with any, if the file has rows with other numbers of cells. */
function candidatesOf({ table, issues, mapped, fileRows }: Review, invalid: RowSet): readonly number[] {
  if (table.columns.some(({ derived }) => derived !== undefined)) return [];
  const isRagged = table.findings.some(({ code }) => code === 'ragged-rows');
  const withErrors = mapped.filter((_, position) => issues.countOf(position, 'error') > 0).length;
  if (!isRagged && withErrors < 2) return [];
  const rows: number[] = [];
  for (const row of invalid.members()) {
    if (row >= fileRows) break;
    const kinds = isRagged ? [] : issues.errorKindsOf(row);
    if (isRagged || kinds.some((kind) => issues.columnOf(kind) !== issues.columnOf(kinds[0]!))) rows.push(row);
  }
  return rows;
}

/** Moves the cells of rows that are still shifted, as one operation with the name of its step. */
export async function shiftOperation(
  review: Review,
  { rows, direction, column }: Pick<ShiftedRows, 'rows' | 'direction' | 'column'>,
): Promise<{ readonly operation: Operation; readonly step: Partial<EditStep> }> {
  const rules = rulesOf(review);
  const editable = review.mapped.filter(({ column: { readOnly } }) => !readOnly);
  const moved: { readonly row: number; readonly texts: readonly (string | null)[] }[] = [];
  for (let at = 0; at < rows.length; at += SLICE_ROWS) {
    for (const row of await review.readRowsAt(rows.slice(at, at + SLICE_ROWS))) {
      const cells = cellsOf(review, row);
      const shift = shiftIn(review, row, { cells, rules });
      if (shift?.direction !== direction || columnAt(review, shift.from) !== column) continue;
      // Cells that stay as they are must not count as edited.
      const textIn = ({ source }: MappedColumn): string | null =>
        isMoved(cells, shift, source) ? (shift.cells[source] ?? '') : null;
      moved.push({ row: row.index, texts: editable.map(textIn) });
    }
  }
  const operation: Operation = {
    type: 'set-cells',
    rows: moved.map(({ row }) => row),
    columns: editable.map(({ column: { id } }) => id),
    values: moved.map(({ texts }) => texts),
  };
  return { operation, step: { name: 'shift', count: moved.length } };
}

/** How the cells of a row are shifted; `null` if they are not, or if a cell would have to move in a read-only column. */
function shiftIn(
  review: Review,
  row: SourceRow,
  { cells, rules }: { readonly cells: readonly string[]; readonly rules: ShiftRules },
): Shift | null {
  const shift = shiftOf(cells, errorsOf(review, row.index), rules);
  const movesReadOnly =
    shift !== null && review.mapped.some(({ column, source }) => column.readOnly && isMoved(cells, shift, source));
  return movesReadOnly ? null : shift;
}

function isMoved(cells: readonly string[], shift: Shift, source: number): boolean {
  return (shift.cells[source] ?? '') !== (cells[source] ?? '');
}

interface Found extends ShiftedRows {
  readonly rows: number[];
  readonly samples: ErrorSample[];
}

function take(
  review: Review,
  found: Map<string, Found>,
  { row, cells, shift }: { readonly row: SourceRow; readonly cells: readonly string[]; readonly shift: Shift },
): void {
  const { direction, from } = shift;
  const { issues } = review;
  const column = columnAt(review, from);
  const key = `${direction}:${column}`;
  const { code } = issues.issueAt(row.index, issues.errorKindsOf(row.index)[0]!);
  const group = found.get(key) ?? { direction, column, code, rows: [], samples: [] };
  found.set(key, group);
  group.rows.push(row.index);
  if (group.samples.length === SAMPLES) return;
  const start = Math.max(0, from - 1);
  const shown = (texts: readonly string[]): string => texts.slice(start, start + SHOWN_CELLS).join(BETWEEN);
  group.samples.push({ row: row.index, number: row.number, from: shown(cells), to: shown(shift.cells) });
}

function rulesOf({ table, mapped, validator }: Review): ShiftRules {
  const positions = new Map(mapped.map(({ source }, position) => [source, position]));
  const { sheet, dialect } = table.layout;
  return {
    width: table.columns.length,
    separator: sheet === null ? dialect.delimiter : null,
    accepts(source, text) {
      const position = positions.get(source);
      return position === undefined || validator.accepts(position, text);
    },
  };
}

/** The cells of a row of the file, with edits. */
function cellsOf(review: Review, row: SourceRow): readonly string[] {
  const cells = [...row.cells];
  const texts = review.texts(row);
  review.mapped.forEach(({ source }, position) => {
    // A cell that the row does not have stays missing.
    if (source < cells.length || texts[position] !== '') cells[source] = texts[position]!;
  });
  return Array.from(cells, (text) => text ?? '');
}

/** Positions in the file of the invalid cells, ascending; none if more than its text decides about one of them. */
function errorsOf({ issues, mapped }: Review, row: number): readonly number[] {
  const sources = new Set<number>();
  for (const kind of issues.errorKindsOf(row)) {
    const source = mapped[issues.columnOf(kind)]?.source;
    const { code } = issues.issueAt(row, kind);
    if (source === undefined || !isDecidedByText(code)) return [];
    sources.add(source);
  }
  return [...sources].sort((left, right) => left - right);
}

/** The id of a column of the file, or that of the next one that is mapped. */
function columnAt({ mapped }: Review, from: number): string {
  const after = mapped.filter(({ source }) => source >= from).sort((left, right) => left.source - right.source);
  return after[0]?.column.id ?? '';
}
