export type FetchFailureCode = 'INVALID_URL' | 'ADDRESS_REFUSED' | 'TIMEOUT' | 'CONNECTION_FAILED';

/** A request that got no answer. Its message may be shown to whoever gave the address. */
export class FetchFailure extends Error {
  override readonly name = 'FetchFailure';

  constructor(
    readonly code: FetchFailureCode,
    message: string,
    options?: { readonly cause?: unknown },
  ) {
    super(message, options);
  }
}
