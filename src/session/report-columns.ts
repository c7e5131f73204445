import type { Column } from '../engine/index.js';

type Columns = readonly Column[];

/** What checks them is loaded by itself: without it, the import reports the same faults later, in other words. */
const load = (): Promise<typeof import('./check-columns.js') | null> => import('./check-columns.js').catch(() => null);

/**
 * Returns a function that reports in the console, each once, what cannot work in columns and other props. Otherwise they would
 * fail only in front of a customer. Runs in every build, including the script-tag bundle.
 */
export function createReport(): (columns: Columns, options: object) => void {
  const seen = new Set<string>();
  return (columns, options) => void load().then((check) => check?.reportSetup(columns, options, seen));
}

/** Rejects if an import with these columns and other props would fail. */
export async function checkSetup(columns: Columns, options: object): Promise<void> {
  (await load())?.checkSetup(columns, options);
}
