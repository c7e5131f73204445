import { RE2JS } from 're2js';

/** A host's pattern with linear matching time, whatever the pattern. */
export interface Pattern {
  /** Matches anywhere in the text, like `RegExp.test`. */
  test(text: string): boolean;
  /** Matches the whole text. */
  matches(text: string): boolean;
  /** The text with all matches replaced, like `String.replace`. */
  replace(text: string, replacement: string): string;
}

/** Throws for a pattern that is invalid or needs backtracking. */
export function linearTimePattern(pattern: string, { ignoreCase = false } = {}): Pattern {
  const compiled = RE2JS.compile(RE2JS.translateRegExp(pattern), ignoreCase ? RE2JS.CASE_INSENSITIVE : 0);
  return {
    test: (text) => compiled.test(text),
    matches: (text) => compiled.testExact(text),
    replace: (text, replacement) => compiled.matcher(text).replaceAll(replacement),
  };
}
