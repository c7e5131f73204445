import { RE2JS } from 're2js';
import { EngineError } from '../../engine-error.js';

/** A person's pattern, made safe: time grows with the length of the text whatever the pattern. */
export interface Pattern {
  /** Somewhere in the text, as `RegExp.test`. */
  test(text: string): boolean;
  /** The text from beginning to end. */
  matches(text: string): boolean;
}

/** Throws EngineError `invalid-pattern` for what is no pattern or needs backtracking (lookaround, back references). */
export function compilePattern(pattern: string, column: string): Pattern {
  try {
    const compiled = RE2JS.compile(RE2JS.translateRegExp(pattern));
    return { test: (text) => compiled.test(text), matches: (text) => compiled.testExact(text) };
  } catch (cause) {
    throw new EngineError('invalid-pattern', { column, pattern }, cause);
  }
}
