import { rowMaker, unpackBatch, valueReader } from '../../../../src/engine/full.js';
import type { ColumnBatch, DeliveredColumns } from '../../../../src/engine/full.js';
import type { ImportError } from '../../../../src/protocol/index.js';
import type { BatchReader } from '../../../platform/threads/batch-reader.js';
import { copyText } from '../../content/bulk/copy-text.js';
import { idsFrom } from '../../content/bulk/id-range.js';
import { CellProblem, cellReader } from '../../content/bulk/read-cell.js';
import { addSlugs } from '../../content/bulk/slug-bases.js';
import type { Cell } from '../../content/kinds/field-kind.js';
import { PUBLISHED } from '../../content/operations/status-rules.js';
import type { SinkRow } from '../run/sink-row.js';
import type { CopyPlan, FieldPlan, PublicationPlan } from './copy-plan.js';

/** Delivered rows, as the database takes them. */
export interface CopiedRows {
  /** The rows that the model accepts, in the text format of `COPY`. */
  readonly text: Uint8Array;
  readonly accepted: number;
  readonly refused: number;
  readonly errors: readonly ImportError[];
  /** The first accepted rows of the import. */
  readonly sample: readonly SinkRow[];
}

interface CopyOrder extends CopyPlan {
  /** Number of rows in the sample. */
  readonly sampleSize: number;
}

/** Checks rows by the rules of a model in the thread of the engine, so that the main thread only passes bytes on. */
export const COPY_READER: BatchReader<CopyOrder, CopiedRows> = { name: 'copy', open: copyReader };

const FIRST_BYTES = 1 << 18;
/** Of a UTF-16 unit in UTF-8. */
const MOST_BYTES = 3;

function copyReader({ sampleSize, ...plan }: CopyOrder): (batch: DeliveredColumns) => CopiedRows {
  const { fields, others, slugs, publication, isNumbered } = plan;
  const ids = idsFrom(plan.firstId);
  const readers = fields.map(cellReader);
  const isFree = [...(isNumbered ? [false] : []), false, ...[...fields, ...others].map((field) => field.isFree)];
  const tail = [...plan.tail.map((cell) => `\t${copyText(cell, true)}`), '\n'].join('');
  const days = new Map<number, string>();
  let bytes = Buffer.alloc(FIRST_BYTES);
  let read = 0;
  let sampled = 0;

  /** The cells of a row, and what the model finds in them. */
  const judge = (cellsOf: readonly CellAt[], { at, row }: RowPlace, errors: ImportError[]): (string | null)[] => {
    const cells: (string | null)[] = isNumbered ? [String(row), ids.at(read)] : [ids.at(read)];
    for (let index = 0; index < cellsOf.length; index += 1) {
      const cell = readers[index]!(cellsOf[index]!(at));
      if (cell instanceof CellProblem) errors.push({ row, field: fields[index]!.source, message: cell.message });
      else cells.push(cell ?? fields[index]!.initial);
    }
    return cells;
  };

  const lineOf = (cells: (string | null)[]): string => {
    for (const { initial } of others) cells.push(initial);
    if (slugs.length > 0) addSlugs(cells, slugs);
    if (publication !== null) publish(cells, publication);
    // The first cell is a line or an id.
    let line = cells[0]!;
    for (let index = 1; index < cells.length; index += 1) {
      // The flags of slugs follow the columns.
      line += `\t${copyText(cells[index]!, isFree[index] === true)}`;
    }
    return line + tail;
  };

  return ({ columns, rowNumbers }) => {
    const batch = unpackBatch(columns);
    const cellsOf = fields.map((field) => cellsIn(batch, field, days));
    const makeRows = sampled < sampleSize ? rowMaker(batch) : undefined;
    const errors: ImportError[] = [];
    const sample: SinkRow[] = [];
    let size = 0;
    let accepted = 0;
    for (let at = 0; at < batch.length; at += 1) {
      const row = rowNumbers[at]!;
      const before = errors.length;
      const cells = judge(cellsOf, { at, row }, errors);
      read += 1;
      if (errors.length > before) continue;
      accepted += 1;
      // Line by line: one string of all lines would be made of so many parts that joining them takes longer.
      const line = lineOf(cells);
      const most = size + line.length * MOST_BYTES;
      if (most > bytes.length) bytes = Buffer.concat([bytes.subarray(0, size)], most * 2);
      size += bytes.write(line, size);
      if (makeRows === undefined || sampled === sampleSize) continue;
      sampled += 1;
      sample.push(...makeRows(at, at + 1).map((values) => ({ row, values })));
    }
    const text = new Uint8Array(bytes.subarray(0, size));
    return { text, accepted, refused: batch.length - accepted, errors, sample };
  };
}

interface RowPlace {
  /** In the batch. */
  readonly at: number;
  readonly row: number;
}

type CellAt = (at: number) => Cell;

/** Reads the cells of a field in a batch. */
function cellsIn(batch: ColumnBatch, { source, keeps }: FieldPlan, days: Map<number, string>): CellAt {
  if (keeps === null) {
    const column = batch.columns.find(({ id }) => id === source);
    return column === undefined ? () => null : (valueReader(column, days) as CellAt);
  }
  const makeRows = rowMaker(batch);
  return (at) => keptCell(makeRows(at, at + 1)[0]?.[keeps]);
}

/** Values without a field of their own as JSON; `null` when there are none. */
export function keptCell(kept: unknown): Cell {
  return kept === undefined || Object.keys(kept as object).length === 0 ? null : JSON.stringify(kept);
}

function publish(cells: (string | null)[], { status, moment, at }: PublicationPlan): void {
  if (cells[status] === PUBLISHED) cells[moment] ??= at;
}
