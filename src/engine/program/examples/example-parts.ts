import { DATE_ORDERS } from '../../values/format.js';
import type { Expression } from '../program.js';

/** A row as it was before one of its cells was typed, and the text that was typed. */
export interface Example {
  readonly texts: readonly string[];
  readonly to: string;
}

export interface GivenExamples {
  /** At least one. */
  readonly examples: readonly Example[];
  /** Column ids. */
  readonly columns: readonly string[];
  /** Position of the column whose cells were typed. */
  readonly column: number;
  /** Texts of that column in other rows; some of them, if there are many. */
  readonly others?: readonly string[];
  evaluate(expression: Expression): (texts: readonly string[]) => string;
}

/** Text that an expression contributes to the typed texts. */
export interface Part {
  readonly expression: Expression;
  /** How unlikely it is that this is meant. */
  readonly cost: number;
  /** By example; never empty. */
  readonly texts: readonly string[];
}

interface Candidate {
  readonly expression: Expression;
  readonly cost: number;
  /** What its text must match. */
  readonly must?: RegExp;
}

/** Columns beside the typed one whose texts are tried. */
const MAX_OTHERS = 20;
const OTHER_COLUMN = 2;
const MAX_SEPARATORS = 5;
const MAX_PIECES = 6;
const DATE_FORMATS = [
  'YYYY-MM-DD',
  ...['DD/MM/YYYY', 'MM/DD/YYYY', 'DD.MM.YYYY', 'DD-MM-YYYY', 'MM-DD-YYYY', 'YYYY/MM/DD', 'YYYY.MM.DD', 'YYYYMMDD'],
  ...['D MMMM YYYY', 'D MMM YYYY', 'MMMM D, YYYY'],
];
const NOT_LETTERS = /[^\p{L}\p{M}\p{N}]/u;
const LETTER = /\p{L}/u;
const SEPARATORS = /[^\p{L}\p{M}\p{N}]+/gu;
const NUMBER = /^[-+]?\d+[.,]\d+$/u;
/** Codes and numbers, from which places are cut. */
const CODE = /^[\p{Lu}\p{Nd}]*\p{Nd}[\p{Lu}\p{Nd}]*$/u;

/** All parts that occur in the typed text of every example. */
export function partsOf(given: GivenExamples): readonly Part[] {
  const seen = new Map<string, Part>();
  for (const { expression, cost, must } of candidatesOf(given)) {
    const evaluate = given.evaluate(expression);
    const texts = given.examples.map((example) => evaluate(example.texts));
    if (!texts.every((text, at) => text !== '' && given.examples[at]!.to.includes(text))) continue;
    if (must && !texts.every((text) => must.test(text))) continue;
    const key = JSON.stringify(texts);
    const known = seen.get(key);
    if (!known || known.cost > cost) seen.set(key, { expression, cost, texts });
  }
  return [...seen.values()];
}

function* candidatesOf(given: GivenExamples): Generator<Candidate> {
  const { examples, columns, column } = given;
  const { texts, to } = examples[0]!;
  const own: Expression = { type: 'column', column: columns[column]! };
  yield { expression: own, cost: 1 };
  yield* wholes(own, { from: texts[column] ?? '', to });
  yield* pieces(own, given, true);
  const others = columns.map((id, at) => ({ id, at })).filter(({ at }) => at !== column && isFilled(examples, at));
  for (const { id } of others.slice(0, MAX_OTHERS)) {
    const other: Expression = { type: 'column', column: id };
    for (const { expression, cost } of [{ expression: other, cost: 1 }, ...cased(other, 1), ...pieces(other, given)])
      yield { expression, cost: cost + OTHER_COLUMN };
  }
}

const isFilled = (examples: readonly Example[], at: number): boolean =>
  examples.every(({ texts }) => (texts[at] ?? '').trim() !== '');

