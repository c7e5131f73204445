import type { Expression, LookupEntry, Test } from '../program.js';
import { partsOf } from './example-parts.js';
import type { GivenExamples, Part } from './example-parts.js';

/** Longer texts are not explained. */
const MAX_TEXT = 200;
/** A list of the texts and what they became explains everything, and little else. */
const LIST_COST = 18;
/** Of the letters and digits, most must come from the row. */
const MAX_TYPED = 0.34;
const ALPHANUMERIC = /[\p{L}\p{M}\p{N}]/u;
const LETTER = /\p{L}/u;
const DIGIT = /\p{Nd}/u;

type Cell = Extract<Expression, { readonly type: 'column' }>;

/** A text between parts, or a part. */
type Segment = string | Part;

interface Path {
  readonly cost: number;
  /** How much of each typed text is explained. */
  readonly ends: readonly number[];
  readonly segments: readonly Segment[];
}

/**
 * The likeliest expression that turns the row of each example into the text typed there, and leaves cells unchanged that
 * lack one of its parts. `null` if there is none.
 */
export function explainExamples(given: GivenExamples): Expression | null {
  const { examples, columns, column } = given;
  const own: Cell = { type: 'column', column: columns[column]! };
  const entries = examples.map(({ texts, to }) => ({ from: texts[column] ?? '', to }));
  if (entries.some(({ from, to }) => to === '' || Math.max(from.length, to.length) > MAX_TEXT)) return null;
  const without = withoutAffix(entries, given.others ?? [], own);
  if (without && examples.every(({ texts, to }) => given.evaluate(without)(texts) === to)) return without;
  const affixes = affixesOf(entries);
  const path = cheapestPath(given);
  if (affixes && affixes.cost < (path?.cost ?? LIST_COST)) return withAffixes(own, affixes);
  if (path && isMostlyFromRow(path.segments)) return expressionOf(path.segments, own);
  return entries.every(({ from }) => from.trim() !== '') ? { type: 'lookup', of: own, entries } : null;
}

/** Other cells with the same word at an end: fewer have it by chance. */
const MIN_RECURRING = 3;
const MIN_RECURRING_SHARE = 0.05;

/**
 * A word removed from an end, such as ` GmbH`, that other cells have as well: it is meant, rather than any last or first
 * word.
 */
function withoutAffix(entries: readonly LookupEntry[], others: readonly string[], own: Cell): Expression | null {
  const { from, to } = entries[0]!;
  const isEnd = from.startsWith(to);
  const affix = isEnd ? from.slice(to.length) : from.slice(0, -to.length);
  if (!LETTER.test(affix) || !(isEnd ? /^\s/u : /\s$/u).test(affix)) return null;
  const whole = (text: string): string => (isEnd ? text + affix : affix + text);
  if (!entries.every((entry) => entry.from === whole(entry.to))) return null;
  const recurring = others.filter((text) => (isEnd ? text.endsWith(affix) : text.startsWith(affix))).length;
  if (recurring < Math.max(MIN_RECURRING, others.length * MIN_RECURRING_SHARE)) return null;
  const { length } = [...affix];
  const rest: Expression = isEnd
    ? { type: 'split', of: own, separator: affix, from: 0, to: -2 }
    : { type: 'slice', of: own, start: length };
  return {
    type: 'if',
    test: {
      type: 'equals',
      left: isEnd ? { type: 'slice', of: own, start: -length } : { type: 'slice', of: own, start: 0, length },
      right: { type: 'text', text: affix },
      matchCase: true,
    },
    yes: rest,
    no: own,
  };
}

interface Affixes {
  readonly before: string;
  readonly after: string;
  readonly cost: number;
}

/** The same texts before and after the text of each cell. */
function affixesOf(entries: readonly LookupEntry[]): Affixes | null {
  const { from, to } = entries[0]!;
  const at = from.trim() === '' ? -1 : to.indexOf(from);
  const [before, after] = [to.slice(0, at), to.slice(at + from.length)];
  if (at < 0 || !entries.every((entry) => entry.from.trim() !== '' && entry.to === before + entry.from + after))
    return null;
  const texts = [before, after].filter((text) => text !== '');
  const seams = entries.map((entry) => Math.max(seam(before, entry.from), seam(entry.from, after)));
  return { before, after, cost: 1 + Math.max(...seams) + texts.reduce((sum, text) => sum + typedCost(text, 1.5), 0) };
}

function withAffixes(of: Cell, { before, after }: Affixes): Expression {
  const start: Expression = before === '' ? of : { type: 'prefix', of, text: before };
  return after === '' ? start : { type: 'suffix', of: start, text: after };
}

