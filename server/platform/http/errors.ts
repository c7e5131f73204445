export interface ErrorDetail {
  readonly field: string;
  readonly message: string;
}

interface ErrorKind {
  readonly status: number;
  readonly message: string;
}

/** Every failure a caller can see: its HTTP status and default message. */
export const ERROR_KINDS = {
  BAD_REQUEST: { status: 400, message: 'The request could not be read.' },
  UNAUTHORIZED: { status: 401, message: 'Sign in, or send a valid API key, to do this.' },
  FORBIDDEN: { status: 403, message: 'You may not do this.' },
  NOT_FOUND: { status: 404, message: 'Not found.' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'This address does not support this method.' },
  NOT_ACCEPTABLE: { status: 406, message: 'The response has none of the accepted content types.' },
  CONFLICT: { status: 409, message: 'The current state does not allow this.' },
  PRECONDITION_FAILED: { status: 412, message: 'The record has changed since you read it.' },
  PAYLOAD_TOO_LARGE: { status: 413, message: 'The request is too large.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'This content type is not accepted here.' },
  VALIDATION_ERROR: { status: 422, message: 'The request contains invalid values.' },
  RATE_LIMITED: { status: 429, message: 'Too many requests. Wait and try again.' },
  INTERNAL_ERROR: { status: 500, message: 'Something went wrong on the server.' },
  SERVICE_UNAVAILABLE: { status: 503, message: 'The service is not ready. Try again shortly.' },
} as const satisfies Record<string, ErrorKind>;

export type ErrorCode = keyof typeof ERROR_KINDS;

export interface ApiErrorOptions {
  readonly message?: string;
  readonly details?: readonly ErrorDetail[];
  /** Seconds until the caller may try again; sent as `Retry-After`. */
  readonly retryAfter?: number;
  /** Response headers for this failure, such as `Allow`. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

/** A failure whose message may leave the server. Anything else that is thrown becomes a neutral 500. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly details: readonly ErrorDetail[];
  readonly retryAfter: number | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    readonly code: ErrorCode,
    options: ApiErrorOptions = {},
  ) {
    const kind = ERROR_KINDS[code];
    super(options.message ?? kind.message, { cause: options.cause });
    this.status = kind.status;
    this.details = options.details ?? [];
    this.retryAfter = options.retryAfter;
    this.headers = options.headers ?? {};
  }
}

/** A 422 with its details; a single detail may be passed alone. */
export function validationError(details: ErrorDetail | readonly ErrorDetail[]): ApiError {
  return new ApiError('VALIDATION_ERROR', { details: 'field' in details ? [details] : details });
}
