import type { BackendAdapter } from '../backend-adapter.js';
import { onceLoaded } from '../lazy-adapter.js';
import type { ImporterApiOptions } from './importer-api.js';

/** For `createHttpAdapter`: which importer of which server. */
export interface HttpAdapterOptions extends ImporterApiOptions {
  /** Milliseconds before each further try of a request that got no answer. Default 1, 2, 4 and 8 seconds. */
  readonly retryWaits?: readonly number[];
  /** Larger files are sent in parts, which can be taken up again. Default 16 MiB. */
  readonly maxSingleBytes?: number;
  /** Milliseconds between two looks at a job that cannot be watched live. Default 1,000. */
  readonly pollEvery?: number;
}

/** An importer of the server: its fields and rules come from there, and the file goes there. */
export function createHttpAdapter(options: HttpAdapterOptions): BackendAdapter {
  // Loaded only here: most pages that hold an importer never talk to a backend.
  const loaded = onceLoaded(async () => {
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
