import type { FileWork, TakenRows } from '../edits/file-operation.js';
import type { HostFinding } from '../row.js';
import { RowSet } from '../validation/issues/row-set.js';

/** What the host has taken and refused of the rows of a table. Rows that are no data rows in it are passed over. */
export class HostRows {
  /** Taken in the deliveries so far. Such rows are locked: nothing changes them any more. */
  readonly delivered = new RowSet();
  /** Refused, until they are changed. */
  readonly rejected = new RowSet();
  readonly #work: FileWork;
  /** Rows of the file before the first data row of the table. */
  readonly #origin: number;

  constructor(work: FileWork, origin: number) {
    this.#work = work;
    this.#origin = origin;
    const place = (rows: Iterable<number>, set: RowSet): void => {
      for (const row of rows) if (row >= origin) set.add(row - origin);
    };
    for (const { rows } of work.taken) place(rows.members(), this.delivered);
    place(work.refusals.keys(), this.rejected);
  }

  /** Batches that were taken. */
  get batches(): number {
    return this.#work.takenBatches;
  }

  /** The host has taken a batch: rows as they stand now. */
  take(indexes: readonly number[]): void {
    const rows = this.#work.takenNow();
    for (const index of indexes) {
      rows.add(index + this.#origin);
      this.delivered.add(index);
      this.accept(index);
    }
    this.#work.takenBatches += 1;
  }

  /** How a delivered row stood when it was taken. */
  takenWith(index: number): TakenRows | undefined {
    if (!this.delivered.has(index)) return undefined;
    return this.#work.taken.find(({ rows }) => rows.has(index + this.#origin));
  }

  /** The host has refused a row, as it stands now. */
  refuse(index: number, findings: readonly HostFinding[]): void {
    this.#work.refusals.set(index + this.#origin, findings);
    this.rejected.add(index);
  }

  /** A refusal does not hold any more. */
  accept(index: number): void {
    if (!this.rejected.has(index)) return;
    this.#work.refusals.delete(index + this.#origin);
    this.rejected.delete(index);
  }

  /** Whether the host has spoken of a row as it stands. */
  stateOf(index: number): 'delivered' | 'rejected' | undefined {
    if (this.delivered.has(index)) return 'delivered';
    return this.rejected.has(index) ? 'rejected' : undefined;
  }

  /** What the host said about the rows it refused. */
  refusals(): readonly HostFinding[] {
    return [...this.rejected.members()].flatMap(
      (index) => this.#work.refusals.get(index + this.#origin)?.map((finding) => ({ ...finding, index })) ?? [],
    );
  }
}
