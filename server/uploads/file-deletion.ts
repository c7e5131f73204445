import type { Deps } from '../deps.js';
import type { RecordListener } from '../content/record-event.js';
import { fileKey } from './file-record.js';

/** When the record of an upload goes, its bytes follow once that is certain. */
export function fileDeletion(queue: Deps['queue']): RecordListener {
  return async (transaction, { event, model, record }) => {
    if (event !== 'delete' || model.name !== 'File') return;
    await queue.send(transaction, { name: 'delete-file', data: { key: fileKey(String(record['filename'])) } });
  };
}

/** Deletes the bytes of deleted files from now on. */
export async function startFileWork({ queue, files }: Pick<Deps, 'queue' | 'files'>): Promise<void> {
  await queue.work('delete-file', ({ key }) => files.delete({ key }), { retries: 8 });
}
