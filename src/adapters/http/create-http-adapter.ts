import type { BackendAdapter } from '../backend-adapter.js';
import { loadOnce } from '../lazy-adapter.js';
import type { ImporterApiOptions } from './importer-api.js';

/** Options of `createHttpAdapter`: which importer of which server. */
export interface HttpAdapterOptions extends ImporterApiOptions {
  /** Milliseconds before each retry of a request without a response. Default 1, 2, 4 and 8 seconds. */
  readonly retryWaits?: readonly number[];
  /** Bytes. Larger files are sent in parts, so that an upload can resume. Default 16 MiB. */
  readonly maxSingleBytes?: number;
  /** Milliseconds between polls of a job whose event stream is not available. Default 1,000. */
  readonly pollEvery?: number;
}

/** Connects to an importer of the server: columns and rules come from there, and the file is imported there. */
export function createHttpAdapter(options: HttpAdapterOptions): BackendAdapter {
  // Loaded on demand: most pages with an importer never use a backend.
  const loaded = loadOnce(async () => {
    const { HttpAdapter } = await import('./http-adapter.js');
    return new HttpAdapter(options);
  });
  return {
    importer: `${options.backendUrl} ${options.importerKey}`,
    loadImporter: async (call) => (await loaded()).loadImporter(call),
    suggestMapping: async (request, call) => (await loaded()).suggestMapping(request, call),
    proposeTransform: async (request, call) => (await loaded()).proposeTransform(request, call),
    submit: async (submission, call) => (await loaded()).submit(submission, call),
  };
}
