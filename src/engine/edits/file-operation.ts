import type { EditStep } from './edit-step.js';
import type { Operation, RowSide, RunProgram, SetCells } from './operation.js';
import { RowSet } from '../validation/issues/row-set.js';
import { OperationLog } from './operation-log.js';
import { Refusals } from './refusals.js';

/**
 * An operation in terms of the file: rows count from the first non-blank row of the file, header and preamble included,
 * and columns are source positions. It stays valid under another header row or mapping.
 */
export interface FileOperation {
  /** With row numbers of the file. */
  readonly operation: Operation;
  /** Source column of each column the operation names; `null` when none was mapped to it. */
  readonly sources: readonly (number | null)[];
  /** What is known of it as a step. */
  readonly step?: Partial<EditStep>;
}

/** How a table counts rows and names columns under a mapping. */
export interface FilePlace {
  /** Non-blank rows of the file before the first data row. */
  readonly origin: number;
  /** Source column that a column id is mapped from. */
  sourceOf(columnId: string): number | null;
  /** Column id that a source column is mapped to. */
  columnOf(source: number): string | null;
}

export function toFile(operation: Operation, { origin, sourceOf }: FilePlace): FileOperation {
  return { operation: moved(operation, origin), sources: columnsOf(operation).map(sourceOf) };
}

/** The operation under a mapping and a header, without rows outside the data and columns that are not mapped. */
export function toTable({ operation, sources }: FileOperation, { origin, columnOf }: FilePlace): Operation {
  const columns = columnsOf(operation).map((id, at) => {
    const source = sources[at] ?? null;
    return source === null ? id : columnOf(source);
  });
  return withColumns(
    withoutRows(moved(operation, -origin), (row) => row < 0),
    columns,
  );
}

/** The operation without some of its rows. Rows it adds are kept, because they are not in the file. */
export function withoutRows(operation: Operation, isLeftOut: (row: number) => boolean): Operation {
  const isKept = (row: number): boolean => !isLeftOut(row);
  switch (operation.type) {
    case 'set-cell':
      return isKept(operation.row) ? operation : NOTHING;
    case 'set-cells': {
      const { rows, values, added = 0 } = operation;
      const stays = (_: unknown, at: number): boolean => isKept(rows[at] ?? -1) || at >= rows.length - added;
      return withDeleted(
        { ...operation, rows: rows.filter(stays), values: values.slice(0, rows.length).filter(stays) },
        (deleted) => deleted.filter(isKept),
      );
    }
    case 'delete-rows':
    case 'restore-rows':
      return { ...operation, rows: operation.rows.filter(isKept) };
    case 'run-program':
      return withProgramRows(operation, (rows) => rows.filter(isKept));
    case 'add-rows':
      return operation;
  }
}

const NOTHING: Operation = { type: 'delete-rows', rows: [] };

/** Ids of the columns that an operation names, other than in a program. */
export function columnsOf(operation: Operation): readonly string[] {
  if (operation.type === 'set-cell') return [operation.column];
  return operation.type === 'set-cells' || operation.type === 'add-rows' ? operation.columns : [];
}

function moved(operation: Operation, by: number): Operation {
  if (by === 0) return operation;
  switch (operation.type) {
    case 'set-cell':
      return { ...operation, row: operation.row + by };
    case 'add-rows': {
      const { row, beside } = operation;
      return { ...operation, row: row + by, ...(beside ? { beside: movedSide(beside, by) } : {}) };
    }
    case 'set-cells':
      return withDeleted({ ...operation, rows: operation.rows.map((row) => row + by) }, (deleted) =>
        deleted.map((row) => row + by),
      );
    case 'delete-rows':
    case 'restore-rows':
      return { ...operation, rows: operation.rows.map((row) => row + by) };
    case 'run-program':
      return withProgramRows(operation, (rows) => rows.map((row) => row + by));
  }
}

/** The first row takes the place of those that are no longer data. */
function movedSide({ row, side }: RowSide, by: number): RowSide {
  return row + by < 0 ? { row: 0, side: 'above' } : { row: row + by, side };
}

function withDeleted(operation: SetCells, change: (rows: readonly number[]) => readonly number[]): SetCells {
  return operation.deleted ? { ...operation, deleted: change(operation.deleted) } : operation;
}

function withProgramRows(operation: RunProgram, change: (rows: readonly number[]) => readonly number[]): RunProgram {
  const { rows, except } = operation;
  return { ...operation, ...(rows ? { rows: change(rows) } : {}), ...(except ? { except: change(except) } : {}) };
}

/** The operation with its columns renamed; `null` drops a column. */
export function withColumns(operation: Operation, columns: readonly (string | null)[]): Operation {
  if (operation.type === 'set-cell') {
    const [column = null] = columns;
    return column === null ? NOTHING : { ...operation, column };
  }
  if (operation.type !== 'set-cells' && operation.type !== 'add-rows') return operation;
  const isKept = (_: unknown, at: number): boolean => columns[at] !== null;
  const kept = columns.filter((column) => column !== null);
  const values = operation.values.map((texts) => texts.filter(isKept));
  // The texts are of the same operation, so of its type.
  return { ...operation, columns: kept, values } as typeof operation;
}

/** Rows delivered in the same state of the log. Later edits and undos do not affect them. */
export interface DeliveredRows {
  readonly operations: readonly FileOperation[];
  /** Version of the log in which `operations` were in effect. */
  readonly version: number;
  readonly rows: RowSet;
}

/**
 * All work on the rows of a file: edits, deliveries and rejections. It lives as long as the file's rows and columns
 * keep their identity, and so outlives reviews. Rows are counted as in `FileOperation`.
 */
export class FileWork {
  readonly log: OperationLog<FileOperation>;
  readonly deliveries: DeliveredRows[] = [];
  /** Number of batches handed over. */
  deliveredBatches = 0;
  readonly refusals = new Refusals();

  constructor(log = new OperationLog<FileOperation>()) {
    this.log = log;
  }

  /** The set for rows delivered in the current state of the log. */
  currentDelivery(): RowSet {
    const last = this.deliveries.at(-1);
    if (last?.version === this.log.version) return last.rows;
    const rows = new RowSet();
    this.deliveries.push({ operations: this.log.entries(), version: this.log.version, rows });
    return rows;
  }
}
