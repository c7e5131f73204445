import type { DeclaredTransformer, Transformer } from '../rules/transformers.js';
import type { KnownFormat } from '../values/format.js';
import type { Column } from '../column.js';
import type { OptionMatch } from '../mapping/column-mapping.js';
import type { CellValue } from '../row.js';
import { applyTransformer, readDate, readNumber } from '../rules/transformer-fns.js';
import { amountsOf, readerOf } from '../rules/parts-of-values.js';
import type { ColumnType } from '../rules/column-types.js';
import { booleans } from '../pieces/booleans.js';
import { options } from '../pieces/options.js';
import { types } from '../pieces/types.js';
import { hasNumbers } from '../value-formats.js';
import type { ReadType } from '../values/column-types/read-value.js';
import { ISO_DATE } from '../values/calendar-date.js';
import { formatDate } from '../values/dates.js';
import type { TransformContext } from '../rules/transformer-fns.js';

export interface TransformColumn {
  readonly column: Column;
  readonly format?: KnownFormat;
  readonly optionMatches: readonly OptionMatch[];
}

export interface RowTransform {
  /** The values to deliver for the texts of one row, in the order of the columns. */
  apply(cells: readonly string[]): CellValue[];
}

/**
 * Compiles how the cells of each column become delivered values: option match, `pre` then `post` transformers in the
 * order listed, then the column type. The option of a select is found before the `post` ones, because finding it again
 * would undo them. The first `custom` transformer ends it; `finishOnHost` continues from there.
 */
export function createRowTransform(
  columns: readonly TransformColumn[],
  { language }: { readonly language?: string } = {},
): RowTransform {
  const transforms = columns.map((column) => createCellTransform(column, { language }));
  return {
    apply: (cells) => transforms.map((transform, position) => transform(cells[position] ?? '')),
  };
}

/**
 * How a column whose cells are delivered as they are in the file reads them: as text, whole or without whitespace around
 * it, or as numbers. `null` for all other columns.
 */
export function plainReading({ column, optionMatches }: TransformColumn): 'whole' | 'trimmed' | 'number' | null {
  if (matchIndex(optionMatches) || declaredSteps(orderedTransformers(column)).length > 0) return null;
  if (hasNumbers(column)) return 'number';
  const makeTypeText = typeTextMakers[column.type ?? 'string'];
  if (makeTypeText) return makeTypeText === keepText ? 'trimmed' : null;
  return 'whole';
}

/** The type of a column's delivered values. */
export function deliveredType(column: Column): 'number' | 'boolean' | 'date' | 'text' {
  const { type } = column;
  if (hasNumbers(column)) return 'number';
  if (type === 'boolean') return type;
  return type === 'date' && !hasOwnDateFormat(column) ? 'date' : 'text';
}

/** The text that is validated: with option match and `pre` transformers applied. */
export function createPreTransform({
  column,
  format,
  optionMatches,
}: TransformColumn): ((text: string) => string) | null {
  const matches = matchIndex(optionMatches);
  const steps = declaredSteps(transformersOf(column, 'pre'));
  if (!matches && steps.length === 0) return null;
  return (text) => applySteps(matches?.get(text.trim()) ?? text, steps, { format });
}

/** The value to deliver for the text of one cell. */
export function createCellTransform(
  given: TransformColumn,
  { language }: { readonly language?: string } = {},
): (text: string) => CellValue {
  const { column, format } = given;
  const context = { format, language };
  const typed = createTypedValue(column, context);
  const pre = createPreTransform(given);
  const post = declaredSteps(orderedTransformers(column)).filter(({ stage }) => stage !== 'pre');
  if (!pre && post.length === 0) return typed;
  if (column.type !== 'select') return (text) => typed(applySteps(pre ? pre(text) : text, post, context));
  const optionOf = (text: string): string => (typed(text) ?? '') as string;
  const steps = post.map((step) => (step.type === 'default' ? { ...step, value: optionOf(step.value) } : step));
  return (text) => {
    const option = optionOf(pre ? pre(text) : text);
    const last = applySteps(option, steps, context);
    return (last === option ? option : last.trim()) || null;
  };
}

/** `pre` before `post`, each in the order listed. */
export function orderedTransformers(column: Column): readonly Transformer[] {
  return [...transformersOf(column, 'pre'), ...transformersOf(column, 'post')];
}

function transformersOf({ transformations = [] }: Column, stage: 'pre' | 'post'): readonly Transformer[] {
  return transformations.filter((transformer) => (transformer.stage ?? 'post') === stage);
}

/** The transformers before the first `custom`. */
function declaredSteps(transformers: readonly Transformer[]): readonly DeclaredTransformer[] {
  const steps: DeclaredTransformer[] = [];
  for (const transformer of transformers) {
    if (transformer.type === 'custom') break;
    steps.push(transformer);
  }
  return steps;
}

