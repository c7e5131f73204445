import type { Column } from '../engine/index.js';

export interface UsedPattern {
  readonly column: string;
  readonly pattern: string;
}

/**
 * Returns a function that writes to the console, once each, which patterns of columns the engine refuses: they would stop
 * the import only when the rows are checked, in front of a customer. In every build, the script-tag file too.
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

/** Columns are the host's, and may be anything. */
function patternsOf(columns: readonly (Partial<Column> | null)[]): UsedPattern[] {
  return columns.flatMap((column) => {
    const validators = Array.isArray(column?.validators) ? column.validators : [];
    const patterns = [column?.pattern, ...validators.map((each) => (each?.type === 'regex' ? each.pattern : null))];
    return patterns.flatMap((pattern) =>
      typeof pattern === 'string' ? [{ column: String(column?.label ?? column?.id), pattern }] : [],
    );
  });
}

/** Characters, classes, groups, alternatives and short repetitions: what every engine of patterns reads alike. */
const PLAIN = /^(?:[^\\(){}]|\\[dDwWsS.\\/+*?|^$()[\]{}-]|\((?!\?)|\(\?:|\)|\{\d{1,2}(?:,\d{0,2})?\})*$/;
/** Repetitions within repetitions multiply, and the engine takes no more. */
const MOST_REPEATED = 1000;

/** Whether the engine surely takes a pattern: most are so simple that nothing has to be loaded to tell. */
export function isPlain(pattern: string): boolean {
  const counts = [...pattern.matchAll(/\d+(?=,?\})/g)].map(([digits]) => Math.max(1, Number(digits)));
  const isShort = counts.reduce((all, count) => all * count, 1) <= MOST_REPEATED;
  // `[:` opens a named class for the engine, and nothing for a browser.
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
