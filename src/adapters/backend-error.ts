import type { BackendFinding } from './backend-adapter.js';

/**
 * `unknown-importer` the key is none · `not-allowed` this page may not use it · `unreachable` no answer, or one that is
 * not the backend's · `rejected` the backend refuses the request, in `message` · `failed` the import failed on the server,
 * in `message`, perhaps with `findings` · `busy` too many requests.
 */
export type BackendErrorCode = 'unknown-importer' | 'not-allowed' | 'unreachable' | 'rejected' | 'failed' | 'busy';

/** A backend did not do what it was asked. Whatever was entered is still there, and may be sent again. */
export class BackendError extends Error {
  override readonly name = 'BackendError';
  readonly findings: readonly BackendFinding[];

  constructor(
    readonly code: BackendErrorCode,
    /** The backend's own sentence, where it has one. */
    message = '',
    { findings = [], cause }: { readonly findings?: readonly BackendFinding[]; readonly cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.findings = findings;
  }
}
