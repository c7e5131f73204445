import type { Column } from '../engine/index.js';

export interface UsedPattern {
  readonly column: string;
  readonly pattern: string;
}

/**
 * Returns a function that warns in the console, once per pattern, about column patterns that the engine rejects.
 * Otherwise they would fail only when rows are checked, in front of a customer. Runs in every build, including the
 * script-tag bundle.
 */
export function createPatternReport(): (columns: readonly Column[]) => void {
  const seen = new Set<string>();
  return (columns) => {
    const unseen = patternsOf(columns).filter(({ pattern }) => !seen.has(pattern));
    if (unseen.length === 0) return;
    for (const { pattern } of unseen) seen.add(pattern);
    import('./doubtful-patterns.js')
      .then(({ doubtfulPatterns }) => doubtfulPatterns(unseen))
      .then(
        (sentences) => {
          for (const sentence of sentences) console.warn(`CSVImporter: ${sentence}`);
        },
        // The import itself reports it later.
        () => undefined,
      );
  };
}

/** Columns come from the host and may be malformed. */
function patternsOf(columns: readonly (Partial<Column> | null)[]): UsedPattern[] {
  return columns.flatMap((column) => {
    const validators = Array.isArray(column?.validators) ? column.validators : [];
    const patterns = [column?.pattern, ...validators.map((each) => (each?.type === 'regex' ? each.pattern : null))];
    return patterns.flatMap((pattern) =>
      typeof pattern === 'string' ? [{ column: String(column?.label ?? column?.id), pattern }] : [],
    );
  });
}
