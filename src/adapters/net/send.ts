import { BackendError } from '../backend-error.js';

export interface SendRequest {
  readonly method: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: FormData | Blob | string;
  readonly signal: AbortSignal;
  /** Share of the body that has left, 0 to 1. Needs a browser; elsewhere it jumps from 0 to 1. */
  readonly onSent?: (share: number) => void;
  /** Milliseconds to the whole answer; none where a large body is sent. */
  readonly timeout?: number;
}

export interface Answer {
  readonly status: number;
  readonly text: string;
  /** Seconds of a `Retry-After` that a page may read. */
  readonly retryAfter: number | null;
}

/** One request and its whole answer, whatever the status. No answer rejects with `unreachable`. */
export function send(url: string, request: SendRequest): Promise<Answer> {
  // Only this tells how much of a body has been sent.
  return request.onSent && typeof XMLHttpRequest !== 'undefined'
    ? sendWatched(url, request)
    : fetchAnswer(url, request);
}

async function fetchAnswer(
  url: string,
  { method, headers, body, signal, onSent, timeout }: SendRequest,
): Promise<Answer> {
  signal.throwIfAborted();
  onSent?.(0);
  // Of its own, and let go afterwards: an import may make thousands of requests under one signal.
  const controller = new AbortController();
  const abort = (): void => controller.abort(signal.reason);
  const timer = timeout === undefined ? undefined : setTimeout(abort, timeout);
  signal.addEventListener('abort', abort);
  try {
    const response = await fetch(url, { method, headers, body, signal: controller.signal });
    const text = await response.text();
    onSent?.(1);
    return { status: response.status, text, retryAfter: secondsOf(response.headers.get('Retry-After')) };
  } catch (cause) {
    signal.throwIfAborted();
    throw new BackendError('unreachable', '', { cause });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

function sendWatched(url: string, { method, headers = {}, body, signal, onSent }: SendRequest): Promise<Answer> {
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

function secondsOf(header: string | null): number | null {
  const seconds = Number(header ?? '');
  return header !== null && Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
}

/** What an answer holds; `undefined` where it is no JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Where servers put what they have to say to people: `message`, `detail`, or `error` as a text or with a message. */
export function sentenceOf(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null) return '';
  const { message, detail, error } = answer as Readonly<Record<string, unknown>>;
  for (const text of [message, detail, error]) if (typeof text === 'string') return text;
  return sentenceOf(error);
}
