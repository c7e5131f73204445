import type { BackendFinding } from './backend-adapter.js';

/**
 * `unknown-importer` no importer has this key · `not-allowed` this page may not use it · `unreachable` no response, or
 * one that does not come from the backend · `rejected` the backend refused the request, with a `message` · `failed` the
 * import failed on the server, with a `message` and possibly `findings` · `busy` too many requests · `imported` an
 * earlier attempt whose response was lost had succeeded: its rows are imported, without later changes.
 */
export type BackendErrorCode =
  'unknown-importer' | 'not-allowed' | 'unreachable' | 'rejected' | 'failed' | 'busy' | 'imported';

interface BackendErrorOptions {
  readonly findings?: readonly BackendFinding[];
  readonly retryAfter?: number;
  readonly cause?: unknown;
}

/** The backend could not complete a request. The user's input is kept and can be sent again. */
export class BackendError extends Error {
  override readonly name = 'BackendError';
  readonly findings: readonly BackendFinding[];
  /** Seconds to wait before the next attempt, as the backend requests; 0 when it does not. */
  readonly retryAfter: number;

  constructor(
    readonly code: BackendErrorCode,
    /** The backend's own message; may be empty. */
    message = '',
    { findings = [], retryAfter = 0, cause }: BackendErrorOptions = {},
  ) {
    super(message, { cause });
    this.findings = findings;
    this.retryAfter = retryAfter;
  }
}

/** Compared by name: the script-tag bundle and the chunks it loads each have their own copy of the class. */
export function isBackendError(error: unknown): error is BackendError {
  return error instanceof Error && error.name === 'BackendError';
}
