import type { FileSource } from '../options/session-options.js';
import type { SessionContext } from '../session-context.js';
import { fetchSource, fileNameOf } from './fetch-source.js';

/** Failures that another attempt may not have. */
const MAY_PASS: ReadonlySet<string> = new Set(['url-refused', 'url-unreachable']);

/** Downloads the file of the host, and opens it as if the user had chosen it. */
export async function openSource(context: SessionContext, source: FileSource): Promise<void> {
  const { store, options } = context;
  const { limits } = options();
  const name = fileNameOf(source);
  let file: File | null = null;
  await context.work('reading', async ({ signal, progress }) => {
    progress(0, { name });
    const onProgress = (percent: number): void => progress(percent, { name });
    file = await fetchSource(source, { limit: limits.maxFileSize, signal, onProgress });
  });
  if (file) {
    await context.actions().openFile(file);
    return;
  }
  const { error } = store.getState();
  if (error && MAY_PASS.has(error.code)) store.setState({ error: { ...error, retry: 'openSource' } });
}
