import type { ErrorGroup } from '../../group-calls.js';
import type { Expression } from '../../program/program.js';
import type { IssueCode } from '../../validation/issues/issue.js';
import type { RowSet } from '../../validation/issues/row-set.js';
import type { CellScan } from '../cell-batch.js';
import type { Review } from '../review.js';
import type { scanCells } from '../scan-cells.js';
import { ErrorSorter } from './error-sorter.js';
import type { Members, SorterParts } from './error-sorter.js';
import { findShifts } from './shifts.js';
import type { ShiftedRows } from './shifts.js';

export interface GroupRows {
  readonly code: IssueCode;
  readonly rows: readonly number[];
  readonly column: string | null;
  /** The expression that fixes each value; `null` if there is no fix. */
  readonly to: Expression | null;
  /** The rows again, if their cells are to be moved. */
  readonly shift?: ShiftedRows;
}

/** Parts of the worker that grouping uses: pieces have none of its state. */
export interface GroupParts extends SorterParts {
  readonly scanCells: typeof scanCells;
}

/** Rows in which samples are looked for. */
const SAMPLED_ROWS = 50;

type Context = Pick<CellScan, 'signal' | 'pause'>;

interface CellError {
  readonly row: number;
  readonly kind: number;
  readonly text: string;
}

/** Groups the errors of a review by column and check, and then by fix, value or form. */
export class ErrorGroups {
  readonly #review: Review;
  readonly #parts: GroupParts;
  readonly #shifts: readonly ShiftedRows[];
  readonly #sorters = new Map<number, ErrorSorter>();

  constructor(review: Review, shifts: readonly ShiftedRows[], parts: GroupParts) {
    this.#review = review;
    this.#shifts = shifts;
    this.#parts = parts;
  }

  /** Reads the invalid rows and sorts their errors into groups. */
  async collect(only: RowSet, context: Context): Promise<void> {
    await this.#eachError(only, context, (error) => this.#add(error));
  }

  /**
   * Sorts the errors of a few changed rows again, of which these are invalid. Returns `false`, and changes nothing, if
   * rows are shifted or were: whether they are depends on others.
   */
  async follow(changed: readonly number[], invalid: RowSet, context: Context): Promise<boolean> {
    const rows = new Set(changed);
    if (this.#shifts.some((shift) => shift.rows.some((row) => rows.has(row)))) return false;
    if ((await findShifts(this.#review, invalid, context)).length > 0) return false;
    const errors: CellError[] = [];
    await this.#eachError(invalid, context, (error) => errors.push(error));
    const short = [...this.#sorters.values()].flatMap((sorter) => sorter.remove(rows));
    for (const error of errors) this.#add(error);
    for (const group of short) await this.#findSamples(group);
    return true;
  }

  async #eachError(only: RowSet, { signal, pause }: Context, take: (error: CellError) => void): Promise<void> {
    const { issues, mapped } = this.#review;
    const columns = [...mapped.keys()].filter((position) => issues.countOf(position, 'error') > 0);
    await this.#parts.scanCells(this.#review, { columns, only, signal, pause }, ({ rows, count, texts }) => {
      for (let at = 0; at < count; at += 1) {
        const row = rows[at]!;
        for (const kind of issues.errorKindsOf(row)) {
          take({ row, kind, text: texts[columns.indexOf(issues.columnOf(kind))]?.[at] ?? '' });
        }
      }
    });
  }

  #add({ row, kind, text }: CellError): void {
    this.#sorterOf(kind).add(row, text);
  }

  /** Replaces samples that were fixed. */
  async #findSamples({ kind, rows }: Members): Promise<void> {
    const position = this.#review.issues.columnOf(kind);
    for (const row of await this.#review.readRowsAt(rows.take(0, SAMPLED_ROWS))) {
      this.#add({ row: row.index, kind, text: this.#review.texts(row)[position] ?? '' });
    }
  }

  /** Largest first; groups of the same size are in column order. */
  list(): readonly ErrorGroup[] {
    const sorters = [...this.#sorters].sort(([left], [right]) => left - right);
    const groups = sorters.flatMap(([, sorter]) => sorter.groups().map((group) => this.#describe(group)));
    return [...this.#shifts.map(shiftedGroup), ...groups].sort((left, right) => right.count - left.count);
  }

  /** The rows of a group that still have its error; `null` for an unknown group. */
  find(key: string): GroupRows | null {
    const review = this.#review;
    const { issues } = review;
    const shift = this.#shifts.find((one) => shiftKey(one) === key);
    if (shift) {
      const rows = shift.rows.filter((row) => review.isEditable(row) && issues.invalid.has(row));
      return { code: shift.code, rows, column: null, to: null, shift: { ...shift, rows } };
    }
    const group = [...this.#sorters.values()].map((sorter) => sorter.find(key)).find((found) => found !== undefined);
    if (!group) return null;
    const rows = [...group.rows.members()].filter(
      (row) => review.isEditable(row) && issues.errorKindsOf(row).includes(group.kind),
    );
    const { code, column } = issues.issueAt(0, group.kind);
    return { code, rows, column, to: group.to };
  }

  #describe({ key, kind, alike, rows, samples }: Members): ErrorGroup {
    const [sample] = samples;
    const { code, column, params, message } = this.#review.issues.issueAt(sample?.row ?? 0, kind);
    return {
      key,
      code,
      column,
      params,
      ...(message === undefined ? {} : { message }),
      alike,
      count: rows.count,
      samples,
    };
  }

  #sorterOf(kind: number): ErrorSorter {
    const known = this.#sorters.get(kind);
    if (known) return known;
    const sorter = new ErrorSorter(kind, this.#review, this.#parts);
    this.#sorters.set(kind, sorter);
    return sorter;
  }
}

function shiftKey({ direction, column }: ShiftedRows): string {
  return `shift:${direction}:${column}`;
}

function shiftedGroup(shift: ShiftedRows): ErrorGroup {
  const { direction, column, code, rows, samples } = shift;
  const alike = { by: 'shift', direction, column } as const;
  return { key: shiftKey(shift), code, column: null, params: {}, alike, count: rows.length, samples };
}
