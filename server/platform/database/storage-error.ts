/** Failures of the storage itself; what PostgreSQL says of a statement comes through with its SQLSTATE as `code`. */
export class StorageError extends Error {
  override readonly name = 'StorageError';

  constructor(
    readonly code:
      | 'FOLDER_IN_USE'
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

const AWAY: ReadonlySet<StorageError['code']> = new Set(['THREAD_STOPPED', 'CONNECTION_FAILED', 'NO_ANSWER']);

/** Whether something failed because there was no database to speak to: that passes, and is nobody's mistake. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof StorageError && AWAY.has(error.code)) return true;
  return error instanceof Error && error.cause !== undefined && isDatabaseAway(error.cause);
}
