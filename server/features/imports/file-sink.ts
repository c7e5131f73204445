import type { FileStore } from '../../platform/files/file-store.js';
import type { ImportSink } from './import-sink.js';
import { openLineFile } from './line-file.js';

/** Rows kept with the job, one line of JSON each, in the file store. */
export function openFileSink(
  files: FileStore,
  { importId, key, signal }: { readonly importId: string; readonly key: string; readonly signal: AbortSignal },
): ImportSink {
  const file = openLineFile(files, { key, signal });
  return {
    async write(rows) {
      await file.write(rows.map(({ values }) => `${JSON.stringify(values)}\n`).join(''));
      return [];
    },
    async *check() {
      await file.end();
      yield [];
    },
    plan: async () => null,
    async publish(transaction) {
      await transaction.updateTable('import_jobs').set({ rows_key: key }).where('id', '=', importId).execute();
      return null;
    },
    discard: () => file.discard(),
  };
}
