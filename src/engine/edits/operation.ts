import type { KnownFormat } from '../values/format.js';
import type { Program } from '../program/program.js';

/** One change the user made; replaying it on the same source gives the same result. */
export type Operation = SetCell | SetCells | AddRows | DeleteRows | RestoreRows | RunProgram;

export interface SetCell {
  readonly type: 'set-cell';
  /** Stable 0-based index of the data row. */
  readonly row: number;
  /** Column id. */
  readonly column: string;
  /** The new text, as typed. */
  readonly value: string;
}

/** Sets a block of cells, such as one pasted from a spreadsheet, which may continue after the last row of the table. */
export interface SetCells {
  readonly type: 'set-cells';
  /** Stable indexes; they need not be adjacent. */
  readonly rows: readonly number[];
  /** Column ids. */
  readonly columns: readonly string[];
  /** The new texts by row and column; cells without a text, or with `null`, stay unchanged. */
  readonly values: readonly (readonly (string | null)[])[];
  /** How many of the rows, the last ones, it adds after the last row of the table. Default 0. */
  readonly added?: number;
  /** Stable indexes of rows it also deletes, such as those whose texts were moved to a duplicate. */
  readonly deleted?: readonly number[];
}

/** Rows the user added. Columns that are not named are empty. */
export interface AddRows {
  readonly type: 'add-rows';
  /**
   * Stable index of the first row; the others follow. Indexes continue after the last row of the table. The engine sets
   * it when the operation is first applied.
   */
  readonly row: number;
  /** Column ids. */
  readonly columns: readonly string[];
  /** The texts by row and column; one row is added per list. */
  readonly values: readonly (readonly string[])[];
  /** The row they were inserted at. Default: they follow after the last row. It decides on their order only. */
  readonly beside?: RowSide;
}

/** A side of a row, by stable index. */
export interface RowSide {
  readonly row: number;
  readonly side: 'above' | 'below';
}

export interface DeleteRows {
  readonly type: 'delete-rows';
  readonly rows: readonly number[];
}

/** Puts deleted rows back in their old places. */
export interface RestoreRows {
  readonly type: 'restore-rows';
  readonly rows: readonly number[];
}

/** A program run over every row in the state it had at that time. */
export interface RunProgram {
  readonly type: 'run-program';
  readonly program: Program;
  /** Formats of the values when the program was run, so that replaying it gives the same result. */
  readonly formats: readonly KnownFormat[];
  /** Ids of the columns it may change; absent means all. */
  readonly only?: readonly string[];
  /** Stable indexes of the rows it may change; all when absent. */
  readonly rows?: readonly number[];
  /** Stable indexes of rows it leaves unchanged. */
  readonly except?: readonly number[];
}

/** The operations that name their rows. */
export type RowsOperation = Exclude<Operation, RunProgram>;

/** The rows an operation affects, each once, ascending. */
export function touchedRows(operation: RowsOperation): readonly number[] {
  return [...new Set(namedRows(operation))].sort((left, right) => left - right);
}

/** Rows that an operation adds, and where. */
export interface AddedRows {
  /** Index of the first. */
  readonly row: number;
  readonly count: number;
  readonly beside?: RowSide;
}

/** The rows an operation adds; `null` when there are none. */
export function addedRows(operation: Operation): AddedRows | null {
  if (operation.type === 'add-rows') {
    const { row, values, beside } = operation;
    return { row, count: values.length, beside };
  }
  if (operation.type !== 'set-cells') return null;
  const { rows, added = 0 } = operation;
  const count = Math.min(added, rows.length);
  return count > 0 ? { row: rows.at(-count)!, count } : null;
}

function namedRows(operation: RowsOperation): readonly number[] {
  if (operation.type === 'set-cell') return [operation.row];
  if (operation.type === 'add-rows') return operation.values.map((_, at) => operation.row + at);
  return operation.type === 'set-cells' && operation.deleted
    ? [...operation.rows, ...operation.deleted]
    : operation.rows;
}
