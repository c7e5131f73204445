import type { LaterActions } from './later-actions.js';
import type { SessionContext } from './session-context.js';

/** The build of the script tag replaces this module with one that loads its second file. */
export async function loadLaterActions(context: SessionContext): Promise<LaterActions> {
  return (await import('./later-actions.js')).laterActions(context);
}
