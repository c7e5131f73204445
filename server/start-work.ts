import { workAuthJobs } from './auth/jobs.js';
import type { Deps } from './deps.js';
import { startImportWork } from './imports/import-work.js';
import { startMailWork } from './mail/mail-work.js';
import { startFileWork } from './uploads/file-deletion.js';
import { startWebhookWork } from './webhooks/webhook-work.js';

/** Takes the background work of all features, from now on. */
export async function startWork(deps: Deps): Promise<void> {
  await workAuthJobs(deps);
  await startMailWork(deps);
  await startFileWork(deps);
  await startWebhookWork(deps);
  await startImportWork(deps);
}
