import { RowSet } from '../validation/row-set.js';
import type { Operation } from './operation.js';

/** Edited texts and deleted rows, laid over the source. Grows with the edits, never with the file. */
export class Overlay {
  readonly deleted = new RowSet();
  readonly #texts = new Map<number, Map<string, string>>();

  /** The edited texts of a row by column id. */
  ofRow(row: number): ReadonlyMap<string, string> | undefined {
    return this.#texts.get(row);
  }

  /** Rows with edited texts, ascending. */
  rows(): number[] {
    return [...this.#texts.keys()].sort((left, right) => left - right);
  }

  /** Lets the source show again in the whole row. */
  clearRow(row: number): void {
    this.#texts.delete(row);
    this.deleted.delete(row);
  }

  /** Lays an operation over what is there; with `only`, as far as it concerns these rows. */
  lay(operation: Operation, only?: ReadonlySet<number>): void {
    const isMeant = (row: number): boolean => only === undefined || only.has(row);
    if (operation.type === 'set-cell') {
      if (isMeant(operation.row)) this.#set(operation.row, operation.column, operation.value);
    } else if (operation.type === 'set-cells') {
      operation.rows.forEach((row, at) => {
        if (isMeant(row)) this.#setRow(row, operation.columns, operation.values[at] ?? []);
      });
    } else {
      for (const row of operation.rows) if (isMeant(row)) this.deleted.add(row);
    }
  }

  #setRow(row: number, columns: readonly string[], values: readonly string[]): void {
    columns.forEach((column, at) => {
      const value = values[at];
      if (value !== undefined) this.#set(row, column, value);
    });
  }

  #set(row: number, columnId: string, text: string): void {
    const texts = this.#texts.get(row);
    if (texts) texts.set(columnId, text);
    else this.#texts.set(row, new Map([[columnId, text]]));
  }
}
