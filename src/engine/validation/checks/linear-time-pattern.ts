import { RE2JS } from 're2js';

/** A host's pattern with linear matching time, whatever the pattern. */
export interface Pattern {
  /** Matches anywhere in the text, like `RegExp.test`. */
  test(text: string): boolean;
  /** Matches the whole text. */
  matches(text: string): boolean;
}

/** Throws for a pattern that is invalid or needs backtracking. */
export function linearTimePattern(pattern: string): Pattern {
  const compiled = RE2JS.compile(RE2JS.translateRegExp(pattern));
  return { test: (text) => compiled.test(text), matches: (text) => compiled.testExact(text) };
}
