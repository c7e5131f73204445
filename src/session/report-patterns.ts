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
    const doubtful = patternsOf(columns).filter(({ pattern }) => !seen.has(pattern) && !isPlain(pattern));
    if (doubtful.length === 0) return;
    for (const { pattern } of doubtful) seen.add(pattern);
    import('./refused-patterns.js').then(
      ({ refusedPatterns }) => {
        for (const sentence of refusedPatterns(doubtful)) console.warn(`CSVImporter: ${sentence}`);
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

/** Characters, classes, groups, alternatives and short repetitions: the syntax on which all regex engines agree. */
const PLAIN = /^(?:[^\\(){}]|\\[dDwWsS.\\/+*?|^$()[\]{}-]|\((?!\?)|\(\?:|\)|\{\d{1,2}(?:,\d{0,2})?\})*$/;
/** Nested repetitions multiply; the engine accepts no more than this. */
const MAX_REPETITIONS = 1000;

/** Whether the engine certainly accepts a pattern. Most patterns are simple enough to decide without loading it. */
export function isPlain(pattern: string): boolean {
  const counts = [...pattern.matchAll(/\d+(?=,?\})/g)].map(([digits]) => Math.max(1, Number(digits)));
  const isShort = counts.reduce((all, count) => all * count, 1) <= MAX_REPETITIONS;
  // `[:` opens a named class in the engine but not in browsers.
  return PLAIN.test(pattern) && !pattern.includes('[:') && isShort && isExpression(pattern);
}

function isExpression(pattern: string): boolean {
  try {
    new RegExp(pattern, 'u');
    return true;
  } catch {
    return false;
  }
}
