import type { DeleteRows, Operation, SetCell } from './operation.js';

/** What an operation covered up, so that it can be taken back exactly. Good only in reverse order of applying. */
export interface AppliedOperation {
  readonly operation: Operation;
  /** `set-cell`: the text laid over the cell before; `undefined` when the source showed. */
  readonly textBefore?: string;
  /** `delete-rows`: the rows that had not been deleted already. */
  readonly rowsDeleted?: readonly number[];
}

/** Edited texts and deleted rows, laid over the source. Grows with the edits, never with the file. */
export class Overlay {
  readonly #texts = new Map<number, Map<string, string>>();
  readonly #deleted = new Set<number>();

  /** The edited text of a cell; `undefined` where the source shows. */
  cellText(row: number, columnId: string): string | undefined {
    return this.#texts.get(row)?.get(columnId);
  }

  /** The edited texts of a row by column id. */
  ofRow(row: number): ReadonlyMap<string, string> | undefined {
    return this.#texts.get(row);
  }

  /** Rows with edited texts, ascending. */
  rows(): number[] {
    return [...this.#texts.keys()].sort((left, right) => left - right);
  }

  isDeleted(row: number): boolean {
    return this.#deleted.has(row);
  }

  /** Deleted rows, ascending. */
  deletedRows(): number[] {
    return [...this.#deleted].sort((left, right) => left - right);
  }

  set(row: number, columnId: string, text: string): void {
    const texts = this.#texts.get(row);
    if (texts) texts.set(columnId, text);
    else this.#texts.set(row, new Map([[columnId, text]]));
  }

  /** Lets the source show again in the whole row. */
  clearRow(row: number): void {
    this.#texts.delete(row);
  }

  apply(operation: Operation): AppliedOperation {
    return operation.type === 'set-cell' ? this.#setCell(operation) : this.#deleteRows(operation);
  }

  revert({ operation, textBefore, rowsDeleted = [] }: AppliedOperation): void {
    for (const row of rowsDeleted) this.#deleted.delete(row);
    if (operation.type !== 'set-cell') return;
    if (textBefore === undefined) this.#clearCell(operation.row, operation.column);
    else this.set(operation.row, operation.column, textBefore);
  }

  #setCell(operation: SetCell): AppliedOperation {
    const textBefore = this.cellText(operation.row, operation.column);
    this.set(operation.row, operation.column, operation.value);
    return { operation, textBefore };
  }

  #deleteRows(operation: DeleteRows): AppliedOperation {
    const rowsDeleted = [...new Set(operation.rows)].filter((row) => !this.#deleted.has(row));
    for (const row of rowsDeleted) this.#deleted.add(row);
    return { operation, rowsDeleted };
  }

  #clearCell(row: number, columnId: string): void {
    const texts = this.#texts.get(row);
    texts?.delete(columnId);
    if (texts?.size === 0) this.#texts.delete(row);
  }
}

/** The overlay that a log of operations amounts to. */
export function overlayOf(operations: readonly Operation[]): Overlay {
  const overlay = new Overlay();
  for (const operation of operations) overlay.apply(operation);
  return overlay;
}
