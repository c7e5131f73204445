import type { ImporterSchemaResponse, ImportJob, ImportStart } from '../../protocol/index.js';
import type {
  BackendAdapter,
  ImporterConfiguration,
  Submission,
  SubmitOutcome,
  SubmitProgress,
} from '../backend-adapter.js';
import { BackendError, isBackendError } from '../backend-error.js';
import { fingerprint } from '../net/fingerprint.js';
import { DEFAULT_WAITS, withAbortGrace, withRetries } from '../net/retry.js';
import type { HttpAdapterOptions } from './create-http-adapter.js';
import { followJob, isEnded, jobFindings, parseJob } from './follow-job.js';
import { createImporterApi } from './importer-api.js';
import type { ImporterApi } from './importer-api.js';
import { proposeTransform, suggestMapping } from './assistant.js';
import { OpenSubmissions } from './open-submissions.js';
import type { OpenSubmission } from './open-submissions.js';
import { PartsUploader } from './upload-parts.js';
import { withFormatSettings } from '../../engine/index.js';
import { columnField, fieldColumn, wirePlan } from '../../protocol/index.js';
import { contextText } from '../context-text.js';

/** Bytes; larger files are sent in parts. */
const MAX_SINGLE_BYTES = 16 * 2 ** 20;
const POLL_EVERY = 1000;
/** Milliseconds a canceled submission may take to be confirmed. */
const CANCEL_WITHIN = 5000;

interface SubmitOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: SubmitProgress) => void;
}

/** Sends the file and its plan to the importer API, which runs the import as a job, and follows that job. */
export class HttpAdapter implements Required<Omit<BackendAdapter, 'importer'>> {
  readonly #api: ImporterApi;
  readonly #uploader: PartsUploader;
  readonly #waits: readonly number[];
  readonly #singleBytes: number;
  readonly #pollEvery: number;
  readonly #open = new OpenSubmissions();

  constructor(options: HttpAdapterOptions) {
    this.#api = createImporterApi(options);
    this.#uploader = new PartsUploader(this.#api);
    this.#waits = options.retryWaits ?? DEFAULT_WAITS;
    this.#singleBytes = options.maxSingleBytes ?? MAX_SINGLE_BYTES;
    this.#pollEvery = options.pollEvery ?? POLL_EVERY;
  }

