import { REJECTED } from '../../protocol/index.js';
import type { ImportError, ImportJob } from '../../protocol/index.js';
import { BackendError } from '../backend-error.js';
import { withRetries } from '../net/retry.js';
import { wait } from '../net/wait.js';
import type { ImporterApi } from './importer-api.js';
import { parseJson } from '../net/send.js';
import type { BackendFinding, SubmitProgress } from '../backend-adapter.js';

export interface FollowOptions {
  readonly id: string;
  readonly signal: AbortSignal;
  readonly waits: readonly number[];
  /** Milliseconds between polls when there is no stream. */
  readonly pollEvery: number;
  readonly onProgress: (progress: JobProgress) => void;
}

type JobProgress = Omit<SubmitProgress, 'phase'>;

/** Streams that may break off before polling replaces them. */
const MAX_STREAMS = 3;
const TIMEOUT = 20_000;

/** Follows a job to its end, by event stream where possible, else by polling. */
export async function followJob(api: ImporterApi, options: FollowOptions): Promise<ImportJob> {
  const { signal, waits, pollEvery, id, onProgress } = options;
  for (let looks = 0; ; looks += 1) {
    if (looks < MAX_STREAMS) await watchStream(api, options);
    const job = await withRetries(async () => parseJob(await api.call(id, { signal, timeout: TIMEOUT })), {
      waits,
      signal,
    });
    onProgress(progressOf(job) ?? { percent: 0 });
    if (isEnded(job)) return job;
    await wait(pollEvery, signal);
  }
}

/** Validates a response as a job. Throws `unreachable` for anything else. */
export function parseJob(response: unknown): ImportJob {
  if (typeof response !== 'object' || response === null || !('status' in response))
    throw new BackendError('unreachable');
  return response as ImportJob;
}

export function isEnded({ status }: Pick<ImportJob, 'status'>): boolean {
  return status === 'completed' || status === 'failed';
}

/** Resolves when the job or the stream ends; the caller has to request the job to learn which. */
async function watchStream(api: ImporterApi, { id, signal, onProgress }: FollowOptions): Promise<void> {
  try {
    const messages = eventStream(api.url(`${id}/events`), { headers: await api.headers(), signal });
    for await (const message of messages) {
      const progress = progressOf(message);
      if (progress) onProgress(progress);
      if (isEnded(message as ImportJob)) return;
    }
  } catch {
    // A proxy or a dropped connection: the next poll shows whether the backend is reachable.
    signal.throwIfAborted();
  }
}

/** Rows are counted while the server writes them: before that, it reads the file. */
function progressOf(message: unknown): JobProgress | null {
  const { progress, num_imported_rows: rows } = (message ?? {}) as Partial<ImportJob>;
  const { percent, phase } = progress ?? {};
  if (typeof percent !== 'number') return null;
  return phase === 'writing' && typeof rows === 'number' ? { percent, rows } : { percent };
}

/** Milliseconds. The server sends a message at least every 15 seconds, so a longer silence means a lost connection. */
const SILENCE = 40_000;

/**
 * The JSON of each server-sent event until the stream ends. Rejects when the stream breaks off or stays silent too
 * long.
 */
async function* eventStream(
  url: string,
  { headers, signal }: { readonly headers: Readonly<Record<string, string>>; readonly signal: AbortSignal },
): AsyncGenerator<unknown> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), SILENCE);
  try {
    const response = await fetch(url, {
      headers: { ...headers, Accept: 'text/event-stream' },
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (!response.ok || !response.body) throw new Error(`HTTP ${response.status}`);
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), SILENCE);
      const messages = (rest + value).split(/\r?\n\r?\n/);
      rest = messages.pop() ?? '';
      for (const message of messages) {
        const text = dataOf(message);
        if (text !== '') yield parseJson(text);
      }
    }
  } finally {
    clearTimeout(timer);
    silence.abort();
  }
}

function dataOf(message: string): string {
  const lines = message.split(/\r?\n/).filter((line) => line.startsWith('data:'));
  return lines.map((line) => line.slice('data:'.length).trimStart()).join('\n');
}

/** More than anyone corrects by hand. */
const MAX_FINDINGS = 5000;
const FINDINGS_TIMEOUT = 30_000;

/** The row errors of a failed job, and those of a completed one for which the destination rejected rows. */
export async function jobFindings(
  api: ImporterApi,
  job: ImportJob,
  signal: AbortSignal,
): Promise<readonly BackendFinding[]> {
  const wanted = job.status === 'failed' ? undefined : REJECTED;
  const listed = Array.isArray(job.errors) ? job.errors : [];
  const all = job.num_errors > listed.length ? await readErrors(api, { id: job.id, code: wanted }, signal) : null;
  return (all ?? listed)
    .filter(({ code }) => wanted === undefined || code === wanted)
    .slice(0, MAX_FINDINGS)
    .map(({ row, field, message }) => ({ row, column: field === '' ? null : field, message }));
}

/** `null` when the list cannot be loaded; the errors in the job are used instead. */
async function readErrors(
  api: ImporterApi,
  { id, code }: { readonly id: string; readonly code: string | undefined },
  signal: AbortSignal,
): Promise<readonly ImportError[] | null> {
  try {
    const query = { format: 'json', limit: String(MAX_FINDINGS), ...(code === undefined ? {} : { code }) };
    const response = await api.call(`${id}/errors`, { query, signal, timeout: FINDINGS_TIMEOUT });
    const list = Array.isArray(response) ? response : (response as { errors?: unknown } | null)?.errors;
    return Array.isArray(list) ? (list as readonly ImportError[]) : null;
  } catch {
    signal.throwIfAborted();
    return null;
  }
}
