import type { Column } from '../../column.js';
import { readDate, readNumber } from '../../rules/transformer-fns.js';
import { parseBoolean } from '../../values/booleans.js';
import type { KnownFormat } from '../../values/format.js';
import type { SortValue } from './sort-rows.js';

/** How a text of a column is compared: as a number if it is one, otherwise as text. */
export function valueReader(
  { type }: Column,
  format: KnownFormat | undefined,
  language: string | undefined,
): (text: string) => SortValue {
  if (type === 'number') return (text) => readNumber(text.trim(), { format })?.value ?? text;
  if (type === 'boolean') {
    return (text) => {
      const value = parseBoolean(text.trim(), language);
      return value === null ? text : Number(value);
    };
  }
  if (type === 'date') {
    return (text) => {
      const date = readDate(text.trim(), { format });
      return date ? (date.year * 12 + date.month) * 31 + date.day : text;
    };
  }
  return (text) => text;
}
