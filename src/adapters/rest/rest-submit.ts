import type { ResultRow } from '../../engine/index.js';
import type { BackendAdapter, RowRefusal } from '../backend-adapter.js';
import { BackendError } from '../backend-error.js';
import { fingerprint } from '../net/fingerprint.js';
import { DEFAULT_WAITS, withRetries } from '../net/retry.js';
import { parseJson, send, messageOf } from '../net/send.js';
import type { HttpResponse } from '../net/send.js';
import type { RestAdapterOptions } from './create-rest-adapter.js';

export function restSubmit(options: RestAdapterOptions): BackendAdapter['submit'] {
  const { url, method = 'POST', headers, batchSize, retryWaits: waits = DEFAULT_WAITS } = options;
  const toBody = options.toBody ?? ((rows: readonly ResultRow[]): unknown => rows);
  const readRefusals = options.readRefusals ?? listedRefusals;
  /** The batch in progress: the same rows are sent again under the same key. */
  let open: OpenBatch | null = null;
  return async ({ deliver, user, metadata, notes }, { signal, onProgress }) => {
    await deliver(
      async ({ rows, index, isLast }) => {
        const body = JSON.stringify(toBody(rows, { index, isLast, user, metadata }));
        // Two batches may have the same rows.
        const content = await fingerprint(`${index} ${body}`);
        open ??= readNotes(notes?.read());
        if (open?.content !== content) {
          open = { content, key: crypto.randomUUID() };
          // After a reload of the page, the same rows must have the same key, too.
          await notes?.write(open);
        }
        const { key } = open;
        const post = async (): Promise<HttpResponse> => {
          const own = typeof headers === 'function' ? await headers() : headers;
          const sent = { 'Content-Type': 'application/json', 'Idempotency-Key': key, ...own };
          const response = await send(url, { method, headers: sent, body, signal });
          return acceptedResponse(response, (value) => {
            try {
              return readRefusals(value, rows).length > 0;
            } catch {
              // The response does not list rows, so it is treated as an error.
              return false;
            }
          });
        };
        const response = parseJson((await withRetries(post, { waits, signal })).text);
        open = null;
        return readRefusals(response, rows);
      },
      { batchSize, onPercent: (percent, rows) => onProgress({ phase: 'sending', percent, rows }) },
    );
    return {};
  };
}

interface OpenBatch {
  readonly content: string;
  readonly key: string;
}

function readNotes(notes: unknown): OpenBatch | null {
  const { content, key } = (notes ?? {}) as Partial<OpenBatch>;
  return content !== undefined && key !== undefined ? { content, key } : null;
}

/** Returns a success, or a 422 that lists rows; throws a `BackendError` for anything else. */
function acceptedResponse(response: HttpResponse, listsRows: (value: unknown) => boolean): HttpResponse {
  const { status, text, retryAfter, isRedirected = false } = response;
  // Most likely a form for signing in: the redirect has dropped the rows.
  if (isRedirected && /^\s*</.test(text)) throw new BackendError('not-allowed', '', { cause: new Error('Redirected') });
  if (status >= 200 && status < 300) return response;
  const value = parseJson(text);
  if (status === 422 && listsRows(value)) return response;
  const cause = new Error(`HTTP ${status}`);
  const options = { retryAfter: retryAfter ?? 0, cause };
  if (status === 429) throw new BackendError('busy', '', options);
  if (status >= 500) throw new BackendError('unreachable', '', options);
  throw new BackendError(status === 401 || status === 403 ? 'not-allowed' : 'rejected', messageOf(value), options);
}

function listedRefusals(response: unknown): readonly RowRefusal[] {
  const refused = (response as { refused?: unknown } | null | undefined)?.refused;
  return Array.isArray(refused) ? (refused as readonly RowRefusal[]) : [];
}
