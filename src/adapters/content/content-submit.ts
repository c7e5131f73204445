import type { ResultRow } from '../../engine/index.js';
import type { BackendAdapter, RowRefusal } from '../backend-adapter.js';
import { BackendError, isBackendError } from '../backend-error.js';
import { DEFAULT_WAITS, withAbortGrace, withRetries } from '../net/retry.js';
import { parseJson, send, messageOf } from '../net/send.js';
import type { ContentAdapterOptions } from './create-content-adapter.js';

/** Small enough to show progress, large enough for requests to overlap. */
const BATCH_SIZE = 60;

/** How long to wait after a cancellation for records under way: without the responses, they would be created twice. */
const CANCEL_WITHIN = 5000;

type Finding = Omit<RowRefusal, 'row'>;

export function contentSubmit(options: ContentAdapterOptions): BackendAdapter['submit'] {
  const { url, model, token, concurrency = 6, retryWaits: waits = DEFAULT_WAITS, toRecord = recordOf } = options;
  const address = `${url.replace(/\/+$/, '')}/api/${encodeURIComponent(model)}`;
  const written = new WrittenRecords();
  return async ({ deliver }, { signal, onProgress }) => {
    await deliver(
      async ({ rows }) => {
        const bearer = typeof token === 'function' ? await token() : token;
        const headers = {
          'Content-Type': 'application/json',
          ...(bearer === undefined ? {} : { Authorization: `Bearer ${bearer}` }),
        };
        const create = async (body: string): Promise<readonly Finding[]> => {
          if (written.has(body)) return [];
          const post = (): Promise<readonly Finding[]> =>
            withAbortGrace(signal, { graceMs: CANCEL_WITHIN, when: () => true }, (graced) =>
              createRecord(address, { headers, body, signal: graced }),
            );
          const findings = await withRetries(post, { waits, signal, when: isBusy });
          if (findings.length === 0) written.add(body);
          return findings;
        };
        const bodies = rows.map((row) => JSON.stringify(toRecord(row)));
        written.begin();
        const findings = await mapLimited(bodies, concurrency, create);
        written.clear();
        return findings.flatMap((found, row) => found.map((finding) => ({ row, ...finding })));
      },
      { batchSize: BATCH_SIZE, onPercent: (percent, rows) => onProgress({ phase: 'sending', percent, rows }) },
    );
    return {};
  };
}

/** The errors of the record; empty when it was created. */
async function createRecord(
  address: string,
  request: { readonly headers: Readonly<Record<string, string>>; readonly body: string; readonly signal: AbortSignal },
): Promise<readonly Finding[]> {
  const { status, text, retryAfter } = await send(address, { method: 'POST', ...request });
  if (status === 201) return [];
  const { error } = (parseJson(text) ?? {}) as { error?: { message?: unknown; details?: unknown } };
  const message = messageOf(error);
  // 409: a unique value already exists.
  if (status === 422 || status === 409) return findingsOf(error?.details, message);
  const options = { retryAfter: retryAfter ?? 0, cause: new Error(`HTTP ${status}`) };
  if (status === 401 || status === 403) throw new BackendError('not-allowed', message, options);
  if (status === 429 || status === 503) throw new BackendError('busy', '', options);
  if (status >= 500 || error === undefined) throw new BackendError('unreachable', '', options);
  throw new BackendError('rejected', message, options);
}

/** Without a response the record may exist already, and a retry would create it twice. */
function isBusy(error: unknown): boolean {
  return isBackendError(error) && error.code === 'busy';
}

function findingsOf(details: unknown, message: string): readonly Finding[] {
  const listed = (Array.isArray(details) ? details : []) as readonly { field?: string; message?: string }[];
  if (listed.length === 0) return [{ message }];
  return listed.map((detail) => ({
    ...(detail.field ? { column: detail.field } : {}),
    message: detail.message ?? message,
  }));
}

function recordOf(row: ResultRow): Record<string, unknown> {
  const { _custom_fields: customFields, _unmatched: _left, ...values } = row;
  const all = { ...values, ...(customFields as Readonly<Record<string, unknown>> | undefined) };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null));
}

/**
 * Runs up to `limit` at a time, results in order. After the first failure no further run starts; those under way are
 * awaited.
 */
async function mapLimited<T, R>(items: readonly T[], limit: number, run: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  let hasFailed = false;
  const work = async (): Promise<void> => {
    while (next < items.length && !hasFailed) {
      const at = next;
      next += 1;
      try {
        results[at] = await run(items[at] as T);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: Math.max(1, limit) }, work));
  const failure = ended.find((end) => end.status === 'rejected');
  if (failure) throw failure.reason;
  return results;
}

/**
 * Counts the records written from an unfinished batch, so that a retry skips each of them as often as it was written.
 * The API has no idempotency key.
 */
class WrittenRecords {
  readonly #counts = new Map<string, number>();
  #left = new Map<string, number>();

  /** Starts an attempt at a batch, the first or a retry. */
  begin(): void {
    this.#left = new Map(this.#counts);
  }

  /** Whether an earlier attempt wrote an equal record that this attempt has not skipped yet. */
  has(record: string): boolean {
    const left = this.#left.get(record) ?? 0;
    if (left === 0) return false;
    this.#left.set(record, left - 1);
    return true;
  }

  add(record: string): void {
    this.#counts.set(record, (this.#counts.get(record) ?? 0) + 1);
  }

  clear(): void {
    this.#counts.clear();
  }
}
