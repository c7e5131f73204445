import type { FileWork, DeliveredRows } from '../edits/file-operation.js';
import type { HostFinding } from '../row.js';
import { RowSet } from '../validation/issues/row-set.js';

/** The rows of a table that the host has accepted and rejected. Rows outside the table's data are ignored. */
export class HostRows {
  /** Rows delivered so far. They are locked: nothing changes them any more. */
  readonly delivered = new RowSet();
  /** Rejected rows, until they are edited. */
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
    place(work.refusals.keys(), this.rejected);
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
      this.clearRejection(index);
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

  /** Removes a rejection that no longer applies. */
  clearRejection(index: number): void {
    if (!this.rejected.has(index)) return;
    this.#work.refusals.delete(index + this.#origin);
    this.rejected.delete(index);
  }

  /** Whether the host has accepted or rejected the row in its current state. */
  stateOf(index: number): 'delivered' | 'rejected' | undefined {
    if (this.delivered.has(index)) return 'delivered';
    return this.rejected.has(index) ? 'rejected' : undefined;
  }

  /** The host's findings about rejected rows. */
  refusals(): readonly HostFinding[] {
    return [...this.rejected.members()].flatMap(
      (index) => this.#work.refusals.get(index + this.#origin)?.map((finding) => ({ ...finding, index })) ?? [],
    );
  }
}
