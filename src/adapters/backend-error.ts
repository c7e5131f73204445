import type { BackendFinding } from './backend-adapter.js';

/**
 * `unknown-importer` the key is none · `not-allowed` this page may not use it · `unreachable` no answer, or one that is
 * not the backend's · `rejected` the backend refuses the request, in `message` · `failed` the import failed on the server,
 * in `message`, perhaps with `findings` · `busy` too many requests · `imported` an earlier try, whose answer was lost, had
 * got through: the rows are there as they were then.
 */
export type BackendErrorCode =
  'unknown-importer' | 'not-allowed' | 'unreachable' | 'rejected' | 'failed' | 'busy' | 'imported';

interface BackendErrorOptions {
  readonly findings?: readonly BackendFinding[];
  readonly retryAfter?: number;
  readonly cause?: unknown;
}

/** A backend did not do what it was asked. Whatever was entered is still there, and may be sent again. */
export class BackendError extends Error {
  override readonly name = 'BackendError';
  readonly findings: readonly BackendFinding[];
  /** Seconds the backend asks to be left alone for. */
  readonly retryAfter: number;

  constructor(
    readonly code: BackendErrorCode,
    /** The backend's own sentence, where it has one. */
    message = '',
    { findings = [], retryAfter = 0, cause }: BackendErrorOptions = {},
  ) {
    super(message, { cause });
    this.findings = findings;
    this.retryAfter = retryAfter;
  }
}

/** By name: the script-tag file and what it loads beside it each have this class. */
export function isBackendError(error: unknown): error is BackendError {
  return error instanceof Error && error.name === 'BackendError';
}
