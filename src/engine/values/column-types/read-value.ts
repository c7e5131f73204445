import type { Column } from '../../column.js';
import { currencyText, percentText } from './amount.js';
import type { AmountText } from './amount.js';
import { readTime } from './clock.js';
import { readCountry } from './country.js';
import { readIban } from './iban.js';

/** The delivered value of a trimmed text; `null` when it is not valid. */
export type ReadValue = (text: string) => string | null;

/** How the values of column types that need no other value of their column are read. */
export const readValue = {
  time: readTime,
  url: readUrl,
  uuid: readUuid,
  iban: readIban,
  country: readCountry,
} as const satisfies Readonly<Record<string, ReadValue>>;

/** Column types that are read value by value. */
export type ReadType = keyof typeof readValue;

/** How the values of column types that are numbers become the texts of numbers. */
export const amountText = {
  percent: () => percentText,
  currency: ({ currency }) => currencyText(currency),
} as const satisfies Readonly<Record<string, (column: Column) => AmountText>>;

/** Browsers and servers refuse longer ones. */
const LONGEST_URL = 4096;
/** One scheme: pasted behind a prefilled one, a second would become the host. */
const WEB = /^https?:\/\/(?!https?:)[^\s/?#]/iu;
/** The last one may be empty, for the root of all names. */
const EMPTY_LABEL = /^\.|\.\./u;
const SPACE = /[\s\p{Cc}]/u;

/** An address of the web in the form that browsers use; `null` for anything else, also without `http://` or `https://`. */
function readUrl(text: string): string | null {
  if (text.length > LONGEST_URL || !WEB.test(text) || SPACE.test(text)) return null;
  try {
    const { href, hostname } = new URL(text);
    return EMPTY_LABEL.test(hostname) ? null : href;
  } catch {
    return null;
  }
}

const UUID = /^(?:urn:uuid:)?(?:\{([^{}]+)\}|([^{}]+))$/iu;
const DIGITS = /^([\da-f]{8})(-?)([\da-f]{4})\2([\da-f]{4})\2([\da-f]{4})\2([\da-f]{12})$/u;
const LONGEST_UUID = 50;

/** A UUID of any version, in lower case with hyphens: `{6F9619FF-…}`, `urn:uuid:…`, 32 digits. */
function readUuid(text: string): string | null {
  if (text.length > LONGEST_UUID) return null;
  const parts = UUID.exec(text);
  const digits = DIGITS.exec((parts?.[1] ?? parts?.[2] ?? '').toLowerCase());
  if (!digits) return null;
  const [, first, , second, third, fourth, fifth] = digits;
  return [first, second, third, fourth, fifth].join('-');
}