  loadImporter: NonNullable<BackendAdapter['loadImporter']> = ({ signal }) => loadConfiguration(this.#api, signal);

  suggestMapping: NonNullable<BackendAdapter['suggestMapping']> = (request, { signal }) =>
    suggestMapping(this.#api, request, signal);

  proposeTransform: NonNullable<BackendAdapter['proposeTransform']> = (request, { signal }) =>
    proposeTransform(this.#api, request, signal);

  submit: BackendAdapter['submit'] = async (submission, options) => {
    const { signal, onProgress } = options;
    const id = await this.#start(submission, options);
    onProgress({ phase: 'processing', percent: 0 });
    try {
      const job = await followJob(this.#api, {
        id,
        signal,
        waits: this.#waits,
        pollEvery: this.#pollEvery,
        onProgress: (progress) => onProgress({ phase: 'processing', ...progress }),
      });
      return await this.#outcome(job, { submission, signal });
    } catch (error) {
      if (!signal.aborted) throw error;
      const job = await this.#cancel(id, submission);
      // The job completed before it could be stopped, so report it as completed.
      if (job?.status === 'completed') return this.#outcome(job, { submission, signal });
      throw signal.reason;
    }
  };

  /** Sends the file and its plan and returns the id of the job. */
  async #start(submission: Submission, { signal, onProgress }: SubmitOptions): Promise<string> {
    const { file, fileName } = submission;
    const form = uploadForm(this.#api.importerKey, submission);
    const found = await this.#openFor(await fingerprint(form.content), { submission, signal });
    const onSent = (share: number): void => onProgress({ phase: 'sending', percent: Math.round(share * 100) });
    onSent(0);
    const isLarge = file.size > this.#singleBytes;
    const waits = this.#waits;
    const uploadId = isLarge
      ? (found.uploadId ?? (await this.#uploader.send(file, { fileName, signal, waits, onSent })))
      : null;
    const body = form.body(uploadId === null ? { file } : { uploadId });
    const open = { ...found, uploadId, isPosted: true };
    await this.#open.set(submission, open);
    /** Once the request body is sent, the response is worth a short wait when the user cancels. */
    let isSent = isLarge;
    const watch = (share: number): void => {
      isSent ||= share === 1;
      onSent(share);
    };
    /** Whether the response to an earlier request was lost, which may have started the import. */
    let isRepeated = found.isPosted;
    const post = (attempt: number): Promise<unknown> => {
      isRepeated ||= attempt > 0;
      return withAbortGrace(signal, { graceMs: CANCEL_WITHIN, when: () => isSent }, (graced) =>
        this.#api.call('upload', {
          method: 'POST',
          headers: { 'Idempotency-Key': open.key },
          body,
          signal: graced,
          ...(isLarge ? {} : { onSent: watch }),
        }),
      );
    };
    try {
      const { id } = (await withRetries(post, { waits, signal })) as Partial<ImportStart>;
      if (typeof id !== 'string') throw new BackendError('unreachable');
      this.#uploader.forget(file);
      return id;
    } catch (error) {
      if (signal.aborted) {
        const stopped = this.#withdraw(open.key, AbortSignal.timeout(CANCEL_WITHIN));
        const withdrawal = await stopped.then(
          (job) => ({ job }),
          () => undefined,
        );
        // The job completed before it could be stopped; the caller decides what that means.
        if (withdrawal?.job?.status === 'completed') return withdrawal.job.id;
        // The backend now refuses this key, even when no job existed.
        if (withdrawal) this.#open.delete(submission);
      }
      // Refused for good: the next submission is a new import.
      if (!isRepeated && error instanceof BackendError && error.code !== 'unreachable' && error.code !== 'busy') {
        this.#open.delete(submission);
      }
      throw error;
    }
  }

  /**
   * Returns the open submission of a file. When its content has changed, the job of the earlier attempt is stopped
   * first.
   */
  async #openFor(
    content: string,
    { submission, signal }: { readonly submission: Submission; readonly signal: AbortSignal },
  ): Promise<OpenSubmission> {
    const before = this.#open.get(submission);
    if (before?.content === content) return before;
    if (before?.isPosted) {
      const job = await this.#withdraw(before.key, signal);
      this.#open.delete(submission);
      if (job?.status === 'completed') throw new BackendError('imported');
    }
    return { content, key: crypto.randomUUID(), isPosted: false, uploadId: null };
  }

  /** Withdraws a request whose response was lost, and its job; `null` when there was no job. */
  async #withdraw(key: string, signal: AbortSignal): Promise<ImportJob | null> {
    try {
      return parseJob(await this.#api.call(`requests/${key}`, { method: 'DELETE', signal }));
    } catch (error) {
      if (isBackendError(error) && error.code === 'unknown-importer') return null;
      throw error;
    }
  }

  async #outcome(
    job: ImportJob,
    { submission, signal }: { readonly submission: Submission; readonly signal: AbortSignal },
  ): Promise<SubmitOutcome> {
    this.#open.delete(submission);
    const findings = job.num_errors > 0 ? await jobFindings(this.#api, job, signal) : [];
    if (job.status === 'completed') return { job, findings };
    throw new BackendError('failed', job.error ?? '', { findings });
  }

  /** Cancels the job and returns its final state; `null` when the backend does not respond in time. */
  async #cancel(id: string, submission: Submission): Promise<ImportJob | null> {
    const signal = AbortSignal.timeout(CANCEL_WITHIN);
    try {
      const job = parseJob(await this.#api.call(id, { method: 'DELETE', signal }));
      if (isEnded(job)) this.#open.delete(submission);
      return job;
    } catch {
      // The key is kept, so the next submission finds the import in whatever state it is.
      return null;
    }
  }
}

/** Milliseconds. The user is waiting in front of an empty screen, so give up early. */
const CONFIGURATION_TIMEOUT = 20_000;

async function loadConfiguration(api: ImporterApi, signal: AbortSignal): Promise<ImporterConfiguration> {
  // This request carries nothing but the key: if it is invalid, the key is.
  const request = { signal, timeout: CONFIGURATION_TIMEOUT, codes: { 422: 'unknown-importer' } } as const;
  const response = await api.call('schema', request).catch((error: unknown) => {
    if (!isBackendError(error) || error.code !== 'unknown-importer') throw error;
    console.warn(`CSVImporter: the server has no importer with the key “${api.importerKey}”.`, error.cause);
    // The server's message is about the request, which users do not know.
    throw new BackendError('unknown-importer', '', { cause: error });
  });
  if (!isSchema(response))
    throw new BackendError('unreachable', '', { cause: new Error('The response is not an importer.') });
  const { fields, filter_invalid_rows: filters, disable_on_invalid_rows: blocks, limits } = response;
  return {
    columns: withFormatSettings(fields.map(fieldColumn), { dateOrder: response.date_order, decimal: response.decimal }),
    rowHandling: blocks ? 'block' : filters ? 'exclude' : 'include',
    includeUnmatchedColumns: response.include_unmatched_columns,
    darkMode: response.dark_mode,
    assistant: response.ai_enabled,
    ...(limits?.max_bytes ? { maxFileSize: limits.max_bytes } : {}),
    ...(limits?.max_rows ? { maxRows: limits.max_rows } : {}),
  };
}

/** Distinguishes an importer from whatever else may respond at this address. */
function isSchema(response: unknown): response is ImporterSchemaResponse {
  return (
    typeof response === 'object' &&
    response !== null &&
    'fields' in response &&
    Array.isArray(response.fields) &&
    response.fields.every((field: unknown) => typeof (field as { name?: unknown } | null)?.name === 'string')
  );
}

interface SubmissionForm {
  /** Everything but the file, to tell whether two submissions are the same. */
  readonly content: string;
  body(file: { readonly file: Blob } | { readonly uploadId: string }): FormData;
}

/** The parts of an upload. The file comes last, so that the server knows the rest before it arrives. */
function uploadForm(importerKey: string, submission: Submission): SubmissionForm {
  const { plan, dynamicColumns, user, metadata, fileName } = submission;
  const parts: [string, string][] = [
    ['importer_key', importerKey],
    ['plan', JSON.stringify(wirePlan(plan, dynamicColumns.map(columnField)))],
    ...contextPart('user', user),
    ...contextPart('metadata', metadata),
  ];
  return {
    content: JSON.stringify(parts),
    body(file) {
      const form = new FormData();
      for (const [name, value] of parts) form.append(name, value);
      if ('file' in file) form.append('file', file.file, fileName);
      else form.append('upload_id', file.uploadId);
      return form;
    },
  };
}

function contextPart(name: 'user' | 'metadata', value: unknown): [string, string][] {
  if (value === undefined || value === null) return [];
  const text = contextText(value);
  if (text === null) throw new BackendError('rejected', `“${name}” is not plain data of at most 16 KB.`);
  return [[name, text]];
}
