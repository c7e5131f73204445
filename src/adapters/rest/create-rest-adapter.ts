import type { ResultRow } from '../../engine/index.js';
import type { BackendAdapter, RowRefusal } from '../backend-adapter.js';
import { lazyAdapter } from '../lazy-adapter.js';

export type Headers = Readonly<Record<string, string>>;

/** What `toBody` is told beside the rows. */
export interface RestBatch {
  readonly index: number;
  readonly isLast: boolean;
  readonly user: unknown;
  readonly metadata: unknown;
}

/** For `createRestAdapter`: where rows go, and in what shape. */
export interface RestAdapterOptions {
  readonly url: string;
  /** Default `POST`. */
  readonly method?: string;
  /** Beside `Content-Type` and `Idempotency-Key`; a function is asked before each request. */
  readonly headers?: Headers | (() => Headers | Promise<Headers>);
  /** What is sent as JSON. Default: the array of rows. */
  readonly toBody?: (rows: readonly ResultRow[], batch: RestBatch) => unknown;
  /**
   * Reads which rows an answer does not take, of a success or of a 422. Default: its member `refused`, a list of
   * `{ row, column?, message }` with `row` counted from 0 in the batch. All others of the batch count as taken.
   */
  readonly readRefusals?: (answer: unknown, rows: readonly ResultRow[]) => readonly RowRefusal[];
  /** Default: what the importer's `batchSize` says, else 1,000. */
  readonly batchSize?: number;
  /** Milliseconds before each further try of a batch that got no answer, a 429 or a 5xx. Default 1, 2, 4 and 8 seconds. */
  readonly retryWaits?: readonly number[];
}

/**
 * Writes rows in batches to any address that takes JSON. Each batch has an `Idempotency-Key` of its own, the same in
 * every try.
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
