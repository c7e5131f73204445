import type { ImportError, ImportJob } from '../../protocol/index.js';
import type { BackendFinding } from '../backend-adapter.js';
import type { ImporterApi } from './importer-api.js';

/** More than anybody mends by hand. */
const MAX_FINDINGS = 5000;
const TIMEOUT = 30_000;

/** What a failed job has to say about rows: the list in the job, and the rest where it was cut off. */
export async function jobFindings(
  api: ImporterApi,
  job: ImportJob,
  signal: AbortSignal,
): Promise<readonly BackendFinding[]> {
  const listed = Array.isArray(job.errors) ? job.errors : [];
  const all = job.num_errors > listed.length ? await readAll(api, job.id, signal) : null;
  return (all ?? listed).slice(0, MAX_FINDINGS).map(({ row, field, message }) => ({
    row,
    column: field === '' ? null : field,
    message,
  }));
}

/** `null` where they cannot be had: those in the job are better than none. */
async function readAll(api: ImporterApi, id: string, signal: AbortSignal): Promise<readonly ImportError[] | null> {
  try {
    const query = { format: 'json', limit: String(MAX_FINDINGS) };
    const answer = await api.call(`${id}/errors`, { query, signal, timeout: TIMEOUT });
    const list = Array.isArray(answer) ? answer : (answer as { errors?: unknown } | null)?.errors;
    return Array.isArray(list) ? (list as readonly ImportError[]) : null;
  } catch {
    signal.throwIfAborted();
    return null;
  }
}
