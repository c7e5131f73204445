import type { LookupEntry, TextSearch } from './program.js';
import { MAX_TEXT } from './max-text.js';
import type { Pattern } from '../validation/checks/linear-time-pattern.js';

/** Where patterns come from: a piece that is only there if a search needs it. */
export type Patterns = () => {
  readonly linearTimePattern: (pattern: string, options: { readonly ignoreCase: boolean }) => Pattern;
};

export interface TextMatcher {
  test(text: string): boolean;
  /** The text with every match replaced; the same text without a match. */
  replace(text: string, replacement: string): string;
}

/** A search, ready for use; `null` for an empty text and an invalid pattern. */
export function textMatcher(search: TextSearch, patterns: Patterns): TextMatcher | null {
  if (search.find === '') return null;
  return search.pattern ? patternMatcher(search, patterns) : plainMatcher(search);
}

function plainMatcher({ find, matchCase = false, wholeCell = false }: TextSearch): TextMatcher {
  const literal = find.replace(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);
  const source = wholeCell ? `^${literal}$` : literal;
  // Without the flag u, letters outside ASCII never match those inside, so that a search in bytes finds the same.
  const flags = matchCase ? '' : 'i';
  const first = new RegExp(source, flags);
  const all = new RegExp(source, `g${flags}`);
  return {
    test: matchCase ? (text) => (wholeCell ? text === find : text.includes(find)) : (text) => first.test(text),
    replace: (text, replacement) => text.replace(all, () => replacement),
  };
}

function patternMatcher(
  { find, matchCase = false, wholeCell = false }: TextSearch,
  patterns: Patterns,
): TextMatcher | null {
  const { linearTimePattern } = patterns();
  const options = { ignoreCase: !matchCase };
  try {
    const anywhere = linearTimePattern(find, options);
    // Alone, it is known to be valid: with others around it, `a)(b` would be.
    const { test, replace } = wholeCell ? linearTimePattern(`^(?:${find})$`, options) : anywhere;
    return { test, replace };
  } catch {
    return null;
  }
}

/** What a search is replaced with, as in the expression `substitute`. */
export interface Substitution extends TextSearch {
  readonly with: string;
  readonly shown?: readonly LookupEntry[];
}

/** Replaces what a search finds in a text. A text that would become too long stays. */
export function substitute(
  { with: replacement, shown = [], ...search }: Substitution,
  patterns: Patterns,
): (text: string) => string {
  const matcher = textMatcher(search, patterns);
  if (!matcher) return (text) => text;
  const shownFor = new Map(shown.map(({ from, to }) => [from, to]));
  // `$'` and the like insert what is around a match, so that the result can grow with the square of the text.
  const isAround = search.pattern === true && /\$['`]/u.test(replacement);
  return (text) => {
    const seen = shownFor.get(text.trim()) ?? text;
    // Checked before the text is created: every character may be a match.
    const longest = (seen.length + 1) * replacement.length * (isAround ? seen.length + 1 : 1);
    if (seen.length > MAX_TEXT || longest > LONGEST || !matcher.test(seen)) return text;
    const replaced = matcher.replace(seen, replacement);
    return replaced.length > MAX_TEXT ? text : replaced;
  };
}

/** Characters of a text that may be created and then be refused. */
const LONGEST = 100 * MAX_TEXT;
