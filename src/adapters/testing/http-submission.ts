import type { BackendAdapter, Submission, SubmitOutcome, SubmitProgress } from '../backend-adapter.js';
import { createHttpAdapter } from '../http/create-http-adapter.js';
import type { HttpAdapterOptions } from '../http/create-http-adapter.js';
import { KEY } from './importer-server.js';
import type { ImporterServer } from './importer-server.js';

/** An adapter for the server, with waits as short as tests need. */
export function adapterOf(server: ImporterServer, options: Partial<HttpAdapterOptions> = {}): BackendAdapter {
  return createHttpAdapter({ backendUrl: server.url, importerKey: KEY, retryWaits: [1, 1], pollEvery: 1, ...options });
}

export function submit(
  adapter: BackendAdapter,
  submission: Submission,
  {
    within: signal = new AbortController().signal,
    progress = [],
  }: { readonly within?: AbortSignal; readonly progress?: SubmitProgress[] } = {},
): Promise<SubmitOutcome> {
  return adapter.submit(submission, { signal, onProgress: (step) => progress.push(step) });
}
