import type { DecimalSign, InferredFormat, NumberFormat } from '../../values/format.js';
import { NumberFormatTally } from '../../values/infer-format.js';
import type { CellText, InferringCheck } from './cell-check.js';
import type { CellSlice } from '../cells/cell-slice.js';
import { CellTexts } from '../cells/cell-texts.js';
import type { IssueSink, IssueStore } from '../issues/issue-store.js';
import { PlainNumber } from './plain-number.js';
import type { AmountText } from '../../values/column-types/amount.js';
import { parseNumber, unitOfNumber } from '../../values/numbers.js';
import type { ParsedNumber } from '../../values/numbers.js';

const POINT = 0x2e;
const MAX_CACHED = 256;

export interface NumberKinds {
  readonly number: number;
  readonly precision: number;
  readonly ambiguous: number;
}

export interface NumberBound {
  readonly kind: number;
  readonly min: number;
  readonly max: number;
}

interface NumberCheckOptions {
  readonly bounds: readonly NumberBound[];
  readonly format?: NumberFormat;
  readonly decimal?: DecimalSign;
  /** The number in a text; `null` when it is something else. Default: the text itself. */
  readonly amountOf?: AmountText | undefined;
}

/**
 * Checks numbers and their bounds. Until the column's format is decided, a text passes if any format reads it; the
 * evidence decides, and the column is read again if earlier results are wrong. If nothing decides, texts with two
 * different readings are errors.
 */
export class NumberCheck implements InferringCheck {
  readonly kinds: ReadonlySet<number>;
  readonly #column: string;
  readonly #kinds: NumberKinds;
  readonly #bounds: readonly NumberBound[];
  readonly #plain = new PlainNumber();
  readonly #texts = new CellTexts();
  readonly #readings = new Map<string, NumberReading>();
  #slow = new Uint32Array(0);
  /** The current format; `null` when both decimal signs are possible. */
  #format: NumberFormat | null;
  readonly #known: DecimalSign | undefined;
  readonly #amountOf: AmountText | undefined;
  /** `weighing`: every text counts as evidence. `open`: finished without a decision. */
  #state: 'weighing' | 'open' | 'settled';
  #example: string | undefined;
  /** The only unit, if nothing decides the decimal sign. */
  #openUnit: string | undefined;
  /** Number of values by unit. */
  readonly #units = new Map<string, number>();
  /** Number of texts of each kind in `EXAMPLES`. */
  readonly #seen = { plain: 0, dot: 0, comma: 0, either: 0, exponent: 0, dotExponent: 0, commaExponent: 0, other: 0 };

  constructor(column: string, kinds: NumberKinds, { bounds, format, decimal, amountOf }: NumberCheckOptions) {
    this.#amountOf = amountOf;
    this.#column = column;
    this.#kinds = kinds;
    this.#bounds = bounds;
    this.#format = format ?? null;
    this.#known = decimal;
    this.#state = format ? 'settled' : 'weighing';
    this.kinds = new Set([...Object.values<number>({ ...kinds }), ...bounds.map((bound) => bound.kind)]);
  }

