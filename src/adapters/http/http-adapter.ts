import type { ImporterSchemaAnswer, ImportJob, ImportStart } from '../../protocol/index.js';
import type {
  BackendAdapter,
  ImporterConfiguration,
  Submission,
  SubmitOutcome,
  SubmitProgress,
} from '../backend-adapter.js';
import { BackendError, isBackendError } from '../backend-error.js';
import { DEFAULT_WAITS, heldOn, withRetries } from '../net/retry.js';
import type { HttpAdapterOptions } from './create-http-adapter.js';
import { followJob, isEnded, jobFindings, jobOf } from './follow-job.js';
import { createImporterApi } from './importer-api.js';
import type { ImporterApi } from './importer-api.js';
import { proposeTransform, suggestMapping } from './assistant.js';
import { PartsUploader } from './upload-parts.js';
import { withFormatSettings } from '../../engine/index.js';
import { columnField, fieldColumn, wirePlan } from '../../protocol/index.js';
import { contextText } from '../context-text.js';

/** Files up to here go in one request. */
const MAX_SINGLE_BYTES = 16 * 2 ** 20;
const POLL_EVERY = 1000;
/** A user who cancels does not wait longer than this to hear that it was. */
const CANCEL_WITHIN = 5000;

interface SubmitOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: SubmitProgress) => void;
}

interface OpenSubmission {
  readonly content: string;
  readonly key: string;
  /** Something may have come of it, whether or not an answer was heard. */
  isBegun: boolean;
  /** Of a file sent in parts: a repeat of the request has to name the same one, though the import may have it by now. */
  uploadId: string | null;
}

