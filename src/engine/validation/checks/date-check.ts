import { DATE_NOTATIONS } from '../../values/format.js';
import type { DateNotation, DateOrder, InferredFormat } from '../../values/format.js';
import { DateOrderTally, ShortYearTally } from '../../values/infer-format.js';
import type { CellText, InferringCheck } from './cell-check.js';
import type { CellSlice } from '../cells/cell-slice.js';
import type { IssueSink, IssueStore } from '../issues/issue-store.js';
import { VerdictScan } from '../cells/verdict-scan.js';
import { dateEvidence, daysIn, notationOf, parseDate, shortYearParts } from '../../values/dates.js';

export interface DateKinds {
  /** `null`: any text is valid, only the order matters. */
  readonly date: number | null;
  readonly ambiguous: number;
}

interface DateCheckOptions {
  readonly order?: DateOrder;
  readonly seed: number;
  /** The date in a text; `null` if it is not valid. Default: the text itself. A date alone must be itself. */
  readonly dateOf?: ((text: string) => string | null) | undefined;
}

const NO_FINDING = -1;
const MAX_CACHED = 4096;

/**
 * Checks calendar dates. Until the order of the column is decided, a text passes if any order reads it as a date;
 * afterwards that order must read it. If nothing decides, texts with two readings are errors, as are those in a notation
 * whose other dates contradict the order: `03.04.2024` beside `31.12.2024` in a column of `12/31/2024`.
 */
export class DateCheck implements InferringCheck {
  readonly kinds: ReadonlySet<number>;
  readonly #column: string;
  readonly #kinds: DateKinds;
  readonly #scan: VerdictScan;
  /** Number of texts by reading, and an example of each. */
  readonly #seen = new Float64Array(DATE_READINGS);
  readonly #examples: string[] = [];
  readonly #shortYears = new ShortYearTally();
  readonly #decoder = new TextDecoder();
  readonly #known: DateOrder | undefined;
  readonly #dateOf: DateCheckOptions['dateOf'];
  /** By date: many texts have the same one with another time. */
  readonly #readings = new Map<string, number>();
  /** The kind of issue of each reading. */
  #findings: Int32Array;

  constructor(column: string, kinds: DateKinds, { order, seed, dateOf }: DateCheckOptions) {
    this.#dateOf = dateOf;
    this.#column = column;
    this.#kinds = kinds;
    this.kinds = new Set([kinds.date, kinds.ambiguous].filter((kind) => kind !== null));
    this.#known = order;
    this.#findings = this.#findingsUnder(order ? DateBit[order] : ANY_ORDER, 'unsettled');
    this.#scan = new VerdictScan((text) => this.#read(text), { seed, classifyBytes: readDateBytes });
  }

  checkCells(cells: CellSlice, issues: IssueStore): void {
    this.#scan.run(cells);
    const { verdicts } = this.#scan;
    const { bytes, count, starts, ends, rows } = cells;
    const seen = this.#seen;
    const findings = this.#findings;
    for (let at = 0; at < count; at += 1) {
      if (starts[at] === ends[at]) continue;
      const reading = verdicts[at]!;
      if (seen[reading] === 0) this.#examples[reading] ??= this.#decoder.decode(bytes.subarray(starts[at], ends[at]));
      seen[reading]! += 1;
      const finding = findings[reading]!;
      if (finding !== NO_FINDING) issues.add(rows[at]!, finding);
    }
  }

  checkText({ row, trimmed }: CellText, issues: IssueSink): void {
    if (trimmed === '') return;
    const date = this.#dateIn(trimmed);
    const finding = this.#findings[date === null ? 0 : readDate(date)]!;
    if (finding !== NO_FINDING) issues.add(row, finding);
  }

  weighText({ trimmed }: CellText): void {
    if (trimmed !== '') this.#seen[this.#read(trimmed)]! += 1;
  }

  decideFormat(): { readonly format: InferredFormat; readonly again: boolean } {
    const tally = new DateOrderTally(this.#shortYears);
    this.#examples.forEach((text, reading) => tally.add(text, this.#seen[reading]));
    const decided = tally.decide(this.#known);
    const before = this.#findings;
    const { dateOrder } = decided;
    const doubted = this.#known ? undefined : this.#contradicting(dateOrder);
    const format = { column: this.#column, ...decided, ...(doubted ? { doubted } : {}) };
    this.#findings = this.#findingsUnder(dateOrder ? DateBit[dateOrder] : ANY_ORDER, 'settled', doubted);
    const again = this.#seen.some((count, reading) => count > 0 && before[reading] !== this.#findings[reading]);
    return { format, again };
  }

  /** The notation of which some dates fit only the other order, and none only this one. */
  #contradicting(order: DateOrder | undefined): DateNotation | undefined {
    if (order !== 'dmy' && order !== 'mdy') return undefined;
    const has = (notation: DateNotation, bit: number): boolean =>
      this.#seen.some(
        (count, reading) =>
          count > 0 && (reading & (DateBit.dmy | DateBit.mdy | DateBit.points)) === (bit | NotationBit[notation]),
      );
    const other = order === 'dmy' ? DateBit.mdy : DateBit.dmy;
    return DATE_NOTATIONS.find((notation) => has(notation, other) && !has(notation, DateBit[order]));
  }

  #findingsUnder(accepted: number, state: 'unsettled' | 'settled', doubted?: DateNotation): Int32Array {
    const doubtedBit = doubted && NotationBit[doubted];
    const { date, ambiguous } = this.#kinds;
    return Int32Array.from({ length: DATE_READINGS }, (_, reading) => {
      const isRead = (reading & accepted) !== 0;
      const isUndecided = (reading & DateBit.undecided) !== 0;
      const isOpen = accepted === ANY_ORDER && state !== 'unsettled';
      const isDoubtful = isOpen || (reading & DateBit.points) === doubtedBit;
      if (isUndecided && (!isRead || isDoubtful)) return ambiguous;
      if (isOpen && (reading & DateBit.shortYear) !== 0) return ambiguous;
      return isRead ? NO_FINDING : (date ?? NO_FINDING);
    });
  }

