import { FILE_MODEL } from '../content/models.js';
import type { Deps } from '../../main/deps.js';
import type { RecordListener } from '../content/record-event.js';
import { fileKey } from './file-record.js';

/** When the record of an upload goes, its bytes follow once that is certain. */
export function fileDeletion(queue: Deps['queue']): RecordListener {
  const hears: RecordListener['hears'] = (event, model) => event === 'delete' && model.name === FILE_MODEL;
  const listener: RecordListener = async (transaction, { event, model, record }) => {
    if (!hears(event, model)) return;
    await queue.send(transaction, { name: 'delete-file', data: { key: fileKey(String(record['filename'])) } });
  };
  return Object.assign(listener, { hears });
}

/** Deletes the bytes of deleted files from now on. */
export async function startFileWork({ queue, files }: Pick<Deps, 'queue' | 'files'>): Promise<void> {
  await queue.work('delete-file', ({ key }) => files.delete({ key }), { retries: 8 });
}
