export type FileStoreErrorCode =
  | 'INVALID_ADDRESS'
  | 'INVALID_KEY'
  | 'INVALID_RANGE'
  /** The store responded, but not as expected. */
  | 'STORE_FAILED';

export class FileStoreError extends Error {
  override readonly name = 'FileStoreError';

  constructor(
    readonly code: FileStoreErrorCode,
    message: string,
    options?: { readonly cause?: unknown },
  ) {
    super(message, options);
  }
}
