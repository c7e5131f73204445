import type { ResultRow } from '../../engine/index.js';
import type { BackendAdapter } from '../backend-adapter.js';
import { lazyAdapter } from '../lazy-adapter.js';

/** For `createContentAdapter`. */
export interface ContentAdapterOptions {
  /** Where the content server is, e.g. `https://content.example.com`. */
  readonly url: string;
  /** Path of the model, e.g. `contacts`. */
  readonly model: string;
  /** A bearer token or API key; a function is asked before each batch. */
  readonly token?: string | (() => string | Promise<string>);
  /** A row as a record. Default: its values, empty ones left out; dynamic columns among them. */
  readonly toRecord?: (row: ResultRow) => unknown;
  /** Requests at a time. Default 6. */
  readonly concurrency?: number;
  /** Milliseconds before each further try while the server asks for patience. Default 1, 2, 4 and 8 seconds. */
  readonly retryWaits?: readonly number[];
}

/**
 * Writes each row as a record of the content API, under the rights of the token. What the model does not accept comes
 * back to the user, row by row.
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
