/**
 * Why PostgreSQL could not keep a text as it was sent; `undefined` when it can. A half of a surrogate pair would come
 * back as another character.
 */
export function textProblem(text: string): string | undefined {
  if (text.includes('\u0000')) return 'Must not contain the character U+0000.';
  return /\p{Surrogate}/u.test(text) ? 'Must be valid Unicode.' : undefined;
}

const JSON_DEPTH = 64;

/** The same for a JSON value, its keys, and how deep it is nested. */
export function jsonProblem(value: unknown, depth = 0): string | undefined {
  if (typeof value === 'string') return textProblem(value);
  // Such as 1e400, which JSON can write and cannot give back.
  if (typeof value === 'number' && !Number.isFinite(value)) return 'Must not have numbers out of range.';
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth === JSON_DEPTH) return `Must not be nested deeper than ${JSON_DEPTH} levels.`;
  for (const [key, member] of Object.entries(value)) {
    const problem = textProblem(key) ?? jsonProblem(member, depth + 1);
    if (problem !== undefined) return problem;
  }
  return undefined;
}
