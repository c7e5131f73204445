import type { Column } from '../engine/index.js';

type Columns = readonly Column[];

/** What checks columns is loaded by itself: without it, the import reports the same faults later, in other words. */
const load = (): Promise<typeof import('./check-columns.js') | null> => import('./check-columns.js').catch(() => null);

/**
 * Returns a function that reports in the console, each once, what the engine will reject in columns. Otherwise they would
 * fail only in front of a customer. Runs in every build, including the script-tag bundle.
 */
export function createColumnReport(): (columns: Columns) => void {
  const seen = new Set<string>();
  return (columns) => void load().then((check) => check?.reportColumns(columns, seen));
}

/** Rejects if an import with these columns would fail. */
export async function checkColumns(columns: Columns): Promise<void> {
  (await load())?.checkColumns(columns);
}
