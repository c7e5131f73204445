import type { FileWork, DeliveredRows } from '../edits/file-operation.js';
import type { LogState } from '../edits/refusals.js';
import type { HostFinding } from '../row.js';
import { RowSet } from '../validation/issues/row-set.js';

/** The rows of a table that the host has accepted and rejected. Rows outside the table's data are ignored. */
export class HostRows {
  /** Rows delivered so far. They are locked: nothing changes them any more. */
  readonly delivered = new RowSet();
  /** Rows rejected in their current state. */
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
    for (const { rows } of work.deliveries) place(rows.members(), this.delivered);
    place(work.refusals.rows(), this.rejected);
  }

  /** Number of accepted batches. */
  get batches(): number {
    return this.#work.deliveredBatches;
  }

  /** Records a batch that the host has accepted, with the rows in their current state. */
  markDelivered(indexes: readonly number[]): void {
    const rows = this.#work.currentDelivery();
    for (const index of indexes) {
      rows.add(index + this.#origin);
      this.delivered.add(index);
      this.#work.refusals.delete(index + this.#origin);
      this.rejected.delete(index);
    }
    this.#work.deliveredBatches += 1;
  }

  /** The edits that a delivered row was delivered with. */
  deliveryOf(index: number): DeliveredRows | undefined {
    if (!this.delivered.has(index)) return undefined;
    return this.#work.deliveries.find(({ rows }) => rows.has(index + this.#origin));
  }

  /** Records a row that the host has rejected in its current state. */
  markRejected(index: number, findings: readonly HostFinding[]): void {
    this.#work.refusals.set(index + this.#origin, findings);
    this.rejected.add(index);
  }

  /** The latest change of the log has changed the row. Returns the findings of a rejection that applies again. */
  followLog(index: number, state: LogState): readonly HostFinding[] {
    const { log, refusals } = this.#work;
    const { done, undone } = log.latest(1);
    const [operation] = state === 'on' ? done : undone;
    const row = index + this.#origin;
    if (operation) refusals.follow(row, operation, state);
    const found = this.#refusalsOf(index);
    if (found.length > 0) this.rejected.add(index);
    else this.rejected.delete(index);
    return found;
  }

  /** Whether the host has accepted or rejected the row in its current state. */
  stateOf(index: number): 'delivered' | 'rejected' | undefined {
    if (this.delivered.has(index)) return 'delivered';
    return this.rejected.has(index) ? 'rejected' : undefined;
  }

  /** The host's findings about rejected rows. */
  refusals(): readonly HostFinding[] {
    return [...this.rejected.members()].flatMap((index) => this.#refusalsOf(index));
  }

  #refusalsOf(index: number): readonly HostFinding[] {
    return this.#work.refusals.of(index + this.#origin).map((finding) => ({ ...finding, index }));
  }
}
