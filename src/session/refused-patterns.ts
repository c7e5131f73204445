import { compilePattern, EngineError } from '../engine/full.js';
import type { UsedPattern } from './doubtful-patterns.js';

/** Returns a message for each pattern the engine rejects. A chunk of its own, because it loads the engine. */
export function refusedPatterns(patterns: readonly UsedPattern[]): readonly string[] {
  return patterns.flatMap(({ column, pattern }) => {
    try {
      compilePattern(pattern, column);
      return [];
    } catch (error) {
      const cause = error instanceof EngineError ? error.cause : error;
      const reason = cause instanceof Error ? cause.message : String(cause);
      return [
        `the pattern "${pattern}" of column "${column}" cannot be used: ${reason}. The import will fail when the rows ` +
          'are checked. Lookaround and back references are not supported.',
      ];
    }
  });
}
