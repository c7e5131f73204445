import type { KnownFormat } from '../values/format.js';
import type { Program } from '../program/program.js';

/** One change the user made, replayable over the same source anywhere. */
export type Operation = SetCell | SetCells | AddRows | DeleteRows | RunProgram;

export interface SetCell {
  readonly type: 'set-cell';
  /** Stable 0-based index of the data row. */
  readonly row: number;
  /** Column id. */
  readonly column: string;
  /** The new text, as typed. */
  readonly value: string;
}

/** A block of cells at once, e.g. one pasted from a spreadsheet. */
export interface SetCells {
  readonly type: 'set-cells';
  /** Stable indexes; they need not be neighbours in the file. */
  readonly rows: readonly number[];
  /** Column ids. */
  readonly columns: readonly string[];
  /** The new texts, by row and then by column; a cell of none keeps what it has. */
  readonly values: readonly (readonly string[])[];
}

/** Rows added by hand after those of the file. Columns that are not named are empty. */
export interface AddRows {
  readonly type: 'add-rows';
  /**
   * Stable index of the first; the others follow. Indexes count on from the last row of the table. When the operation
   * is first applied, the engine sets it.
   */
  readonly row: number;
  /** Column ids. */
  readonly columns: readonly string[];
  /** The texts, by row and then by column; as many rows are added as there are lists. */
  readonly values: readonly (readonly string[])[];
}

export interface DeleteRows {
  readonly type: 'delete-rows';
  readonly rows: readonly number[];
}

/** A program run over every row as it stood then. */
export interface RunProgram {
  readonly type: 'run-program';
  readonly program: Program;
  /** How values were written when it was run: what it makes of them is the same wherever it is done again. */
  readonly formats: readonly KnownFormat[];
  /** Ids of the columns in which its results are taken; all when absent. */
  readonly only?: readonly string[];
  /** Stable indexes of rows it leaves alone. */
  readonly except?: readonly number[];
}

/** The operations that name their rows. */
export type RowsOperation = Exclude<Operation, RunProgram>;

/** The rows an operation touches, each once, ascending. */
export function touchedRows(operation: RowsOperation): readonly number[] {
  return [...new Set(namedRows(operation))].sort((left, right) => left - right);
}

function namedRows(operation: RowsOperation): readonly number[] {
  if (operation.type === 'set-cell') return [operation.row];
  if (operation.type === 'add-rows') return operation.values.map((_, at) => operation.row + at);
  return operation.rows;
}
