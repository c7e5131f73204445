import type { Deps } from '../../main/deps.js';
import { sendPasswordReset } from './passwords/password-reset.js';

/** Takes the background work of signing in, from now on. */
export async function workAuthJobs(deps: Deps): Promise<void> {
  await deps.queue.work('reset-password', (data) => sendPasswordReset(deps, data));
}
