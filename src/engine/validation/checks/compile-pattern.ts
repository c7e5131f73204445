import { EngineError } from '../../engine-error.js';
import { patterns } from '../../pieces/patterns.js';
import type { Pattern } from './linear-time-pattern.js';

/**
 * Throws EngineError `invalid-pattern` for invalid patterns and those that need backtracking (lookaround, back
 * references).
 */
export function compilePattern(pattern: string, column: string): Pattern {
  const { linearTimePattern } = patterns();
  try {
    return linearTimePattern(pattern);
  } catch (cause) {
    throw new EngineError('invalid-pattern', { column, pattern }, cause);
  }
}
