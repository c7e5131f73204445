import type { ErrorGroup } from '../../group-calls.js';
import type { Expression } from '../../program/program.js';
import type { IssueCode } from '../../validation/issues/issue.js';
import type { RowSet } from '../../validation/issues/row-set.js';
import type { CellScan } from '../cell-batch.js';
import type { Review } from '../review.js';
import type { scanCells } from '../scan-cells.js';
import { ErrorSorter } from './error-sorter.js';
import type { Members, SorterParts } from './error-sorter.js';
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

/** Groups the errors of a review by column and check, and then by fix, value or form. */
export class ErrorGroups {
  readonly #review: Review;
  readonly #parts: GroupParts;
  readonly #shifts: readonly ShiftedRows[];
  readonly #sorters = new Map<number, ErrorSorter>();
  /** Version of the review's data that the groups are of. */
  readonly dataVersion: number;

  constructor(
    review: Review,
    { dataVersion, shifts }: { readonly dataVersion: number; readonly shifts: readonly ShiftedRows[] },
    parts: GroupParts,
  ) {
    this.#review = review;
    this.#shifts = shifts;
    this.#parts = parts;
    this.dataVersion = dataVersion;
  }

  /** Reads the invalid rows and sorts their errors into groups. */
  async collect(only: RowSet, { signal, pause }: Pick<CellScan, 'signal' | 'pause'>): Promise<void> {
    const { issues, mapped } = this.#review;
    const columns = [...mapped.keys()].filter((position) => issues.countOf(position, 'error') > 0);
    await this.#parts.scanCells(this.#review, { columns, only, signal, pause }, ({ rows, count, texts }) => {
      for (let at = 0; at < count; at += 1) {
        const row = rows[at]!;
        for (const kind of issues.errorKindsOf(row)) {
          const text = texts[columns.indexOf(issues.columnOf(kind))]?.[at] ?? '';
          this.#sorterOf(kind).add(row, text);
        }
      }
    });
  }

  /** Largest first; groups of the same size are in column order. */
  list(): readonly ErrorGroup[] {
    const sorters = [...this.#sorters].sort(([left], [right]) => left - right);
    const groups = sorters.flatMap(([, sorter]) => sorter.groups().map((group) => this.#describe(group)));
    return [...this.#shifts.map(shiftedGroup), ...groups].sort((left, right) => right.count - left.count);
  }

  /** The rows of a group that still have its error; `null` for an unknown group. */
  find(key: string): GroupRows | null {
    const { issues, deleted, host } = this.#review;
    const shift = this.#shifts.find((one) => shiftKey(one) === key);
    if (shift) {
      const rows = shift.rows.filter((row) => !deleted.has(row) && !host.delivered.has(row) && issues.invalid.has(row));
      return { code: shift.code, rows, column: null, to: null, shift: { ...shift, rows } };
    }
    const group = [...this.#sorters.values()].map((sorter) => sorter.find(key)).find((found) => found !== undefined);
    if (!group) return null;
    const rows = [...group.rows.members()].filter(
      (row) => !deleted.has(row) && !host.delivered.has(row) && issues.errorKindsOf(row).includes(group.kind),
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
