import type { DeliveredColumns } from '../../../src/engine/full.js';

/** What a thread makes of the rows of its engine before they leave it: less to copy, and less work for the main thread. */
export interface BatchReader<Plan, Read> {
  readonly name: string;
  /** Plans and what is read are plain values, which can be sent between threads. */
  readonly open: (plan: Plan) => (batch: DeliveredColumns) => Read;
}

/** As the entry file of the threads lists them. */
export type AnyBatchReader = BatchReader<never, unknown>;

/** Names a reader to a thread. */
export interface ReaderOrder {
  readonly name: string;
  readonly plan: unknown;
}