/** Dijkstra's algorithm over the positions in all typed texts at once. */
function cheapestPath(given: GivenExamples): Path | null {
  const texts = given.examples.map(({ to }) => to);
  const parts = partsOf(given);
  const open = new Map<string, Path>([['start', { cost: 0, ends: texts.map(() => 0), segments: [] }]]);
  const closed = new Set<string>();
  while (open.size > 0) {
    const [key, path] = [...open].reduce((best, one) => (one[1].cost < best[1].cost ? one : best));
    open.delete(key);
    closed.add(key);
    if (path.ends.every((end, at) => end === texts[at]!.length)) return path;
    for (const next of steps(path, texts, parts)) {
      // A text must not follow a text, so what may come next depends on the last segment.
      const id = `${next.ends.join()} ${typeof next.segments.at(-1)}`;
      const known = open.get(id);
      if (next.cost < LIST_COST && !closed.has(id) && (!known || known.cost > next.cost)) open.set(id, next);
    }
  }
  return null;
}

function* steps(path: Path, texts: readonly string[], parts: readonly Part[]): Generator<Path> {
  const { cost, ends, segments } = path;
  const last = segments.at(-1);
  for (const part of parts) {
    if (!part.texts.every((text, at) => texts[at]!.startsWith(text, ends[at]))) continue;
    yield {
      cost: cost + part.cost + (typeof last === 'string' ? seam(last, part.texts[0]!) : 0),
      ends: ends.map((end, at) => end + part.texts[at]!.length),
      segments: [...segments, part],
    };
  }
  if (typeof last === 'string') return;
  const rest = texts[0]!.slice(ends[0]);
  for (let length = 1; length <= rest.length; length += 1) {
    const text = rest.slice(0, length);
    if (!texts.every((one, at) => one.startsWith(text, ends[at]))) return;
    yield {
      cost: cost + typedCost(text) + (last ? seam(last.texts[0]!, text) : 0),
      ends: ends.map((end) => end + length),
      segments: [...segments, text],
    };
  }
}

function typedCost(text: string, alphanumeric = 6): number {
  return [...text].reduce((sum, one) => sum + (ALPHANUMERIC.test(one) ? alphanumeric : 0.3), 1);
}

/** Words and numbers are rarely put together from halves. */
function seam(left: string, right: string): number {
  const [before = '', after = ''] = [[...left].at(-1), [...right][0]];
  return [LETTER, DIGIT].some((kind) => kind.test(before) && kind.test(after)) ? LIST_COST : 0;
}

function isMostlyFromRow(segments: readonly Segment[]): boolean {
  const count = (text: string): number => [...text].filter((one) => ALPHANUMERIC.test(one)).length;
  const typed = segments.reduce((sum, segment) => sum + (typeof segment === 'string' ? count(segment) : 0), 0);
  const taken = segments.reduce(
    (sum, segment) => sum + (typeof segment === 'string' ? 0 : count(segment.texts[0]!)),
    0,
  );
  return segments.some((segment) => typeof segment !== 'string') && typed <= MAX_TYPED * (typed + taken);
}

function expressionOf(segments: readonly Segment[], own: Cell): Expression {
  const parts = segments.flatMap((segment) => (typeof segment === 'string' ? [] : [segment.expression]));
  const separators = segments.filter((segment) => typeof segment === 'string');
  const alternate = segments.every((segment, at) => (typeof segment === 'string') === (at % 2 === 1));
  const isRow = alternate && separators.length === parts.length - 1 && parts.every(({ type }) => type === 'column');
  if (isRow && new Set(separators).size === 1) return { type: 'join', separator: separators[0]!, parts };
  const all = segments.map((segment): Expression =>
    typeof segment === 'string' ? { type: 'text', text: segment } : segment.expression,
  );
  return guarded(all.length === 1 ? all[0]! : { type: 'concat', parts: all }, parts, own);
}

/** Keeps the cell where a part is missing. */
function guarded(to: Expression, parts: readonly Expression[], own: Cell): Expression {
  const tests = parts
    .filter(({ type }) => !KEEPS_FILLED.has(type) || parts.length > 1)
    .map((of): Test => ({ type: 'blank', of }));
  return tests.length === 0 ? to : { type: 'if', test: { type: 'any', tests }, yes: own, no: to };
}

/** Their results are blank only for blank texts. */
const KEEPS_FILLED: ReadonlySet<Expression['type']> = new Set([
  ...([
    'column',
    'trim',
    'uppercase',
    'lowercase',
    'capitalize',
    'normalize_date',
    'pad',
    'round',
    'calculate',
  ] as const),
  'repair',
]);
