import { workAuthJobs } from '../features/auth/jobs.js';
import type { Deps } from './deps.js';
import { startImportWork } from '../features/imports/run/import-work.js';
import { startMailWork } from '../platform/mail/mail-work.js';
import { startFileWork } from '../features/uploads/file-deletion.js';
import { startWebhookWork } from '../features/webhooks/webhook-work.js';

/** Takes the background work of all features, from now on. */
export async function startWork(deps: Deps): Promise<void> {
  await workAuthJobs(deps);
  await startMailWork(deps);
  await startFileWork(deps);
  await startWebhookWork(deps);
  await startImportWork(deps);
}
