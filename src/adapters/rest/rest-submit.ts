import type { ResultRow } from '../../engine/index.js';
import type { BackendAdapter, RowRefusal } from '../backend-adapter.js';
import { BackendError } from '../backend-error.js';
import { DEFAULT_WAITS, withRetries } from '../net/retry.js';
import { parsed, send, sentenceOf } from '../net/send.js';
import type { Answer } from '../net/send.js';
import type { RestAdapterOptions } from './create-rest-adapter.js';

export function restSubmit(options: RestAdapterOptions): BackendAdapter['submit'] {
  const { url, method = 'POST', headers, batchSize, retryWaits: waits = DEFAULT_WAITS } = options;
  const toBody = options.toBody ?? ((rows: readonly ResultRow[]): unknown => rows);
  const readRefusals = options.readRefusals ?? listedRefusals;
  /** Of the batch that has not been taken yet: sent again, the same rows have the same key. */
  let open: { readonly body: string; readonly key: string } | null = null;
  return async ({ deliver, user, metadata }, { signal, onProgress }) => {
    await deliver(
      async ({ rows, index, isLast }) => {
        const body = JSON.stringify(toBody(rows, { index, isLast, user, metadata }));
        if (open?.body !== body) open = { body, key: crypto.randomUUID() };
        const { key } = open;
        const post = async (): Promise<Answer> => {
          const own = typeof headers === 'function' ? await headers() : headers;
          const sent = { 'Content-Type': 'application/json', 'Idempotency-Key': key, ...own };
          const answer = await send(url, { method, headers: sent, body, signal });
          return acceptable(answer, (value) => {
            try {
              return readRefusals(value, rows).length > 0;
            } catch {
              // It has something else to say.
              return false;
            }
          });
        };
        const answer = parsed((await withRetries(post, { waits, signal })).text);
        open = null;
        return readRefusals(answer, rows);
      },
      { batchSize, onPercent: (percent) => onProgress({ phase: 'sending', percent }) },
    );
    return {};
  };
}

/** A success, or a 422, which may list rows. */
function acceptable(answer: Answer, listsRows: (value: unknown) => boolean): Answer {
  const { status, text, retryAfter } = answer;
  if (status >= 200 && status < 300) return answer;
  const value = parsed(text);
  if (status === 422 && listsRows(value)) return answer;
  const cause = new Error(`HTTP ${status}`);
  const options = { retryAfter: retryAfter ?? 0, cause };
  if (status === 429) throw new BackendError('busy', '', options);
  if (status >= 500) throw new BackendError('unreachable', '', options);
  throw new BackendError(status === 401 || status === 403 ? 'not-allowed' : 'rejected', sentenceOf(value), options);
}

function listedRefusals(answer: unknown): readonly RowRefusal[] {
  const refused = (answer as { refused?: unknown } | null | undefined)?.refused;
  return Array.isArray(refused) ? (refused as readonly RowRefusal[]) : [];
}
