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
      | 'NO_ANSWER',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
