/**
 * Why PostgreSQL could not store a text unchanged; `undefined` when it can. A lone surrogate would be read back as
 * another character.
 */
export function textProblem(text: string): string | undefined {
  if (text.includes('\u0000')) return 'Must not contain the character U+0000.';
  return /\p{Surrogate}/u.test(text) ? 'Must be valid Unicode.' : undefined;
}
