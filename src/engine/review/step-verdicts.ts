import type { ProgramLayer } from '../edits/overlay.js';
import type { LogState } from '../edits/refusals.js';
import type { SourceRow } from '../source/layout/layout.js';
import type { IssueStore, Verdicts } from '../validation/issues/issue-store.js';
import { RowSet } from '../validation/issues/row-set.js';
import type { TableValidator } from '../validation/validate-rows.js';
import type { HostRows } from './host-rows.js';

/** What is needed of a review. */
interface Validated {
  readonly issues: IssueStore;
  readonly host: HostRows;
  readonly validator: TableValidator;
  readonly hasEnded: boolean;
  followLog(rows: Iterable<number>, state: LogState): void;
}

/** The issues that rows had before a program changed them: undoing it restores them without another validation. */
export class StepVerdicts {
  readonly #columns: ReadonlySet<number>;
  readonly #rows: number[] = [];
  readonly #verdicts: Verdicts[] = [];

  constructor({ runner }: ProgramLayer) {
    this.#columns = new Set(runner.columns);
  }

  /** Whether the issues of a program's cells follow from their texts alone. */
  static suits({ hasEnded, validator }: Validated, { runner }: ProgramLayer): boolean {
    return hasEnded && runner.columns.every((position) => !validator.sameValues(position));
  }

  record({ issues }: Validated, rows: readonly SourceRow[]): void {
    const indexes = rows.map(({ index }) => index);
    for (const index of indexes) this.#rows.push(index);
    this.#verdicts.push(issues.read(indexes, this.#columns));
  }

  /** Restores the issues of the rows that were not delivered since. Returns the number of those that were. */
  restore(review: Validated): number {
    const rows = RowSet.of(this.#rows.filter((row) => !review.host.delivered.has(row)));
    review.issues.putBack(rows, this.#columns, this.#verdicts);
    review.followLog(rows.members(), 'off');
    return this.#rows.length - rows.count;
  }
}
