import type { ColumnType } from '../rules/column-types.js';
import type { Column } from '../column.js';
import type { CellValue } from '../row.js';
import { parseBoolean } from '../values/booleans.js';
import { formatDate, ISO_DATE } from '../values/dates.js';
import { readDate, readNumber } from '../rules/transformer-fns.js';
import type { TransformContext } from '../rules/transformer-fns.js';

export interface TypingContext extends TransformContext {
  readonly language?: string;
}

/** Gives a trimmed, non-empty text the type of its column. What does not parse stays text. */
export type TypeText = (text: string) => CellValue;

const typeTextMakers: Partial<Record<ColumnType, (column: Column, context: TypingContext) => TypeText>> = {
  number: (_column, context) => (text) => {
    const parsed = readNumber(text, context);
    return parsed?.exact ? parsed.value : text;
  },
  boolean:
    (_column, { language }) =>
    (text) =>
      parseBoolean(text, language) ?? text,
  date: (column, context) => {
    if (hasOwnDateFormat(column)) return (text) => text;
    return remembered((text) => {
      const date = readDate(text, context);
      return date ? formatDate(date, ISO_DATE) : text;
    });
  },
  select: ({ options = [] }) => {
    const spellings = optionSpellings(options);
    return (text) => spellings.get(text) ?? spellings.get(text.toLowerCase()) ?? text;
  },
  email: () => (text) => text,
  phone: () => (text) => text,
  custom_regex: () => (text) => text,
};

/** A column of dates has few different ones, each of which takes long to read. */
const REMEMBERED = 4096;

function remembered(typeText: TypeText): TypeText {
  const known = new Map<string, CellValue>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const value = typeText(text);
    if (known.size === REMEMBERED) known.clear();
    known.set(text, value);
    return value;
  };
}

/** A text as the value it is delivered as: blank is `null`, free text keeps its blanks. */
export function createTypedValue(column: Column, context: TypingContext): (text: string) => CellValue {
  const typeText = typeTextMakers[column.type ?? 'string']?.(column, context);
  return (text) => {
    const trimmed = text.trim();
    if (trimmed === '') return null;
    return typeText ? typeText(trimmed) : text;
  };
}

/** The developer asked for dates in a form of their own, which is what they get. */
function hasOwnDateFormat({ transformations = [] }: Column): boolean {
  return transformations.some(
    (transformer) => transformer.type === 'normalize_date' && (transformer.format ?? ISO_DATE) !== ISO_DATE,
  );
}

/** Options by their own spelling and, where no two differ in nothing else, in lower case. */
function optionSpellings(options: readonly string[]): ReadonlyMap<string, string> {
  const spellings = new Map<string, string>();
  const folded = new Map<string, string | null>();
  for (const option of options) {
    spellings.set(option.trim(), option);
    const key = option.trim().toLowerCase();
    folded.set(key, folded.has(key) && folded.get(key) !== option ? null : option);
  }
  for (const [key, option] of folded) if (option !== null && !spellings.has(key)) spellings.set(key, option);
  return spellings;
}
