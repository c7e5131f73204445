import { ApiError } from '../../platform/http/errors.js';
import type { Deps } from '../../main/deps.js';
import { findAccount } from './accounts.js';
import type { Principal } from '../../platform/http/principal.js';
import { openSession } from './sessions.js';
import type { OpenedSession } from './sessions.js';

/** A session for the person who calls; API keys have none. */
export async function startSession(deps: Deps, principal: Principal): Promise<OpenedSession> {
  if (principal.kind !== 'user') {
    throw new ApiError('FORBIDDEN', { message: 'Only a person can have a session.' });
  }
  const account = await findAccount(deps.database.pool, { id: principal.id });
  if (!account) {
    throw new ApiError('UNAUTHORIZED');
  }
  return openSession(deps, account);
}