  checkCells(cells: CellSlice, issues: IssueStore): void {
    const { bytes, count, starts, ends, rows } = cells;
    if (this.#slow.length < count) this.#slow = new Uint32Array(cells.rows.length);
    const slow = this.#slow;
    const plain = this.#plain;
    // Texts with the other sign are left to the text reader, which rejects them.
    const onlySign = this.#format === null ? 0 : this.#format.decimal.charCodeAt(0);
    const hasBounds = this.#bounds.length > 0;
    let slowCount = 0;
    let plainCount = 0;
    let dotOnly = 0;
    let commaOnly = 0;
    for (let at = 0; at < count; at += 1) {
      const start = starts[at]!;
      const end = ends[at]!;
      if (start === end) continue;
      if (!plain.read(bytes, start, end) || (onlySign !== 0 && plain.sign !== 0 && plain.sign !== onlySign)) {
        slow[slowCount] = at;
        slowCount += 1;
        continue;
      }
      if (plain.sign === 0) plainCount += 1;
      else if (plain.sign === POINT) dotOnly += 1;
      else commaOnly += 1;
      if (hasBounds) this.#checkBounds(rows[at]!, plain.value, issues);
    }
    this.#seen.plain += plainCount;
    this.#seen.dot += dotOnly;
    this.#seen.comma += commaOnly;
    if (slowCount === 0) return;
    const texts = this.#texts.decode(bytes, cells, { positions: slow, count: slowCount });
    for (let at = 0; at < slowCount; at += 1) {
      const reading = this.#recall(texts[at]!);
      if (this.#state === 'weighing') this.#weigh(reading, texts[at]!);
      this.#checkReading(rows[slow[at]!]!, reading, issues);
    }
  }

  checkText({ row, trimmed }: CellText, issues: IssueSink): void {
    if (trimmed !== '') this.#checkReading(row, this.#read(trimmed), issues);
  }

  weighText({ trimmed }: CellText): void {
    if (trimmed !== '' && this.#state === 'weighing') this.#weigh(this.#read(trimmed), trimmed);
  }

  decideFormat(): { readonly format: InferredFormat; readonly again: boolean } {
    if (this.#format !== null) {
      return { format: { column: this.#column, number: this.#format, ambiguous: false }, again: false };
    }
    const seen = this.#seen;
    const tally = new NumberFormatTally();
    for (const kind of SEEN_KINDS) tally.add(EXAMPLES[kind], seen[kind], this.#example);
    for (const [unit, count] of this.#units) tally.addUnit(unit, count);
    const format = { column: this.#column, ...tally.decide(this.#known) };
    const { number } = format;
    if (!number) {
      const again = this.#state !== 'open';
      this.#state = 'open';
      this.#openUnit = format.unit;
      return { format, again };
    }
    this.#state = 'settled';
    const refused = number.decimal === '.' ? seen.comma + seen.commaExponent : seen.dot + seen.dotExponent;
    const misread = number.decimal === ',' && seen.either > 0 && this.#bounds.length > 0;
    const mixed = this.#units.size > 0 && number.unit === undefined;
    this.#format = number;
    return { format, again: refused > 0 || misread || mixed || number.exponent };
  }

  /** Texts that are not plain numbers are often the same few words. */
  #recall(text: string): NumberReading {
    let reading = this.#readings.get(text);
    if (!reading) {
      reading = this.#read(text);
      if (this.#readings.size < MAX_CACHED) this.#readings.set(text, reading);
    }
    return reading;
  }

  #read(text: string): NumberReading {
    const amount = this.#amountOf ? this.#amountOf(text) : text;
    return amount === null ? NO_NUMBER : readNumber(amount);
  }

  #checkReading(row: number, reading: NumberReading, issues: IssueSink): void {
    const format = this.#format;
    if (this.#state === 'open' && isEither(reading)) {
      issues.add(row, this.#kinds.ambiguous);
      return;
    }
    const allowsExponent = format?.exponent === true;
    const dot = format === null || format.decimal === '.' ? reading.dot : null;
    const comma = format === null || format.decimal === ',' ? reading.comma : null;
    const parsed = dot ?? comma;
    const unit = format === null ? this.#openUnit : format.unit;
    const hasOtherUnit =
      reading.unit !== null && (this.#state === 'weighing' ? this.#units.size > 1 : reading.unit !== unit);
    if (parsed === null || hasOtherUnit || (reading.exponent === 'bare' && !allowsExponent)) {
      issues.add(row, this.#kinds.number);
      return;
    }
    if (!parsed.exact) issues.add(row, this.#kinds.precision);
    this.#checkBounds(row, parsed.value, issues);
  }

  #weigh(reading: NumberReading, text: string): void {
    const { dot, comma, exponent, unit } = reading;
    const seen = this.#seen;
    if (unit !== null) this.#units.set(unit, (this.#units.get(unit) ?? 0) + 1);
    if (dot === null && comma === null) seen.other += 1;
    else if (exponent) seen[comma === null ? 'dotExponent' : dot === null ? 'commaExponent' : 'exponent'] += 1;
    else if (comma === null) seen.dot += 1;
    else if (dot === null) seen.comma += 1;
    else if (!isEither(reading)) seen.plain += 1;
    else {
      seen.either += 1;
      this.#example ??= text;
    }
  }

  #checkBounds(row: number, value: number, issues: IssueSink): void {
    for (const { kind, min, max } of this.#bounds) if (value < min || value > max) issues.add(row, kind);
  }
}

/** Whether the decimal signs give different numbers. */
function isEither({ dot, comma }: NumberReading): boolean {
  return dot !== null && comma !== null && dot.value !== comma.value;
}

/** A text of each kind, to count many like it at once. */
const EXAMPLES = {
  plain: '1',
  dot: '1.5',
  comma: '1,5',
  either: '1,234',
  other: '?',
  exponent: '1e5',
  dotExponent: '1.5e5',
  commaExponent: '1,5e5',
} as const;
const SEEN_KINDS = [
  ...(['plain', 'dot', 'comma', 'either', 'other'] as const),
  ...(['exponent', 'dotExponent', 'commaExponent'] as const),
] as const;

/** The number a text is under each decimal sign. */
interface NumberReading {
  readonly dot: ParsedNumber | null;
  readonly comma: ParsedNumber | null;
  /** `bare`: without a sign, so that it is only a number where those are allowed. */
  readonly exponent: 'signed' | 'bare' | null;
  /** What is written around the number. */
  readonly unit: string | null;
}

const NO_NUMBER: NumberReading = { dot: null, comma: null, exponent: null, unit: null };

function readNumber(text: string): NumberReading {
  const plain = readBoth(text, { exponent: false });
  if (plain.dot || plain.comma) return plain;
  const unit = unitOfNumber(text);
  return unit === null ? readBoth(text, { exponent: true }) : readBoth(text, { exponent: false, unit });
}

function readBoth(
  text: string,
  { exponent, unit }: { readonly exponent: boolean; readonly unit?: string },
): NumberReading {
  const dot = parseNumber(text, { decimal: '.', exponent, unit });
  const comma = parseNumber(text, { decimal: ',', exponent, unit });
  const isNumber = dot !== null || comma !== null;
  const written = exponent ? 'bare' : unit === undefined && /e/i.test(text) ? 'signed' : null;
  return { dot, comma, exponent: isNumber ? written : null, unit: unit ?? null };
}
