import type { DateOrder, DecimalSign, InferredFormat } from './format.js';
import { dateEvidence, parseDate } from './dates.js';
import { UnitTally } from './number-units.js';
import { hasExponent, numberEvidence, parseNumber, unitOfNumber } from './numbers.js';

export type InferredDateFormat = Pick<InferredFormat, 'dateOrder' | 'ambiguous' | 'example'>;
export type InferredNumberFormat = Pick<InferredFormat, 'number' | 'ambiguous' | 'example'>;

/** Collects evidence for the order of day and month in a column, text by text. */
export class DateOrderTally {
  readonly #fits: Record<DateOrder, number> = { dmy: 0, mdy: 0, ymd: 0 };
  #proofs = 0;
  #example: string | undefined;

  /** `times`: how often the same text occurred. */
  add(text: string, times = 1): void {
    if (times === 0) return;
    for (const order of ['dmy', 'mdy', 'ymd'] as const) {
      if (parseDate(text, order)) this.#fits[order] += times;
    }
    const evidence = dateEvidence(text);
    if (evidence === 'dmy' || evidence === 'mdy') this.#proofs += times;
    if (evidence === 'both') this.#example ??= text;
  }

  /**
   * The order that most texts fit; one `31.12.` is enough to decide. If day first and month first fit equally and give
   * different dates, only `known` decides. Equal evidence for both decides nothing.
   */
  decide(known?: DateOrder): InferredDateFormat {
    const decided = this.#decided();
    const example = decided === undefined ? this.#example : undefined;
    const shown = example === undefined ? {} : { example };
    const dateOrder = known ?? decided;
    if (dateOrder) return { dateOrder, ambiguous: false, ...shown };
    return { ambiguous: example !== undefined, ...shown };
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
   * evidence, only `known` decides. Exponents count only if all texts have them.
   */
  decide(known?: DecimalSign): InferredNumberFormat {
    const isOpen = this.#example !== undefined && this.#point === this.#comma;
    const shown = isOpen && this.#example !== undefined ? { example: this.#example } : {};
    if (isOpen && known === undefined) return { ambiguous: true, ...shown };
    const decimal = known ?? (this.#comma > this.#point ? ',' : '.');
    const exponent = this.#texts > 0 && this.#exponents === this.#texts;
    const unit = this.#units.decide(this.#numbers - this.#units.count);
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
