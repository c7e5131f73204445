export interface FailureDetail {
  readonly field: string;
  readonly message: string;
}

/** A request that brought no answer to show. Its message is fit to be read by whoever sits before the page. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';

  constructor(
    /** As the API names it; `NETWORK` where there was no answer, `UNREADABLE` where it was not the API's. */
    readonly code: string,
    message: string,
    readonly details: readonly FailureDetail[] = [],
    options: ErrorOptions = {},
  ) {
    super(message, options);
  }
}

/** Anything thrown, as something to show. */
export function asFailure(error: unknown): ApiFailure {
  return error instanceof ApiFailure
    ? error
    : new ApiFailure('UNEXPECTED', 'Something went wrong on this page. Load it again.', [], { cause: error });
}

/** What the API said of one member of a body; `permissions` also covers `permissions[2]` and `permissions.models`. */
export function detailOf(failure: ApiFailure | undefined, field: string): string | undefined {
  return failure?.details.find((detail) => detail.field.split(/[.[]/)[0] === field)?.message;
}
