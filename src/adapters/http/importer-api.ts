import { BackendError } from '../backend-error.js';
import type { BackendErrorCode } from '../backend-error.js';
import { parseJson, send } from '../net/send.js';
import type { HttpResponse, SendRequest } from '../net/send.js';

/** Returns a token that identifies the user to the backend. */
export type GetToken = () => string | null | undefined | Promise<string | null | undefined>;

export interface ImporterApiOptions {
  /** Base URL of the server, e.g. `https://import.example.com`. */
  readonly backendUrl: string;
  readonly importerKey: string;
  readonly getToken?: GetToken;
}

export type ApiRequest = Omit<SendRequest, 'method' | 'headers'> & {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Request body, sent as JSON. */
  readonly json?: unknown;
  readonly query?: Readonly<Record<string, string>>;
  /** What a status means for this request, if not the same as for others. */
  readonly codes?: Readonly<Record<number, BackendErrorCode>>;
};

/** Client of the endpoints that a public key opens. Failures are thrown as `BackendError`. */
export interface ImporterApi {
  readonly importerKey: string;
  /** Returns the parsed response; rejects unless it is a success with a JSON body or status 204. */
  call(path: string, request: ApiRequest): Promise<unknown>;
  url(path: string, query?: Readonly<Record<string, string>>): string;
  headers(): Promise<Record<string, string>>;
}

const CODES: Readonly<Record<number, BackendErrorCode>> = {
  401: 'not-allowed',
  403: 'not-allowed',
  404: 'unknown-importer',
  429: 'busy',
};

export function createImporterApi({ backendUrl, importerKey, getToken }: ImporterApiOptions): ImporterApi {
  const root = `${backendUrl.replace(/\/+$/, '')}/api/v1/imports/key/`;
  const url: ImporterApi['url'] = (path, query = {}) =>
    `${root}${path}?${new URLSearchParams({ importer_key: importerKey, ...query }).toString()}`;
  const headers = async (): Promise<Record<string, string>> => {
    const token = await tokenOf(getToken);
    return { Accept: 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) };
  };
  return {
    importerKey,
    url,
    headers,
    async call(path, { method = 'GET', query, json, headers: more, codes, ...request }) {
      const response = await send(url(path, query), {
        ...request,
        method,
        ...(json === undefined ? {} : { body: JSON.stringify(json) }),
        headers: {
          ...(await headers()),
          ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...more,
        },
      });
      return readValue(response, codes);
    },
  };
}

async function tokenOf(getToken: GetToken | undefined): Promise<string | null | undefined> {
  try {
    return await getToken?.();
  } catch (cause) {
    throw new BackendError('not-allowed', '', { cause });
  }
}

function readValue({ status, text, retryAfter }: HttpResponse, codes: ApiRequest['codes'] = {}): unknown {
  const value = parseJson(text);
  if (status >= 200 && status < 300) {
    if (status === 204 || value !== undefined) return value;
    throw new BackendError('unreachable', '', { cause: new Error('The response is not JSON.') });
  }
  throw refusal(status, value, { retryAfter: retryAfter ?? 0, codes: { ...CODES, ...codes } });
}

/** Maps a status to an error. A response without the API's `detail` may come from any proxy on the way. */
function refusal(
  status: number,
  value: unknown,
  { retryAfter, codes }: { readonly retryAfter: number; readonly codes: NonNullable<ApiRequest['codes']> },
): BackendError {
  const detail = detailOf(value);
  const isOurs = detail !== null;
  const cause = new Error(`HTTP ${status}${detail === null ? '' : `: ${detail}`}`);
  if (status >= 500 || status < 400 || (!isOurs && (status === 404 || status === 405))) {
    return new BackendError('unreachable', '', { retryAfter, cause });
  }
  return new BackendError(codes[status] ?? 'rejected', detail ?? '', { retryAfter, cause });
}

function detailOf(value: unknown): string | null {
  const detail = typeof value === 'object' && value !== null && 'detail' in value ? value.detail : null;
  return typeof detail === 'string' ? detail : null;
}
