import { isExpression } from '../engine/index.js';

export interface UsedPattern {
  readonly column: string;
  readonly pattern: string;
}

/** Messages about the patterns that the engine rejects. The engine is loaded only for those that are not plain. */
export async function doubtfulPatterns(patterns: readonly UsedPattern[]): Promise<readonly string[]> {
  const doubtful = patterns.filter(({ pattern }) => !isPlain(pattern));
  if (doubtful.length === 0) return [];
  const { refusedPatterns } = await import('./refused-patterns.js');
  return refusedPatterns(doubtful);
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
