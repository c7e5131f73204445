import type { Lexicon } from '../lexicon.js';
import { nameWords, plainWord } from './normalize-name.js';
import { isSkeleton } from './word-likeness.js';

/** Letters that the full word has more than its short form. */
const LEAST_LEFT_OUT = 2;

/**
 * A name with its short words in full, if each can only stand for one word of the columns: `Pat First` is the first name
 * of a patient where a column is about patients. `null` if there are none. Words that mean something by themselves are short
 * only with a period, as in `Arr. date`.
 */
export function withFullWords(name: string, words: ReadonlySet<string>, lexicon: Lexicon): string | null {
  const separate = nameWords(name);
  if (separate.every((word) => words.has(word))) return null;
  const periods = new Set([...name.toLowerCase().matchAll(/(\p{L}+)\./gu)].map(([, word]) => word));
  let isChanged = false;
  const full = separate.map((word) => {
    const isKnown = words.has(plainWord(word)) || (lexicon.concepts([word]).length > 0 && !periods.has(word));
    const found = isKnown || word.length < 2 ? [] : [...words].filter((other) => isShortFor(word, other));
    if (found.length !== 1) return word;
    isChanged = true;
    return found[0]!;
  });
  return isChanged ? full.join(' ') : null;
}

function isShortFor(word: string, full: string): boolean {
  if (full[0] !== word[0] || full.length < word.length + LEAST_LEFT_OUT || full.includes('-')) return false;
  if (word.length === 2) return full.replace(/[aeiou]+$/u, '').endsWith(word[1]!);
  return full.startsWith(word) || isSkeleton(word, full);
}
