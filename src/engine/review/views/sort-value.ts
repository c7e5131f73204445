import type { Column } from '../../column.js';
import type { ColumnType } from '../../rules/column-types.js';
import { createCellTransform } from '../../transformation/transform-rows.js';
import { hasNumbers } from '../../value-formats.js';
import type { KnownFormat } from '../../values/format.js';
import type { SortValue } from './sort-rows.js';

/** How a text of a column is compared: as a number if it is one, otherwise as text. */
export function valueReader(
  column: Column,
  format: KnownFormat | undefined,
  language: string | undefined,
): (text: string) => SortValue {
  const { type } = column;
  const whenOf = WHEN[type ?? 'string'];
  if (!whenOf && type !== 'boolean' && !hasNumbers({ type })) return (text) => text;
  // Only its type says what a value is, whatever is delivered.
  const typed = createCellTransform(
    { column: { ...column, transformations: [] }, format, optionMatches: [] },
    { language },
  );
  return (text) => {
    const value = typed(text);
    const number = typeof value === 'string' ? (whenOf?.(value) ?? Number.NaN) : Number(value);
    return Number.isNaN(number) ? text : number;
  };
}

/** When a delivered value is, in milliseconds; without an offset as if it were UTC. */
const WHEN: Partial<Record<ColumnType, (value: string) => number>> = {
  date: whenOfIso,
  datetime: whenOfIso,
  time: (value) => whenOfIso(`1970-01-01T${value}`),
};
/** A date, its time, and the offset. `Date.parse` reads many other texts, each browser its own. */
const ISO = /^\d{4}-\d\d-\d\d(?:(T\d\d:\d\d:\d\d(?:\.\d+)?)(Z|[+-]\d\d:\d\d)?)?$/u;

function whenOfIso(value: string): number {
  const parts = ISO.exec(value);
  if (!parts) return Number.NaN;
  const [, time, offset] = parts;
  return Date.parse(time !== undefined && offset === undefined ? `${value}Z` : value);
}
