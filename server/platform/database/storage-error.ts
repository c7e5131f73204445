/**
 * Failures of the storage itself. Errors PostgreSQL reports for a statement pass through with their SQLSTATE as `code`.
 */
export class StorageError extends Error {
  override readonly name = 'StorageError';

  constructor(
    readonly code:
      | 'FOLDER_IN_USE'
      | 'FOLDER_UNUSABLE'
      | 'POOL_INSIDE_TRANSACTION'
      | 'TOO_MANY_PARAMETERS'
      | 'TRANSACTION_ABORTED'
      | 'THREAD_STOPPED'
      | 'CONNECTION_FAILED'
      | 'NO_ANSWER',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

const UNAVAILABLE: ReadonlySet<StorageError['code']> = new Set(['THREAD_STOPPED', 'CONNECTION_FAILED', 'NO_ANSWER']);

/** Whether a failure was caused by an unavailable database: temporary, and not the caller's fault. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof StorageError && UNAVAILABLE.has(error.code)) return true;
  return error instanceof Error && error.cause !== undefined && isDatabaseUnavailable(error.cause);
}
