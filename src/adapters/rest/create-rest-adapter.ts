import type { ResultRow } from '../../engine/index.js';
import type { BackendAdapter, RowRefusal } from '../backend-adapter.js';
import { lazyAdapter } from '../lazy-adapter.js';

export type Headers = Readonly<Record<string, string>>;

/** Passed to `toBody` with the rows. */
export interface RestBatch {
  readonly index: number;
  readonly isLast: boolean;
  readonly user: unknown;
  readonly metadata: unknown;
}

/** Options of `createRestAdapter`: where rows go, and in what shape. */
export interface RestAdapterOptions {
  readonly url: string;
  /** Default `POST`. */
  readonly method?: string;
  /** Added to `Content-Type` and `Idempotency-Key`; a function is called before each request. */
  readonly headers?: Headers | (() => Headers | Promise<Headers>);
  /** The value sent as JSON. Default: the array of rows. */
  readonly toBody?: (rows: readonly ResultRow[], batch: RestBatch) => unknown;
  /**
   * Reads the rejected rows from a response, a success or a 422. Default: its member `refused`, a list of `{ row,
   * column?, message }` with `row` counted from 0 in the batch. All other rows of the batch count as imported.
   */
  readonly readRefusals?: (response: unknown, rows: readonly ResultRow[]) => readonly RowRefusal[];
  /** Rows per batch. Default: the importer's `batchSize`, else 1,000. */
  readonly batchSize?: number;
  /**
   * Milliseconds before each retry of a batch without a response, or with a 429 or 5xx. Default 1, 2, 4 and 8 seconds.
   */
  readonly retryWaits?: readonly number[];
}

/**
 * Sends rows in batches to any URL that accepts JSON. Each batch has its own `Idempotency-Key`, the same in every
 * attempt.
 *
 * ```tsx
 * const adapter = createRestAdapter({ url: '/api/people', toBody: (people) => ({ people }) });
 * ```
 */
export function createRestAdapter(options: RestAdapterOptions): BackendAdapter {
  return lazyAdapter(async () => {
    const { restSubmit } = await import('./rest-submit.js');
    return restSubmit(options);
  });
}