  #dateIn(text: string): string | null {
    return this.#dateOf ? this.#dateOf(text) : text;
  }

  #read(text: string): number {
    const date = this.#dateIn(text);
    if (date === null) return 0;
    let reading = this.#readings.get(date);
    if (reading === undefined) {
      reading = readDate(date);
      if (this.#readings.size < MAX_CACHED) this.#readings.set(date, reading);
    }
    this.#examples[reading] ??= date;
    if ((reading & DateBit.shortYear) !== 0) this.#shortYears.add(date);
    return reading;
  }
}

/** Bits for the orders that read a text as a date, and for whether they read different dates. */
const DateBit = {
  dmy: 1,
  mdy: 2,
  ymd: 4,
  /** Day first and month first give different dates. */
  undecided: 8,
  /** Another date if its two-digit year is first. */
  shortYear: 16,
  /** Written with points, and the order matters. */
  points: 32,
} as const;

const ANY_ORDER = DateBit.dmy | DateBit.mdy | DateBit.ymd;
const DATE_READINGS = 64;
const NotationBit = { points: DateBit.points, others: 0 } as const;

/** Has no bit of `ANY_ORDER` when the text is not a date. */
export function readDate(text: string): number {
  let bits = 0;
  if (parseDate(text, 'dmy') !== null) bits |= DateBit.dmy;
  if (parseDate(text, 'mdy') !== null) bits |= DateBit.mdy;
  if (parseDate(text, 'ymd') !== null) bits |= DateBit.ymd;
  if (dateEvidence(text) === 'both') bits |= DateBit.undecided;
  if (shortYearParts(text)) bits |= DateBit.shortYear;
  return depends(bits) ? bits | NotationBit[notationOf(text)] : bits;
}

/** Whether it matters if the day or the month is first. */
function depends(bits: number): boolean {
  return (bits & DateBit.undecided) !== 0 || ((bits & DateBit.dmy) !== 0) !== ((bits & DateBit.mdy) !== 0);
}

/**
 * The same for common numeric notations, straight from bytes: `2026-02-28`, `2026/2/28`, `28.02.2026`, `2/28/2026`. -1
 * for all others, which may still be dates.
 */
export function readDateBytes(bytes: Uint8Array, start: number, end: number): number {
  if (end - start < 8 || end - start > 10) return -1;
  let first = -1;
  let second = -1;
  let separator = 0;
  let value = 0;
  let partStart = start;
  let firstSize = 0;
  for (let at = start; at < end; at += 1) {
    const byte = bytes[at]!;
    if (byte >= 0x30 && byte <= 0x39) {
      value = value * 10 + byte - 0x30;
      continue;
    }
    const size = at - partStart;
    if (size === 0 || (separator !== 0 && (byte !== separator || second >= 0 || size > 2))) return -1;
    if (separator === 0) {
      if (byte !== 0x2d && byte !== 0x2f && byte !== 0x2e) return -1;
      separator = byte;
      first = value;
      firstSize = size;
    } else second = value;
    value = 0;
    partStart = at + 1;
  }
  const lastSize = end - partStart;
  // Years that may be of another calendar are left to the text reader.
  if (second < 0 || isRareYear(firstSize === 4 ? first : value)) return -1;
  if (firstSize === 4 && (lastSize === 1 || lastSize === 2)) {
    return isDay(first, second, value) ? ANY_ORDER : 0;
  }
  if (firstSize > 2 || lastSize !== 4) return -1;
  const dayFirst = isDay(value, second, first);
  const monthFirst = isDay(value, first, second);
  const points = separator === 0x2e ? DateBit.points : 0;
  if (dayFirst && monthFirst) {
    return first === second ? DateBit.dmy | DateBit.mdy | DateBit.ymd : BOTH_WAYS | points;
  }
  if (dayFirst) return DateBit.dmy | DateBit.ymd | points;
  return monthFirst ? DateBit.mdy | DateBit.ymd | points : 0;
}

const BOTH_WAYS = DateBit.dmy | DateBit.mdy | DateBit.undecided;

function isRareYear(year: number): boolean {
  return (year < 1500 && year > 99) || year >= 2400;
}

function isDay(year: number, month: number, day: number): boolean {
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
}
