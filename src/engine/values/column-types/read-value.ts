import type { Column } from '../../column.js';
import { currencyText, percentText } from './amount.js';
import type { AmountText } from './amount.js';
import { readTime } from './clock.js';
import { readIban } from './iban.js';
import { readUrl } from './url.js';
import { readUuid } from './uuid.js';

/** The delivered value of a trimmed text; `null` when it is not valid. */
export type ReadValue = (text: string) => string | null;

/** How the values of column types that need no other value of their column are read. */
export const readValue = {
  time: readTime,
  url: readUrl,
  uuid: readUuid,
  iban: readIban,
} as const satisfies Readonly<Record<string, ReadValue>>;

/** Column types that are read value by value. */
export type ReadType = keyof typeof readValue | 'country';

/** How the values of column types that are numbers become the texts of numbers. */
export const amountText = {
  percent: () => percentText,
  currency: ({ currency }) => currencyText(currency),
} as const satisfies Readonly<Record<string, (column: Column) => AmountText>>;
