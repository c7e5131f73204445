import { BackendError, isBackendError } from '../backend-error.js';
import { isTransient, pauseAfter } from '../net/retry.js';
import { wait } from '../net/wait.js';
import type { ImporterApi } from './importer-api.js';

export interface PartsOptions {
  readonly fileName: string;
  readonly signal: AbortSignal;
  readonly waits: readonly number[];
  /** Called with the share of the file that has arrived, 0 to 1. */
  readonly onSent: (share: number) => void;
}

interface Upload {
  readonly id: string;
  readonly partSize: number;
  readonly arrived: Set<number>;
}

/** Uploads large files in parts. Remembers unfinished uploads and resumes them. */
export class PartsUploader {
  readonly #api: ImporterApi;
  readonly #uploads = new WeakMap<Blob, Upload>();

  constructor(api: ImporterApi) {
    this.#api = api;
  }

  /** Resolves with the id of the upload once every part has arrived. */
  async send(file: Blob, options: PartsOptions): Promise<string> {
    let failures = 0;
    for (;;) {
      const before = this.#uploads.get(file)?.arrived.size ?? 0;
      try {
        return await this.#attempt(file, options);
      } catch (error) {
        // Each part that arrives resets the count of failures: a long upload may be interrupted any number of times.
        if ((this.#uploads.get(file)?.arrived.size ?? 0) > before) failures = 0;
        const pause = options.waits[failures];
        if (pause === undefined || !isTransient(error)) throw error;
        failures += 1;
        await wait(pauseAfter(error, pause), options.signal);
      }
    }
  }

  /** Call when an import has consumed the upload: the next one of the same file starts over. */
  forget(file: Blob): void {
    this.#uploads.delete(file);
  }

  async #attempt(file: Blob, options: PartsOptions): Promise<string> {
    const { id, partSize, arrived } = (await this.#resume(file, options.signal)) ?? (await this.#begin(file, options));
    const count = Math.ceil(file.size / partSize);
    for (let part = 0; part < count; part += 1) {
      if (arrived.has(part)) continue;
      const body = file.slice(part * partSize, (part + 1) * partSize);
      const done = Math.min(arrived.size * partSize, file.size - body.size);
      await this.#api.call(`uploads/${id}/parts/${part}`, {
        method: 'PUT',
        headers: { 'Content-Type': 'application/octet-stream' },
        body,
        signal: options.signal,
        onSent: (share) => options.onSent((done + share * body.size) / file.size),
      });
      arrived.add(part);
    }
    return id;
  }

  async #begin(file: Blob, { fileName, signal }: PartsOptions): Promise<Upload> {
    const json = { importer_key: this.#api.importerKey, size: file.size, file_name: fileName };
    const response = await this.#api.call('uploads', { method: 'POST', json, signal });
    const { upload_id: id, part_size: partSize } = response as { upload_id?: unknown; part_size?: unknown };
    if (typeof id !== 'string' || typeof partSize !== 'number' || partSize < 1) throw new BackendError('unreachable');
    const upload: Upload = { id, partSize, arrived: new Set() };
    this.#uploads.set(file, upload);
    return upload;
  }

  /**
   * The unfinished upload of the file with the parts that the backend has; `null` when the backend has discarded it.
   */
  async #resume(file: Blob, signal: AbortSignal): Promise<Upload | null> {
    const upload = this.#uploads.get(file);
    if (!upload) return null;
    try {
      const { parts } = (await this.#api.call(`uploads/${upload.id}`, { signal })) as { parts?: unknown };
      upload.arrived.clear();
      if (Array.isArray(parts)) for (const part of parts) if (typeof part === 'number') upload.arrived.add(part);
      return upload;
    } catch (error) {
      if (!isBackendError(error) || error.code !== 'unknown-importer') throw error;
      this.forget(file);
      return null;
    }
  }
}
