import { userListener } from '../features/auth/accounts/accounts.js';
import type { DeletionGuard, RecordListener } from '../features/content/record-event.js';
import type { Deps } from './deps.js';
import { importerHandOver } from '../features/importers/hand-over.js';
import { fileDeletion, fileUseGuard } from '../features/uploads/file-deletion.js';
import { recordWebhooks } from '../features/webhooks/record-webhooks.js';

/** Who is told of changes of records, in this order. */
export function recordListeners(deps: Pick<Deps, 'config' | 'queue' | 'now'>): readonly RecordListener[] {
  return [userListener, fileDeletion(deps.queue), recordWebhooks(deps)];
}

/** Who is asked before a record is deleted, in this order. */
export function deletionGuards(deps: Pick<Deps, 'models' | 'now'>): readonly DeletionGuard[] {
  return [importerHandOver(deps), fileUseGuard(deps)];
}
