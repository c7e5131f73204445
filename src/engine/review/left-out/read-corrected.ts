import type { MergeReport } from '../../left-out-calls.js';
import type { SetCells } from '../../edits/operation.js';
import type { Overlay } from '../../edits/overlay.js';
import { formulaSafe } from '../../result/formula-safe.js';
import type { SourceRow } from '../../source/layout/layout.js';
import type { Table } from '../../source/table/table.js';
import { columnsWithFormats } from '../bound-columns.js';
import type { Review } from '../review.js';
import { ID_COLUMN, rowIds } from './row-ids.js';
import type { KnownRow } from './row-ids.js';
import { sheetColumn } from './sheet-values.js';
import type { SheetColumn, ValueReading } from './sheet-values.js';

/** Rows read at once. */
const SLICE_ROWS = 1000;
/** Maximum number of rows listed as not found. */
const MAX_LISTED = 20;

/** What a corrected file changes, or why it changes nothing. */
export type Corrected = Correction | 'no-row-ids' | 'other-file';

export interface Correction {
  readonly operation: SetCells;
  /** The rows of this import that the file has. */
  readonly rows: readonly number[];
  readonly report: Pick<MergeReport, 'rows' | 'cells' | 'overwritten' | 'unknown' | 'unknownRows'>;
}

interface CorrectedLine extends Pick<KnownRow, 'edits'> {
  readonly cells: readonly string[];
}

/** A column of the file and the column of the review that it corrects. */
interface Match {
  readonly source: number;
  readonly position: number;
  readonly sheet: SheetColumn;
}

/**
 * Compares a corrected file with the rows it was written from, and returns what has changed as one operation. Cells that
 * were edited since the file was written keep these edits, unless the file has been corrected in the same place.
 * `no-row-ids` for a file that was not written by `writeLeftOut`, and `other-file` for one that was written for another
 * file.
 */
export async function readCorrected(
  review: Review,
  { table, isWorkbook }: { readonly table: Table; readonly isWorkbook: boolean },
  context: { readonly signal: AbortSignal; readonly pause: () => Promise<void>; readonly reading: ValueReading },
): Promise<Corrected> {
  const { signal, pause, reading } = context;
  const headings = table.columns.map(({ name }) => name);
  const idAt = headings.indexOf(ID_COLUMN);
  const matches = matchColumns(review, headings, reading);
  if (idAt < 0 || matches.length === 0) return 'no-row-ids';
  const isReadOnly = matches.map(({ position }) => review.columnAt(position)?.readOnly);
  const ids = await rowIds(review);
  const changes = new Map<number, readonly (string | null)[]>();
  const rows: number[] = [];
  const seen = new Set<number>();
  const unknownRows: number[] = [];
  let unknown = 0;
  let foreign = 0;
  let changedRows = 0;
  let cells = 0;
  let overwritten = 0;
  const written = writtenTexts(review);
  for (let start = 0; ; start += SLICE_ROWS) {
    signal.throwIfAborted();
    const slice = await table.readRows(start, SLICE_ROWS);
    if (slice.length === 0) break;
    const found = new Map<number, CorrectedLine>();
    for (const line of slice) {
      const known = ids.rowOf(line.cells[idAt] ?? '');
      if (known === null) foreign += 1;
      const row = known?.row ?? -1;
      if (!known || row < 0 || row >= review.rowCount || review.deleted.has(row) || seen.has(row)) {
        unknown += 1;
        if (unknownRows.length < MAX_LISTED) unknownRows.push(line.number);
      } else {
        seen.add(row);
        found.set(row, { cells: line.cells, edits: known.edits });
      }
    }
    const indexes = [...found.keys()].sort((left, right) => left - right);
    for (const row of await review.readRowsAt(indexes)) {
      const { cells: given, edits } = found.get(row.index)!;
      const texts = { now: review.texts(row), written: written(row, edits) };
      const differences = matches.map((match) => differenceIn(review, match, { given, texts, isWorkbook }));
      const values = differences.map(({ value }) => value);
      overwritten += differences.filter(({ overwrites }) => overwrites).length;
      const count = values.filter((value, at) => value !== null && !isReadOnly[at]).length;
      rows.push(row.index);
      if (values.some((value) => value !== null)) changes.set(row.index, values);
      if (count > 0) changedRows += 1;
      cells += count;
    }
    await pause();
  }
  if (rows.length === 0 && foreign > 0) return 'other-file';
  return {
    operation: {
      type: 'set-cells',
      rows: [...changes.keys()],
      columns: matches.map(({ position }) => review.columnAt(position)!.id),
      values: [...changes.values()],
    },
    rows,
    report: { rows: changedRows, cells, overwritten, unknown, unknownRows },
  };
}

/** Columns by their label, in order where labels repeat. The first three are the importer's own. */
function matchColumns(review: Review, headings: readonly string[], reading: ValueReading): readonly Match[] {
  const taken = new Set<number>();
  return columnsWithFormats(review).flatMap((column, position) => {
    const label = column.column.label.trim();
    const source = headings.findIndex(
      (name, at) =>
        !taken.has(at) && at > headings.indexOf(ID_COLUMN) && (name === label || name === formulaSafe(label)),
    );
    if (source < 0) return [];
    taken.add(source);
    return [{ source, position, sheet: sheetColumn(column, reading) }];
  });
}

/** The texts of rows when a file was written; those of now if that is not known. */
function writtenTexts(review: Review): (row: SourceRow, edits: number | null) => readonly string[] {
  const overlays: Overlay[] = [];
  return (row, edits) => {
    if (edits === null) return review.texts(row);
    const overlay = (overlays[edits] ??= review.edits.overlayAfter(edits));
    return overlay.textsOf(row.index, review.sourceTexts(row));
  };
}

interface Line {
  readonly given: readonly string[];
  /** The texts of the row, by position in the review. */
  readonly texts: { readonly now: readonly string[]; readonly written: readonly string[] };
  readonly isWorkbook: boolean;
}

interface Difference {
  /** `null` leaves the cell unchanged. */
  readonly value: string | null;
  readonly overwrites: boolean;
}

/** What the file changes in a cell. An edit made since the file was written stays if the file has the text before it. */
function differenceIn(
  review: Review,
  { source, position, sheet }: Match,
  { given, texts: { now, written }, isWorkbook }: Line,
): Difference {
  const correctionOf = (text: string): string | null =>
    (isWorkbook ? fromWorkbook : fromText)(given[source] ?? '', review.displayText(position, text), sheet);
  const value = correctionOf(now[position]!);
  const before = written[position]!;
  if (value === null || before === now[position]) return { value, overwrites: false };
  return correctionOf(before) === null ? { value: null, overwrites: false } : { value, overwrites: true };
}

/** The corrected text of a cell; `null` if it is unchanged. */
function fromWorkbook(given: string, current: string, sheet: SheetColumn): string | null {
  const isSame = given === current || withLineFeeds(given) === withLineFeeds(sheet.textOf(current));
  return isSame ? null : sheet.fromSheet(given);
}

function fromText(given: string, current: string): string | null {
  if (given === current || withLineFeeds(given) === withLineFeeds(formulaSafe(current))) return null;
  const bare = given.slice(1);
  return given.startsWith("'") && formulaSafe(bare) === given ? bare : given;
}

/** Spreadsheets write the line breaks within cells in their own way. */
function withLineFeeds(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n');
}
