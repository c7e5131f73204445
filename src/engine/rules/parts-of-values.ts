import type { Column } from '../column.js';
import { countries } from '../pieces/countries.js';
import { types } from '../pieces/types.js';
import type { AmountText } from '../values/column-types/amount.js';
import type { ReadType, ReadValue } from '../values/column-types/read-value.js';

/** How a column's texts become those of numbers; `undefined` if they are numbers as they are. */
export function amountsOf(column: Column): AmountText | undefined {
  const { type } = column;
  return type === 'percent' || type === 'currency' ? types().amountText[type](column) : undefined;
}

/** The date in a column's texts, `null` if they are not valid; `undefined` if they are dates as they are. */
export function datesOf({ type }: Column): ((text: string) => string | null) | undefined {
  return type === 'datetime' ? (text) => types().splitDateTime(text)?.date ?? null : undefined;
}

/** How the values of a type that needs no other value of its column are read. */
export function readerOf(type: ReadType): ReadValue {
  return type === 'country' ? countries().readCountry : types().readValue[type];
}
