import type { InferredFormat } from '../values/format.js';
import type { DataBlock } from '../source/table/table.js';
import { isBlankRow } from '../source/table/token-block.js';
import { CellSlice } from './cells/cell-slice.js';
import { createCheckContext } from '../rules/check-context.js';
import type { BoundColumn, TableFacts } from '../rules/check-context.js';
import { ColumnChecker } from './column-checker.js';
import { ValueRows } from './checks/unique-check.js';
import type { SameValues, UniqueOptions } from './checks/unique-check.js';
import { IssueStore } from './issues/issue-store.js';
import { RowSet } from './issues/row-set.js';

export type { BoundColumn } from '../rules/check-context.js';

/** A row with the texts of its bound columns, with edits. */
export interface TextRow {
  readonly index: number;
  readonly cells: readonly string[];
}

export interface TableValidator {
  readonly issues: IssueStore;
  /** Rows validated one by one: they differ from the source, or did at some time. */
  readonly changed: RowSet;
  /** Checks all data rows of a block, column by column; skips rows that were validated one by one. */
  checkBlock(block: DataBlock): void;
  /**
   * Decides inferred formats after the full pass. `again` lists the source columns whose results are wrong under them;
   * their issues are removed until `recheckBlock` has seen every block.
   */
  decideFormats(): { readonly formats: readonly InferredFormat[]; readonly again: readonly number[] };
  recheckBlock(block: DataBlock, columns: readonly number[]): void;
  /**
   * Validates one row in its current state and replaces its issues, including those of the host. Returns other rows
   * that have become or ceased to be duplicates.
   */
  checkRow(row: TextRow): readonly number[];
  /**
   * Validates many rows at once, in some columns or all: like `checkRow` for each, but keeps the issues of other
   * columns.
   */
  checkRows(rows: readonly TextRow[], positions?: readonly number[]): void;
  /** The equal values of a column, by position; `undefined` if its values may be equal. */
  sameValues(position: number): SameValues | undefined;
  /** An index of rows by any text, empty so far. */
  valueRows(): ValueRows;
  /** Whether a text would be valid in a column, by position, going by the text alone. */
  accepts(position: number, text: string): boolean;
  /**
   * Removes a deleted row with all its issues; does nothing if it is removed already. Returns the same as `checkRow`.
   */
  removeRow(index: number): readonly number[];
}

export interface TableValidatorOptions extends TableFacts {
  /** Language of words such as yes and no, in addition to English. */
  readonly language?: string;
  /** Seed of the hashes; random by default, fixed for runs that must be reproducible. */
  readonly seed?: number;
}

/** Throws EngineError `invalid-pattern` (`column`, `pattern`). */
export function createTableValidator(columns: readonly BoundColumn[], options: TableValidatorOptions): TableValidator {
  return new RowsValidator(columns, options);
}

class RowsValidator implements TableValidator {
  readonly issues: IssueStore;
  readonly #checkers: readonly ColumnChecker[];
  readonly #cells = new CellSlice();
  /** Skipped by passes over the file. */
  readonly changed = new RowSet();
  readonly #index: UniqueOptions;

  constructor(columns: readonly BoundColumn[], options: TableValidatorOptions) {
    const { language, rowNumber, expectedRows, locked, seed = Math.floor(Math.random() * 2 ** 32) } = options;
    const issues = new IssueStore(columns.map(({ column }) => column.id));
    this.issues = issues;
    this.#index = { seed, expectedRows, locked };
    this.#checkers = columns.map((bound, position) => {
      return new ColumnChecker(createCheckContext(bound, position, { issues, language, seed }), {
        rowNumber,
        expectedRows,
        locked,
      });
    });
  }

  checkBlock(block: DataBlock): void {
    this.#begin(block);
    for (const checker of this.#checkers) {
      if (checker.isIdle && !block.mayBeUndecodable) continue;
      this.#cells.load(checker.source);
      if (block.mayBeUndecodable) checker.checkDecoded(this.#cells, this.issues);
      checker.checkCells(this.#cells, this.issues);
    }
  }

  decideFormats(): { readonly formats: readonly InferredFormat[]; readonly again: readonly number[] } {
    const formats: InferredFormat[] = [];
    const again = new Set<number>();
    for (const checker of this.#checkers) {
      const decided = checker.decideFormats(this.issues);
      formats.push(...decided.formats);
      if (decided.again) again.add(checker.source);
    }
    return { formats, again: [...again] };
  }

  recheckBlock(block: DataBlock, columns: readonly number[]): void {
    this.#begin(block);
    for (const checker of this.#checkers) {
      if (!columns.includes(checker.source)) continue;
      this.#cells.load(checker.source);
      checker.recheckCells(this.#cells, this.issues);
    }
  }

  checkRow({ index, cells }: TextRow): readonly number[] {
    const heirs = this.#takeOut(index);
    const others = new Set<number>();
    this.#checkers.forEach((checker, position) => {
      const text = cells[position] ?? '';
      checker.checkText(index, text, this.issues);
      const heir = heirs[position]!;
      const duplicate = checker.putUnique(index, text, this.issues);
      // A row that was unmarked and marked again by the same value has not changed.
      if (heir === duplicate) return;
      if (heir >= 0) others.add(heir);
      if (duplicate >= 0) others.add(duplicate);
    });
    return [...others];
  }

  checkRows(rows: readonly TextRow[], positions: readonly number[] = [...this.#checkers.keys()]): void {
    const columns = new Set(positions);
    // Removes all issues before adding new ones: their pages stay in order and are sorted once.
    for (const { index } of rows) {
      this.changed.add(index);
      for (const position of positions) this.#checkers[position]!.dropUnique(index, this.issues);
      this.issues.clearCells(index, columns);
    }
    for (const { index, cells } of rows) {
      for (const position of positions) {
        const checker = this.#checkers[position]!;
        const text = cells[position] ?? '';
        checker.checkText(index, text, this.issues);
        checker.putUnique(index, text, this.issues);
      }
    }
  }

  sameValues(position: number): SameValues | undefined {
    return this.#checkers[position]?.unique;
  }

  valueRows(): ValueRows {
    return new ValueRows(this.#index);
  }

  accepts(position: number, text: string): boolean {
    return this.#checkers[position]?.accepts(text, (kind) => this.issues.isError(kind)) ?? false;
  }

  removeRow(index: number): readonly number[] {
    return [...new Set(this.#takeOut(index).filter((heir) => heir >= 0))];
  }

  /** Returns for each column the row that is no longer a duplicate, or -1. */
  #takeOut(index: number): number[] {
    this.changed.add(index);
    const heirs = this.#checkers.map((checker) => checker.dropUnique(index, this.issues));
    this.issues.clearRow(index);
    return heirs;
  }

  #begin({ tokens, firstRow, firstIndex, dataRows, isRegular }: DataBlock): void {
    const cells = this.#cells;
    const changed = this.changed.count > 0 ? this.changed : null;
    if (isRegular && changed === null) {
      cells.beginRegular(tokens, { firstRow, firstIndex, count: dataRows });
      return;
    }
    cells.begin(tokens);
    let index = firstIndex;
    for (let row = firstRow; row < tokens.rowCount; row += 1) {
      if (isBlankRow(tokens, row)) continue;
      if (changed === null || !changed.has(index)) cells.addRow(row, index);
      index += 1;
    }
  }
}
