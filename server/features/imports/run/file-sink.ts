import type { FileStore } from '../../../platform/files/file-store.js';
import { openLineFile } from '../line-file.js';
import type { ImportSink } from './import-sink.js';

interface FileSinkOptions {
  readonly importId: string;
  readonly key: string;
  readonly signal: AbortSignal;
}

/** Stores rows with the job, as JSON lines in the file store, which can hold any text. */
export function openFileSink(files: FileStore, { importId, key, signal }: FileSinkOptions): ImportSink {
  const file = openLineFile(files, { key, signal });
  return {
    intake: {
      type: 'rows',
      async write(rows) {
        await file.write(rows.map(({ values }) => `${JSON.stringify(values)}\n`).join(''));
        return [];
      },
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
