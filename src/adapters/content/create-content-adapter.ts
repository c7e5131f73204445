import type { ResultRow } from '../../engine/index.js';
import type { BackendAdapter } from '../backend-adapter.js';
import { lazyAdapter } from '../lazy-adapter.js';

/** Options of `createContentAdapter`. */
export interface ContentAdapterOptions {
  /** Base URL of the content server, e.g. `https://content.example.com`. */
  readonly url: string;
  /** Path of the model, e.g. `contacts`. */
  readonly model: string;
  /** A bearer token or API key; a function is called before each batch. */
  readonly token?: string | (() => string | Promise<string>);
  /** Turns a row into a record. Default: its non-empty values, including those of dynamic columns. */
  readonly toRecord?: (row: ResultRow) => unknown;
  /** Concurrent requests. Default 6. */
  readonly concurrency?: number;
  /** Milliseconds before each retry while the server is busy. Default 1, 2, 4 and 8 seconds. */
  readonly retryWaits?: readonly number[];
}

/**
 * Creates a record in the content API for each row, with the rights of the token. Rows that the model rejects are shown
 * to the user with their errors.
 *
 * ```tsx
 * const adapter = createContentAdapter({ url: 'https://content.example.com', model: 'contacts', token });
 * ```
 */
export function createContentAdapter(options: ContentAdapterOptions): BackendAdapter {
  return lazyAdapter(async () => {
    const { contentSubmit } = await import('./content-submit.js');
    return contentSubmit(options);
  });
}
