import type { CharacterClass } from './program.js';

const classSources = {
  letters: String.raw`\p{L}\p{M}`,
  digits: String.raw`\p{Nd}`,
  spaces: String.raw`\s`,
  punctuation: String.raw`\p{P}`,
  symbols: String.raw`\p{S}`,
} satisfies Record<CharacterClass, string>;

/**
 * Runs of characters that are in the classes or listed in `also`, or of all others; `null` for an empty set. One set of
 * characters, so a text is looked through once.
 */
export function characterPattern(
  classes: readonly CharacterClass[],
  also: string,
  which: 'those' | 'others',
): RegExp | null {
  // Not as a raw template: a minifier of many applications takes its escape for a broken one.
  const listed = [...also].map((character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
  const members = [...new Set(classes)].map((name) => classSources[name]).join('') + listed.join('');
  return members === '' ? null : new RegExp(`[${which === 'others' ? '^' : ''}${members}]+`, 'gu');
}
