import { singular } from './normalize-name.js';

interface Phrase {
  readonly rest: readonly string[];
  /** The atom that the other words of the phrase stand for. */
  readonly says: string;
  /** The atom that it takes the place of: `ordered` is the order date, but `ordered by` is not. */
  readonly instead?: string;
  /** Whether the lexicon has no such phrase: it joins verbs to their particles. */
  readonly isCertain?: boolean;
}

const COUNTED = /^(?:total )?(?:(?:number|num|no|nr|count) of|how many|number) /u;
const TIME_UNITS: ReadonlySet<string> = new Set(['days', 'minutes', 'mins']);
/** What a name says that ends with a particle. */
const ENDS: ReadonlyMap<string, Omit<Phrase, 'rest'>> = new Map([
  ['by', { says: 'by', instead: 'date', isCertain: true }],
  ['on', { says: 'date' }],
  ['at', { says: 'date' }],
  ['from', { says: 'start', isCertain: true }],
  ['to', { says: 'end', isCertain: true }],
  ['in', { says: 'in', isCertain: true }],
  ['out', { says: 'out', isCertain: true }],
]);

/**
 * English phrases that no list has for every noun: `number of exhibitors`, but `number of invoice` is an id; `days in
 * stock`; `counted by` and `counted on`, `period from` and `period to`.
 */
export function phraseOf(words: readonly string[]): Phrase | null {
  if (words.length < 2) return null;
  const [first = ''] = words;
  const last = words.at(-1)!;
  const [counting] = COUNTED.exec(words.join(' ')) ?? [];
  if (counting !== undefined) {
    const rest = words.slice(counting.trim().split(' ').length);
    return rest.some((word) => singular(word) !== word) ? { rest, says: 'count' } : null;
  }
  if (TIME_UNITS.has(first)) return { rest: words.slice(1), says: 'duration' };
  const end = ENDS.get(last);
  return end ? { ...end, rest: words.slice(0, -1) } : null;
}
