import { userListener } from './auth/user-listener.js';
import type { RecordListener } from './content/record-event.js';
import type { Deps } from './deps.js';
import { importerDeletion } from './importers/delete-importer.js';
import { fileDeletion } from './uploads/file-deletion.js';
import { recordWebhooks } from './webhooks/record-webhooks.js';

/** Who is told of changes of records, in this order. */
export function recordListeners(deps: Pick<Deps, 'config' | 'queue' | 'now'>): readonly RecordListener[] {
  return [userListener, importerDeletion(deps.queue), fileDeletion(deps.queue), recordWebhooks(deps)];
}
