import type { InferredFormat } from '../engine-calls.js';
import type { DateOrder } from '../import-plan.js';
import { dateEvidence, parseDate } from './dates.js';
import { hasExponent, numberEvidence } from './numbers.js';

export type InferredDateFormat = Required<Pick<InferredFormat, 'dateOrder' | 'ambiguous'>>;
export type InferredNumberFormat = Required<Pick<InferredFormat, 'number' | 'ambiguous'>>;

/** Counts what the texts of a column say about the order of day and month, text by text. */
export class DateOrderTally {
  readonly #fits: Record<DateOrder, number> = { dmy: 0, mdy: 0, ymd: 0 };
  #ambiguous = 0;
  #proofs = 0;
  #dots = 0;

  /** `times` as often as the same text was seen. */
  add(text: string, times = 1): void {
    for (const order of ['dmy', 'mdy', 'ymd'] as const) {
      if (parseDate(text, order)) this.#fits[order] += times;
    }
    const evidence = dateEvidence(text);
    if (evidence === 'dmy' || evidence === 'mdy') this.#proofs += times;
    if (evidence !== 'both') return;
    this.#ambiguous += times;
    if (text.includes('.')) this.#dots += times;
  }

  /**
   * The order most texts fit, one `31.12.` being enough to decide. Where day first and month first fit equally
   * and are different dates, `ambiguous`, with day first for dotted dates and month first for others as a guess.
   */
  settle(): InferredDateFormat {
    const { dmy, mdy, ymd } = this.#fits;
    if (ymd > dmy && ymd > mdy) return { dateOrder: 'ymd', ambiguous: false };
    if (dmy !== mdy) return { dateOrder: dmy > mdy ? 'dmy' : 'mdy', ambiguous: false };
    // As many proofs for one order as for the other are none.
    if (this.#ambiguous + this.#proofs > 0)
      return { dateOrder: this.#dots * 2 > this.#ambiguous ? 'dmy' : 'mdy', ambiguous: true };
    return { dateOrder: 'ymd', ambiguous: false };
  }
}

/** Counts what the texts of a column say about its decimal sign, text by text. */
export class NumberFormatTally {
  #texts = 0;
  #point = 0;
  #comma = 0;
  #both = 0;
  #exponents = 0;

  add(text: string, times = 1): void {
    if (text.trim() === '') return;
    this.#texts += times;
    const evidence = numberEvidence(text);
    if (evidence === '.') this.#point += times;
    if (evidence === ',') this.#comma += times;
    if (evidence === 'both') this.#both += times;
    if (hasExponent(text)) this.#exponents += times;
  }

  /** The decimal sign most texts prove; a point where none proves one. Exponents only when all texts have them. */
  settle(): InferredNumberFormat {
    const decimal = this.#comma > this.#point ? ',' : '.';
    const exponent = this.#texts > 0 && this.#exponents === this.#texts;
    return { number: { decimal, exponent }, ambiguous: this.#both > 0 && this.#point === this.#comma };
  }
}

export function inferDateFormat(texts: readonly string[]): InferredDateFormat {
  const tally = new DateOrderTally();
  for (const text of texts) tally.add(text);
  return tally.settle();
}

export function inferNumberFormat(texts: readonly string[]): InferredNumberFormat {
  const tally = new NumberFormatTally();
  for (const text of texts) tally.add(text);
  return tally.settle();
}
