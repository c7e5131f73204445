export interface FailureDetail {
  readonly field: string;
  readonly message: string;
}

/** A request without a usable response. Its message can be shown to the user. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';

  constructor(
    /** The API's error code; `NETWORK` without a response, `UNREADABLE` when the response is not the API's. */
    readonly code: string,
    message: string,
    readonly details: readonly FailureDetail[] = [],
    options: ErrorOptions = {},
  ) {
    super(message, options);
  }
}

export interface RequestOptions {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  /** Used instead of the session cookie. */
  readonly token?: string;
  readonly signal?: AbortSignal;
}

/** Calls the API of this page's server. Rejects with an ApiFailure, or with the signal's reason. */
export async function request<Answer>(path: string, options: RequestOptions = {}): Promise<Answer> {
  const response = await send(path, options);
  const body = await readBody(response);
  if (response.ok) return body as Answer;
  throw failureOf(response, body);
}

async function send(
  path: string,
  { method = 'GET', body, query = {}, token, signal }: RequestOptions,
): Promise<Response> {
  // Relative to the page at `/admin`, because the server may be below a path.
  const url = new URL(path, document.baseURI);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (token !== undefined) headers['Authorization'] = `Bearer ${token}`;
  try {
    return await fetch(url, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      cache: 'no-store',
      signal,
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ApiFailure('NETWORK', 'The server cannot be reached. Check your connection and try again.', [], {
      cause,
    });
  }
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new ApiFailure('UNREADABLE', `The server sent an unexpected response (status ${response.status}).`, [], {
      cause,
    });
  }
}

interface ErrorBody {
  readonly error?: { readonly code: string; readonly message: string; readonly details?: readonly FailureDetail[] };
}

function failureOf(response: Response, body: unknown): ApiFailure {
  const { error } = (body ?? {}) as ErrorBody;
  if (error === undefined) return new ApiFailure('UNREADABLE', `The server responded with status ${response.status}.`);
  return new ApiFailure(error.code, `${error.message}${waitSentence(response)}`, error.details);
}

function waitSentence(response: Response): string {
  const seconds = Number(response.headers.get('Retry-After'));
  if (response.status !== 429 || !(seconds > 0)) return '';
  return ` Try again in ${seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`}.`;
}

/** Converts anything thrown to an ApiFailure that can be shown. */
export function asFailure(error: unknown): ApiFailure {
  return error instanceof ApiFailure
    ? error
    : new ApiFailure('UNEXPECTED', 'Something went wrong on this page. Reload it.', [], { cause: error });
}

/**
 * The API's message about one member of a body; `permissions` also covers `permissions[2]` and `permissions.models`.
 */
export function detailOf(failure: ApiFailure | undefined, field: string): string | undefined {
  return failure?.details.find((detail) => detail.field.split(/[.[]/)[0] === field)?.message;
}
