import type { DateOrder, DecimalSign, InferredFormat } from './format.js';
import { dateEvidence, parseDate, shortYearParts } from './dates.js';
import { UnitTally } from './number-units.js';
import { hasExponent, numberEvidence, parseNumber, unitOfNumber } from './numbers.js';

export type InferredDateFormat = Pick<InferredFormat, 'dateOrder' | 'ambiguous' | 'example'>;
export type InferredNumberFormat = Pick<InferredFormat, 'number' | 'unit' | 'ambiguous' | 'example'>;

/** Days that years of this century rarely are yet. */
const LATE_DAY = 27;
const CLEARLY_DAYS = 3;
/** A column has more different days than years, or it is too short to tell. */
const CLEARLY_MORE = 2;

/**
 * Where the year is in dates such as `23-04-28`, which are dates either way: the part with more different values, or
 * alone in reaching the end of a month, is the day.
 */
export class ShortYearTally {
  readonly #firsts = new Set<number>();
  readonly #lasts = new Set<number>();
  #example: string | undefined;

  add(text: string): void {
    const parts = shortYearParts(text);
    if (!parts) return;
    this.#firsts.add(parts[0]);
    this.#lasts.add(parts[1]);
    this.#example ??= text;
  }

  /** A date with both readings. */
  get example(): string | undefined {
    return this.#example;
  }

  decide(): 'first' | 'last' | undefined {
    const lateFirsts = lateDays(this.#firsts);
    const lateLasts = lateDays(this.#lasts);
    if (lateFirsts === 0 && lateLasts >= CLEARLY_DAYS) return 'first';
    if (lateLasts === 0 && lateFirsts >= CLEARLY_DAYS) return 'last';
    if (this.#lasts.size >= CLEARLY_MORE * this.#firsts.size) return 'first';
    return this.#firsts.size >= CLEARLY_MORE * this.#lasts.size ? 'last' : undefined;
  }
}

function lateDays(values: ReadonlySet<number>): number {
  return [...values].filter((value) => value >= LATE_DAY).length;
}

/** Collects evidence for the order of day and month in a column, text by text. */
export class DateOrderTally {
  readonly #fits: Record<DateOrder, number> = { dmy: 0, mdy: 0, ymd: 0 };
  readonly #shortYears: ShortYearTally;
  readonly #addsYears: boolean;
  #proofs = 0;
  #example: string | undefined;

  /** `shortYears`: the tally of all texts, if only examples of them are added. */
  constructor(shortYears?: ShortYearTally) {
    this.#shortYears = shortYears ?? new ShortYearTally();
    this.#addsYears = shortYears === undefined;
  }

  /** `times`: how often the same text occurred. */
  add(text: string, times = 1): void {
    if (times === 0) return;
    for (const order of ['dmy', 'mdy', 'ymd'] as const) {
      if (parseDate(text, order)) this.#fits[order] += times;
    }
    const evidence = dateEvidence(text);
    if (evidence === 'dmy' || evidence === 'mdy') this.#proofs += times;
    if (evidence === 'both') this.#example ??= text;
    if (this.#addsYears) this.#shortYears.add(text);
  }

  /**
   * The order that most texts fit; one `31.12.` is enough to decide. If day first and month first fit equally and give
   * different dates, only `known` decides. Equal evidence for both decides nothing.
   */
  decide(known?: DateOrder): InferredDateFormat {
    const year = this.#yearPlace();
    const decided = year === 'open' ? undefined : year === 'first' ? 'ymd' : this.#decided();
    const example = decided === undefined ? (this.#example ?? this.#shortYears.example) : undefined;
    const shown = example === undefined ? {} : { example };
    const dateOrder = known ?? decided;
    if (dateOrder) return { dateOrder, ambiguous: false, ...shown };
    return { ambiguous: example !== undefined, ...shown };
  }

  /** Where two-digit years are, if all texts that are dates with the year last are also dates with the year first. */
  #yearPlace(): 'first' | 'last' | 'open' | undefined {
    const { dmy, mdy, ymd } = this.#fits;
    if (this.#shortYears.example === undefined || ymd < dmy || ymd < mdy) return undefined;
    return this.#shortYears.decide() ?? (this.#decided() === 'ymd' ? 'first' : 'open');
  }

  #decided(): DateOrder | undefined {
    const { dmy, mdy, ymd } = this.#fits;
    const isOpen = this.#example !== undefined && this.#proofs > 0;
    if (ymd > dmy && ymd > mdy && !isOpen) return 'ymd';
    if (dmy !== mdy) return dmy > mdy ? 'dmy' : 'mdy';
    return this.#example === undefined ? 'ymd' : undefined;
  }
}

/** Collects evidence for the decimal sign of a column, text by text. */
export class NumberFormatTally {
  #texts = 0;
  #point = 0;
  #comma = 0;
  #exponents = 0;
  #numbers = 0;
  #example: string | undefined;
  readonly #units = new UnitTally();

  /** `shown`: the text as written in the file. */
  add(text: string, times = 1, shown: string = text): void {
    if (times === 0 || text.trim() === '') return;
    this.#texts += times;
    const evidence = numberEvidence(text);
    if (evidence === '.') this.#point += times;
    if (evidence === ',') this.#comma += times;
    if (evidence === 'both') this.#example ??= shown;
    if (hasExponent(text)) this.#exponents += times;
    const unit = unitOfNumber(text);
    if (unit !== null) this.addUnit(unit, times);
    if (unit !== null || parseNumber(text, null)) this.#numbers += times;
  }

  /** Of texts already counted. */
  addUnit(unit: string, times = 1): void {
    this.#units.add(unit, times);
  }

  /**
   * The decimal sign with the most evidence, a point if there is nothing to decide. If there are ambiguous texts and no
   * evidence, only `known` decides. Exponents without a sign count only if all texts have an exponent.
   */
  decide(known?: DecimalSign): InferredNumberFormat {
    const isOpen = this.#example !== undefined && this.#point === this.#comma;
    const shown = isOpen && this.#example !== undefined ? { example: this.#example } : {};
    const unit = this.#units.decide(this.#numbers - this.#units.count);
    if (isOpen && known === undefined) return { ambiguous: true, ...(unit === undefined ? {} : { unit }), ...shown };
    const decimal = known ?? (this.#comma > this.#point ? ',' : '.');
    const exponent = this.#texts > 0 && this.#exponents === this.#texts;
    return { number: { decimal, exponent, ...(unit === undefined ? {} : { unit }) }, ambiguous: false, ...shown };
  }
}

export function inferDateFormat(texts: readonly string[], known?: DateOrder): InferredDateFormat {
  const tally = new DateOrderTally();
  for (const text of texts) tally.add(text);
  return tally.decide(known);
}

export function inferNumberFormat(texts: readonly string[], known?: DecimalSign): InferredNumberFormat {
  const tally = new NumberFormatTally();
  for (const text of texts) tally.add(text);
  return tally.decide(known);
}
