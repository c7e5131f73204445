import type { Column } from '../engine/index.js';
import type { Reported } from './check-columns.js';
import type { SessionStore } from './session-state.js';

type Columns = readonly Column[];

/** What checks them is loaded by itself: without it, the import reports the same faults later, in other words. */
const load = (): Promise<typeof import('./check-columns.js') | null> => import('./check-columns.js').catch(() => null);

/**
 * Returns a function that reports in the console, each once, what cannot work in columns and other props, and shows the
 * first fault in the store of a session. Otherwise they would fail only after a customer has chosen a file. Runs in every
 * build, including the script-tag bundle.
 */
export function createReport(store?: SessionStore): (columns: Columns, options: object) => void {
  const reported: Reported = { texts: new Set() };
  return (columns, options) =>
    void load().then((check) => {
      if (store) check?.showSetup(columns, options, { store, reported });
      return check?.reportSetup(columns, options, reported);
    });
}

/** Rejects if an import with these columns and other props would fail. */
export async function checkSetup(columns: Columns, options: object): Promise<void> {
  (await load())?.checkSetup(columns, options);
}
