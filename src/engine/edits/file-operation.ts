import type { Operation } from './operation.js';
import type { HostFinding } from '../row.js';
import { RowSet } from '../validation/issues/row-set.js';
import { OperationLog } from './operation-log.js';

/**
 * An operation as it belongs to the cells of the file: rows are counted over all filled rows of the file, header and
 * preamble included, and columns are known by their place. So it outlives another header row and another mapping.
 */
export interface FileOperation {
  /** Its rows are those of the file. */
  readonly operation: Operation;
  /** Position of the source column of each column it names; `null` where none was mapped to it. */
  readonly sources: readonly (number | null)[];
}

/** How a table under a mapping counts rows and names columns. */
export interface FilePlace {
  /** Filled rows of the file before the first data row. */
  readonly origin: number;
  /** Position of the source column that a column id is mapped from. */
  sourceOf(columnId: string): number | null;
  /** Id of the column a source column is mapped to. */
  columnOf(source: number): string | null;
}

export function toFile(operation: Operation, { origin, sourceOf }: FilePlace): FileOperation {
  return { operation: moved(operation, origin), sources: columnsOf(operation).map(sourceOf) };
}

/** The operation under a mapping and a header: without the rows that are no data rows, and the columns that are not mapped. */
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

/** The operation without some of its rows. Rows that are added are left: they are in no file. */
export function withoutRows(operation: Operation, isLeftOut: (row: number) => boolean): Operation {
  const isKept = (row: number): boolean => !isLeftOut(row);
  switch (operation.type) {
    case 'set-cell':
      return isKept(operation.row) ? operation : NOTHING;
    case 'set-cells': {
      const { rows, values } = operation;
      const kept = values.filter((_, at) => rows[at] !== undefined && isKept(rows[at]));
      return { ...operation, rows: rows.filter(isKept), values: kept };
    }
    case 'delete-rows':
      return { ...operation, rows: operation.rows.filter(isKept) };
    case 'run-program':
      return operation.except ? { ...operation, except: operation.except.filter(isKept) } : operation;
    case 'add-rows':
      return operation;
  }
}

const NOTHING: Operation = { type: 'delete-rows', rows: [] };

function columnsOf(operation: Operation): readonly string[] {
  if (operation.type === 'set-cell') return [operation.column];
  return operation.type === 'set-cells' || operation.type === 'add-rows' ? operation.columns : [];
}

function moved(operation: Operation, by: number): Operation {
  if (by === 0) return operation;
  switch (operation.type) {
    case 'set-cell':
    case 'add-rows':
      return { ...operation, row: operation.row + by };
    case 'set-cells':
    case 'delete-rows':
      return { ...operation, rows: operation.rows.map((row) => row + by) };
    case 'run-program':
      return operation.except ? { ...operation, except: operation.except.map((row) => row + by) } : operation;
  }
}

/** The operation with its columns renamed; `null` leaves a column out. */
function withColumns(operation: Operation, columns: readonly (string | null)[]): Operation {
  if (operation.type === 'set-cell') {
    const [column = null] = columns;
    return column === null ? NOTHING : { ...operation, column };
  }
  if (operation.type !== 'set-cells' && operation.type !== 'add-rows') return operation;
  const isKept = (_: unknown, at: number): boolean => columns[at] !== null;
  return {
    ...operation,
    columns: columns.filter((column) => column !== null),
    values: operation.values.map((texts) => texts.filter(isKept)),
  };
}

/** Rows that the host took at once, as they stood then: what is undone or changed later does not reach them. */
export interface TakenRows {
  readonly operations: readonly FileOperation[];
  /** State of the log that `operations` were in force at. */
  readonly version: number;
  readonly rows: RowSet;
}

/**
 * What has been done with the rows of a file: edits, deliveries and refusals. It lives as long as rows and columns of
 * the file keep their identity, and so outlives reviews. All rows are counted as in `FileOperation`.
 */
export class FileWork {
  readonly log = new OperationLog<FileOperation>();
  readonly taken: TakenRows[] = [];
  /** Batches that were handed over. */
  takenBatches = 0;
  /** What the host said about rows it refused, until they are changed. */
  readonly refusals = new Map<number, readonly HostFinding[]>();

  /** The set that rows taken now join. */
  takenNow(): RowSet {
    const last = this.taken.at(-1);
    if (last?.version === this.log.version) return last.rows;
    const rows = new RowSet();
    this.taken.push({ operations: this.log.entries(), version: this.log.version, rows });
    return rows;
  }
}