/** The whole cell in another form. */
function* wholes(of: Expression, { from, to }: { readonly from: string; readonly to: string }): Generator<Candidate> {
  yield { expression: { type: 'trim', of }, cost: 1 };
  yield* cased(of, 1);
  // The first of those that do the same is taken.
  for (const repair of ['characters', 'encoding', 'currency', 'percent', 'unit', 'decimal', 'serial', 'email'] as const)
    yield { expression: { type: 'repair', of, repair }, cost: 2 };
  const kept: readonly Candidate[] = [
    { expression: { type: 'remove', of, characters: ['spaces'] }, cost: 2 },
    { expression: { type: 'remove', of, characters: ['punctuation'] }, cost: 2 },
    { expression: { type: 'remove', of, characters: ['spaces', 'punctuation', 'symbols'] }, cost: 2 },
    { expression: { type: 'keep', of, characters: ['digits'] }, cost: 2.5 },
    ...['.', ',', '-.', '-,', '+'].map((also): Candidate => ({
      expression: { type: 'keep', of, characters: ['digits'], also },
      cost: 2.6,
    })),
    { expression: { type: 'keep', of, characters: ['letters'] }, cost: 2.5 },
  ];
  for (const { expression, cost } of kept) {
    yield { expression, cost };
    yield* cased(expression, cost + 1);
  }
  yield { expression: { type: 'pad', of, length: [...to].length, with: [...to][0] ?? '0' }, cost: 3 };
  for (const decimals of [0, 1, 2]) yield { expression: { type: 'round', of, decimals }, cost: 3 };
  for (const by of [10, 100, 1000, 10_000]) {
    yield { expression: { type: 'calculate', of, operator: 'multiply', by }, cost: 4 };
    yield { expression: { type: 'calculate', of, operator: 'divide', by }, cost: 4 };
  }
  for (const find of new Set([...from].filter((one) => NOT_LETTERS.test(one)))) {
    for (const replace of new Set(['', ' ', ...[...to].filter((one) => NOT_LETTERS.test(one))])) {
      const expression: Expression = { type: 'replace', of, find, replace };
      yield { expression, cost: 2.5 };
      yield* cased(expression, 3.5);
    }
  }
  if (!/\p{Nd}/u.test(to)) return;
  for (const format of DATE_FORMATS) {
    // An order that the example decides, before that of the column.
    for (const order of DATE_ORDERS) yield { expression: { type: 'normalize_date', of, format, order }, cost: 2 };
    yield { expression: { type: 'normalize_date', of, format }, cost: 2 };
  }
}

function* cased(of: Expression, cost: number): Generator<Candidate> {
  yield { expression: { type: 'uppercase', of }, cost };
  yield { expression: { type: 'lowercase', of }, cost };
  yield { expression: { type: 'capitalize', of: { type: 'lowercase', of } }, cost: cost + 0.5 };
}

/** Pieces of the cell, their first letters, and with `isDeep` also pieces of pieces. */
function* pieces(of: Expression, given: GivenExamples, isDeep = false): Generator<Candidate> {
  for (const piece of split(of, given, 2)) {
    yield piece;
    yield* cased(piece.expression, piece.cost + 1);
    yield* initials(piece.expression, piece.cost);
    for (const part of isDeep ? split(piece.expression, given, piece.cost + 2) : []) {
      yield part;
      yield* cased(part.expression, part.cost + 1);
      yield* initials(part.expression, part.cost);
    }
  }
  yield* initials(of, 1);
  yield* places(of, given);
}

function* initials(of: Expression, cost: number): Generator<Candidate> {
  const first: Expression = { type: 'slice', of, start: 0, length: 1 };
  yield { expression: first, cost: cost + 1, must: LETTER };
  yield { expression: { type: 'uppercase', of: first }, cost: cost + 1.5, must: LETTER };
  yield { expression: { type: 'lowercase', of: first }, cost: cost + 1.5, must: LETTER };
}

function* split(of: Expression, { examples, evaluate }: GivenExamples, cost: number): Generator<Candidate> {
  const text = evaluate(of)(examples[0]!.texts).trim();
  if (NUMBER.test(text)) return;
  const found = [...new Set(text.match(SEPARATORS) ?? [])];
  for (const separator of found.slice(0, MAX_SEPARATORS)) {
    const isBlank = separator.trim() === '';
    const count = Math.min(MAX_PIECES, text.split(isBlank ? /\s+/u : separator).length);
    for (let from = 0; from < count; from += 1)
      yield { expression: { type: 'split', of, separator, from }, cost: cost + from / 10 };
    for (let from = 1; from < count; from += 1)
      yield { expression: { type: 'split', of, separator, from, to: 'end' }, cost: cost + 0.4 };
    yield { expression: { type: 'split', of, separator, from: -1 }, cost: cost + 0.15 };
    yield { expression: { type: 'split', of, separator, from: 0, to: -2 }, cost: cost + 0.4 };
  }
}

/** Places of a code, counted from its beginning and from its end. */
function* places(of: Expression, { examples, evaluate }: GivenExamples): Generator<Candidate> {
  const { texts, to } = examples[0]!;
  const text = evaluate(of)(texts);
  if (!CODE.test(text) || text.length > 40) return;
  for (let start = 0; start < text.length; start += 1) {
    for (let end = start + 1; end <= text.length && to.includes(text.slice(start, end)); end += 1) {
      const length = end - start;
      yield { expression: { type: 'slice', of, start, length }, cost: 2.5 };
      yield { expression: { type: 'slice', of, start: start - text.length, length }, cost: 3 };
    }
  }
}
