/** Letters that do not fall apart into a plain one and a mark. */
const LETTERS: ReadonlyMap<string, string> = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['ł', 'l'],
  ['þ', 'th'],
  ['ı', 'i'],
]);

const LONGEST = 200;

/** `Crème brûlée, 2nd try` → `creme-brulee-2nd-try`; empty when no letter of it can be spelt so. */
export function slugify(text: string): string {
  return text
    .slice(0, LONGEST * 4)
    .toLowerCase()
    .replace(/[ßæœøđðłþı]/g, (letter) => LETTERS.get(letter) ?? letter)
    .normalize('NFKD')
    .replace(/\p{Mark}+|['’]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-|-$/g, '');
}