/** The file and its plan go to the importer API, which runs the import and is watched doing so. */
export class HttpAdapter implements Required<Omit<BackendAdapter, 'importer'>> {
  readonly #api: ImporterApi;
  readonly #uploader: PartsUploader;
  readonly #waits: readonly number[];
  readonly #singleBytes: number;
  readonly #pollEvery: number;
  /** Each file's submission, until its job is known to have ended: sent again, it must find its own job. */
  readonly #open = new WeakMap<Blob, OpenSubmission>();

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
    const { file } = submission;
    const id = await this.#start(submission, options);
    onProgress({ phase: 'processing', percent: 0 });
    try {
      const job = await followJob(this.#api, {
        id,
        signal,
        waits: this.#waits,
        pollEvery: this.#pollEvery,
        onPercent: (percent) => onProgress({ phase: 'processing', percent }),
      });
      return await this.#ended(job, { file, signal });
    } catch (error) {
      if (!signal.aborted) throw error;
      const job = await this.#cancelled(id, file);
      // It was through before it could be stopped, and must not look otherwise.
      if (job?.status === 'completed') return this.#ended(job, { file, signal });
      throw signal.reason;
    }
  };

  /** Sends everything; answers the id of the job. */
  async #start(submission: Submission, { signal, onProgress }: SubmitOptions): Promise<string> {
    const { file, fileName } = submission;
    const form = uploadForm(this.#api.importerKey, submission);
    const open = await this.#openFor(form.content, { file, signal });
    const onSent = (share: number): void => onProgress({ phase: 'sending', percent: Math.round(share * 100) });
    onSent(0);
    const isLarge = file.size > this.#singleBytes;
    const waits = this.#waits;
    if (isLarge) open.uploadId ??= await this.#uploader.send(file, { fileName, signal, waits, onSent });
    const body = form.body(open.uploadId === null ? { file } : { uploadId: open.uploadId });
    open.isBegun = true;
    /** The answer cannot be far. */
    let isSent = isLarge;
    const watch = (share: number): void => {
      isSent ||= share === 1;
      onSent(share);
    };
    const post = (): Promise<unknown> =>
      heldOn({ signal, isHeld: () => isSent, within: CANCEL_WITHIN }, (held) =>
        this.#api.call('upload', {
          method: 'POST',
          headers: { 'Idempotency-Key': open.key },
          body,
          signal: held,
          ...(isLarge ? {} : { onSent: watch }),
        }),
      );
    try {
      const { id } = (await withRetries(post, { waits, signal })) as Partial<ImportStart>;
      if (typeof id !== 'string') throw new BackendError('unreachable');
      this.#uploader.forget(file);
      return id;
    } catch (error) {
      if (signal.aborted) {
        const stopped = this.#withdrawn(open.key, AbortSignal.timeout(CANCEL_WITHIN));
        const withdrawal = await stopped.then(
          (job) => ({ job }),
          () => undefined,
        );
        // What to do about one that was through before it could be stopped is for its caller to say.
        if (withdrawal?.job?.status === 'completed') return withdrawal.job.id;
        // The backend refuses this key from now on, even where it had begun nothing.
        if (withdrawal) this.#open.delete(file);
      }
      // Refused for good: what is sent next is another import.
      if (error instanceof BackendError && error.code !== 'unreachable' && error.code !== 'busy') {
        this.#open.delete(file);
      }
      throw error;
    }
  }

  /** Of a file that was changed since an earlier try: whatever came of that is stopped first. */
  async #openFor(
    content: string,
    { file, signal }: { readonly file: Blob; readonly signal: AbortSignal },
  ): Promise<OpenSubmission> {
    const before = this.#open.get(file);
    if (before?.content === content) return before;
    if (before?.isBegun) {
      const job = await this.#withdrawn(before.key, signal);
      this.#open.delete(file);
      if (job?.status === 'completed') throw new BackendError('imported');
    }
    const open: OpenSubmission = { content, key: crypto.randomUUID(), isBegun: false, uploadId: null };
    this.#open.set(file, open);
    return open;
  }

  /** Stops what a request began whose answer was lost; `null` where it had begun nothing. */
  async #withdrawn(key: string, signal: AbortSignal): Promise<ImportJob | null> {
    try {
      return jobOf(await this.#api.call(`requests/${key}`, { method: 'DELETE', signal }));
    } catch (error) {
      if (isBackendError(error) && error.code === 'unknown-importer') return null;
      throw error;
    }
  }

  async #ended(
    job: ImportJob,
    { file, signal }: { readonly file: Blob; readonly signal: AbortSignal },
  ): Promise<SubmitOutcome> {
    this.#open.delete(file);
    if (job.status === 'completed') return { job };
    throw new BackendError('failed', job.error ?? '', { findings: await jobFindings(this.#api, job, signal) });
  }

  /** Tells the backend to stop; answers how the job ended, `null` where that cannot be learnt. */
  async #cancelled(id: string, file: Blob): Promise<ImportJob | null> {
    const signal = AbortSignal.timeout(CANCEL_WITHIN);
    try {
      const job = jobOf(await this.#api.call(id, { method: 'DELETE', signal }));
      if (isEnded(job)) this.#open.delete(file);
      return job;
    } catch {
      // The key is kept: sent again, the import is found as it stands.
      return null;
    }
  }
}

/** A person waits before an empty screen: better to say soon that nobody answers. */
const CONFIGURATION_TIMEOUT = 20_000;

async function loadConfiguration(api: ImporterApi, signal: AbortSignal): Promise<ImporterConfiguration> {
  const answer = await api.call('schema', { signal, timeout: CONFIGURATION_TIMEOUT });
  if (!isSchema(answer)) throw new BackendError('unreachable', '', { cause: new Error('The answer is no importer.') });
  const { fields, filter_invalid_rows: filters, disable_on_invalid_rows: blocks, limits } = answer;
  return {
    columns: withFormatSettings(fields.map(fieldColumn), { dateOrder: answer.date_order, decimal: answer.decimal }),
    rowHandling: blocks ? 'block' : filters ? 'exclude' : 'include',
    includeUnmatchedColumns: answer.include_unmatched_columns,
    darkMode: answer.dark_mode,
    assistant: answer.ai_enabled,
    ...(limits?.max_bytes ? { maxFileSize: limits.max_bytes } : {}),
    ...(limits?.max_rows ? { maxRows: limits.max_rows } : {}),
  };
}

/** Enough to tell an importer from whatever else an address may answer. */
function isSchema(answer: unknown): answer is ImporterSchemaAnswer {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'fields' in answer &&
    Array.isArray(answer.fields) &&
    answer.fields.every((field: unknown) => typeof (field as { name?: unknown } | null)?.name === 'string')
  );
}

interface SubmissionForm {
  /** Everything but the file, for telling whether two submissions say the same. */
  readonly content: string;
  body(file: { readonly file: Blob } | { readonly uploadId: string }): FormData;
}

/** A submission as the parts of an upload; the file comes last, so that the rest is known when it arrives. */
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
