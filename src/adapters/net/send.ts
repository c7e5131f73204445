import { BackendError } from '../backend-error.js';

export interface SendRequest {
  readonly method: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: FormData | Blob | string;
  readonly signal: AbortSignal;
  /**
   * Called with the share of the body that was sent, 0 to 1. Measured in browsers only; elsewhere it jumps from 0 to 1.
   */
  readonly onSent?: (share: number) => void;
  /** Milliseconds until the whole response must have arrived. Absent for large bodies. */
  readonly timeout?: number;
}

export interface HttpResponse {
  readonly status: number;
  readonly text: string;
  /** Seconds of the `Retry-After` header; `null` when absent or not readable by the page. */
  readonly retryAfter: number | null;
  /** Whether it comes from another address than the one asked. */
  readonly isRedirected?: boolean;
}

/**
 * Sends one request and reads the whole response, whatever its status. Rejects with `unreachable` when there is none.
 */
export function send(url: string, request: SendRequest): Promise<HttpResponse> {
  // Only XMLHttpRequest reports upload progress.
  return request.onSent && typeof XMLHttpRequest !== 'undefined'
    ? sendWithXhr(url, request)
    : sendWithFetch(url, request);
}

async function sendWithFetch(
  url: string,
  { method, headers, body, signal, onSent, timeout }: SendRequest,
): Promise<HttpResponse> {
  signal.throwIfAborted();
  onSent?.(0);
  // A controller per request, whose listener is removed afterwards: an import may make thousands of requests under one
  // signal.
  const controller = new AbortController();
  const abort = (): void => controller.abort(signal.reason);
  const timer = timeout === undefined ? undefined : setTimeout(abort, timeout);
  signal.addEventListener('abort', abort);
  try {
    const response = await fetch(url, { method, headers, body, signal: controller.signal });
    const text = await response.text();
    onSent?.(1);
    const retryAfter = secondsOf(response.headers.get('Retry-After'));
    return { status: response.status, text, retryAfter, isRedirected: response.redirected };
  } catch (cause) {
    signal.throwIfAborted();
    throw new BackendError('unreachable', '', { cause });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

function sendWithXhr(url: string, { method, headers = {}, body, signal, onSent }: SendRequest): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(signal.reason as Error);
      return;
    }
    const request = new XMLHttpRequest();
    const abort = (): void => request.abort();
    const end = (): void => signal.removeEventListener('abort', abort);
    const fail = (): void => {
      end();
      reject(signal.aborted ? (signal.reason as Error) : new BackendError('unreachable'));
    };
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onSent?.(loaded / total);
    });
    request.addEventListener('load', () => {
      end();
      const { status, responseText: text } = request;
      resolve({ status, text, retryAfter: secondsOf(request.getResponseHeader('Retry-After')) });
    });
    request.addEventListener('error', fail);
    request.addEventListener('abort', fail);
    signal.addEventListener('abort', abort, { once: true });
    request.send(body ?? null);
  });
}

/** Of a number of seconds, or of a date. */
function secondsOf(header: string | null): number | null {
  if (header === null || header.trim() === '') return null;
  const seconds = Number(header);
  const left = Number.isNaN(seconds) ? (Date.parse(header) - Date.now()) / 1000 : seconds;
  return Number.isFinite(left) && left >= 0 ? left : null;
}

/** Parsed JSON; `undefined` when the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * The message of an error response: `message`, `detail`, or `error` as a text or an object with a message. Empty when
 * there is none.
 */
export function messageOf(response: unknown): string {
  if (typeof response !== 'object' || response === null) return '';
  const { message, detail, error } = response as Readonly<Record<string, unknown>>;
  for (const text of [message, detail, error]) if (typeof text === 'string') return text;
  return messageOf(error);
}