function applySteps(
  text: string,
  steps: readonly DeclaredTransformer[],
  context: { readonly format?: KnownFormat },
): string {
  let result = text;
  for (const step of steps) result = applyTransformer(result, step, context);
  return result;
}

/** Values the user left without an option stay unchanged, so they are not listed. */
function matchIndex(matches: readonly OptionMatch[]): ReadonlyMap<string, string> | null {
  const chosen = matches.flatMap(({ from, to }): [string, string][] => (to === null ? [] : [[from, to]]));
  return chosen.length === 0 ? null : new Map(chosen);
}

export function hasCustom({ transformations }: Column): boolean {
  return transformations?.some(({ type }) => type === 'custom') ?? false;
}

/**
 * Runs the transformers of a column from its first `custom` on, over the value of `RowTransform`. A `custom` function
 * gets the typed value (`null` when empty) and its result is used as it is; a declarative transformer after it works on
 * text, and its result is typed again, except for a select. Errors of a function are passed on to the host; a promise
 * is one.
 */
export function finishOnHost(column: Column, value: CellValue): CellValue {
  const transformers = orderedTransformers(column);
  const first = transformers.findIndex(({ type }) => type === 'custom');
  if (first < 0) return value;
  const typed = column.type === 'select' ? (text: string) => text.trim() || null : createTypedValue(column, {});
  let result: unknown = value;
  for (const transformer of transformers.slice(first)) {
    if (transformer.type === 'custom') {
      result = transformer.fn(result);
      if (result instanceof Promise) {
        throw new Error(`The \`custom\` transformation of "${column.id}" is asynchronous; it must return the value`);
      }
      continue;
    }
    const before = textOf(result);
    const after = before === null ? null : applyTransformer(before, transformer, {});
    if (after !== before && after !== null) result = typed(after);
  }
  return (result ?? null) as CellValue;
}

/** `null` for a function's result that is not text, such as a `Date`: text transformers leave it unchanged. */
function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' || typeof value === 'function' ? null : String(value);
}

interface TypingContext extends TransformContext {
  readonly language?: string;
}

/** Converts a trimmed, non-empty text to the type of its column. Text that cannot be parsed stays text. */
type TypeText = (text: string) => CellValue;

const keepText = (): TypeText => (text) => text;

type MakeTypeText = (column: Column, context: TypingContext) => TypeText;

const typeTextMakers: Partial<Record<ColumnType, MakeTypeText>> = {
  number: numberText,
  percent: numberText,
  currency: numberText,
  boolean: (_column, { language }) => memoized((text) => booleans().parseBoolean(text, language) ?? text),
  date: (column, context) => {
    if (hasOwnDateFormat(column)) return (text) => text;
    return memoized((text) => {
      const date = readDate(text, context);
      return date ? formatDate(date, ISO_DATE) : text;
    });
  },
  select: (column) => {
    const optionOf = options().optionReader(column.options ?? []);
    return (text) => optionOf(text) ?? text;
  },
  email: keepText,
  phone: keepText,
  custom_regex: keepText,
  // Days repeat more often than times.
  datetime: (_column, context) => {
    const isoDate = memoized((text) => {
      const date = readDate(text, context);
      return date && formatDate(date, ISO_DATE);
    });
    return (text) => {
      const parts = types().splitDateTime(text);
      const date = parts && isoDate(parts.date);
      return date ? `${String(date)}${parts.clock}` : text;
    };
  },
  time: readText,
  url: readText,
  uuid: readText,
  iban: readText,
  country: readText,
};

function numberText(column: Column, context: TypingContext): TypeText {
  const amountOf = amountsOf(column);
  return (text) => {
    const parsed = readNumber(amountOf ? (amountOf(text) ?? '') : text, context);
    return parsed?.exact ? parsed.value : text;
  };
}

function readText({ type }: Column): TypeText {
  const read = readerOf(type as ReadType);
  return memoized((text) => read(text) ?? text);
}

/** Columns of dates and words repeat their values, which are slow to parse. Ninety years of days. */
const MAX_CACHED = 1 << 15;

function memoized(typeText: TypeText): TypeText {
  const known = new Map<string, CellValue>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const value = typeText(text);
    if (known.size === MAX_CACHED) known.clear();
    known.set(text, value);
    return value;
  };
}

/** The delivered value of a text: `null` when blank; free text keeps its whitespace. */
function createTypedValue(column: Column, context: TypingContext): (text: string) => CellValue {
  const typeText = typeTextMakers[column.type ?? 'string']?.(column, context);
  return (text) => {
    const trimmed = text.trim();
    if (trimmed === '') return null;
    return typeText ? typeText(trimmed) : text;
  };
}

/** The developer requested a date format, so it is kept. */
function hasOwnDateFormat({ transformations = [] }: Column): boolean {
  return transformations.some(
    (transformer) => transformer.type === 'normalize_date' && (transformer.format ?? ISO_DATE) !== ISO_DATE,
  );
}
