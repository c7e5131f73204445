import type { ResultRow } from '../../engine/index.js';
import type { BackendAdapter, RowRefusal } from '../backend-adapter.js';
import { BackendError, isBackendError } from '../backend-error.js';
import { DEFAULT_WAITS, withRetries } from '../net/retry.js';
import { parsed, send, sentenceOf } from '../net/send.js';
import type { ContentAdapterOptions } from './create-content-adapter.js';

/** Small enough for progress to be seen, large enough for the requests to overlap. */
const BATCH_SIZE = 60;

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
          const findings = await withRetries(() => createRecord(address, { headers, body, signal }), {
            waits,
            signal,
            when: asksForPatience,
          });
          if (findings.length === 0) written.add(body);
          return findings;
        };
        const bodies = rows.map((row) => JSON.stringify(toRecord(row)));
        written.begin();
        const findings = await eachWith(bodies, concurrency, create);
        written.clear();
        return findings.flatMap((found, row) => found.map((finding) => ({ row, ...finding })));
      },
      { batchSize: BATCH_SIZE, onPercent: (percent) => onProgress({ phase: 'sending', percent }) },
    );
    return {};
  };
}

/** What is wrong with the record; none when it was created. */
async function createRecord(
  address: string,
  request: { readonly headers: Readonly<Record<string, string>>; readonly body: string; readonly signal: AbortSignal },
): Promise<readonly Finding[]> {
  const { status, text, retryAfter } = await send(address, { method: 'POST', ...request });
  if (status === 201) return [];
  const { error } = (parsed(text) ?? {}) as { error?: { message?: unknown; details?: unknown } };
  const message = sentenceOf(error);
  // 409: what must be unique is there already.
  if (status === 422 || status === 409) return findingsOf(error?.details, message);
  const options = { retryAfter: retryAfter ?? 0, cause: new Error(`HTTP ${status}`) };
  if (status === 401 || status === 403) throw new BackendError('not-allowed', message, options);
  if (status === 429 || status === 503) throw new BackendError('busy', '', options);
  if (status >= 500 || error === undefined) throw new BackendError('unreachable', '', options);
  throw new BackendError('rejected', message, options);
}

/** Without any answer the record may be there: sent again, it could be there twice. */
function asksForPatience(error: unknown): boolean {
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

/** Some at a time, in order; the first failure keeps the rest from being begun, and waits for those that were. */
async function eachWith<T, R>(items: readonly T[], limit: number, run: (item: T) => Promise<R>): Promise<R[]> {
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
 * Records of a batch that was not finished: sent again, they are passed over, as often as they were written. The API has
 * no key that would tell a repeated request.
 */
class WrittenRecords {
  readonly #counts = new Map<string, number>();
  #left = new Map<string, number>();

  /** A batch is sent, perhaps once more. */
  begin(): void {
    this.#left = new Map(this.#counts);
  }

  /** Whether an equal record was written in an earlier try and not counted yet. */
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
