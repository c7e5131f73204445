import { DEBIT_OR_CREDIT } from '../number-units.js';
import { splitAmount } from '../numbers.js';
import { isAmountIn, currencyOf } from './currency.js';

/** The number of an amount, with or without a unit that its column can infer; `null` when it is something else. */
export type AmountText = (text: string) => string | null;

const PERCENT = /[%٪﹪％]/u;

/** `12.5 %`, `%12` and `12.5` without the sign: percentages are numbers of hundredths. */
export function percentText(text: string): string | null {
  const [before = '', after, ...others] = text.split(PERCENT);
  if (others.length > 0) return null;
  if (after !== undefined && /\p{N}/u.test(before) && /\p{N}/u.test(after)) return null;
  const number = after === undefined ? text : `${before.trimEnd()}${after.trimStart()}`;
  return splitAmount(number) === null ? number : null;
}

/** `$5` and `5 USD` in the same form; without the currency if the column has one, which is then the only one allowed. */
export function currencyText(code: string | undefined): AmountText {
  return (text) => {
    const split = splitAmount(text);
    if (!split || split.unit === DEBIT_OR_CREDIT) return text;
    const { unit, number } = split;
    if (code !== undefined) return isAmountIn(code.toUpperCase(), unit) ? number : null;
    const currency = currencyOf(unit);
    return currency === null ? null : `${number} ${currency}`;
  };
}
