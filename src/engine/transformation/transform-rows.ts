import type { DeclaredTransformer, Transformer } from '../rules/transformers.js';
import type { KnownFormat } from '../values/format.js';
import type { Column } from '../column.js';
import type { OptionMatch } from '../mapping/column-mapping.js';
import type { CellValue } from '../row.js';
import { applyTransformer } from '../rules/transformer-fns.js';
import { createTypedValue } from './typed-value.js';

export interface TransformColumn {
  readonly column: Column;
  readonly format?: KnownFormat;
  readonly optionMatches: readonly OptionMatch[];
}

export interface RowTransform {
  /** The texts of one row, in the order of the columns, as values to deliver. */
  apply(cells: readonly string[]): CellValue[];
}

/**
 * Compiles what happens to the cells of each column on the way out: option match, `pre` then `post` transformers in
 * the order listed, the type. The first `custom` transformer ends it; `finishOnHost` goes on from there.
 */
export function createRowTransform(
  columns: readonly TransformColumn[],
  { language }: { readonly language?: string } = {},
): RowTransform {
  const transforms = columns.map((column) => createCellTransform(column, language));
  return {
    apply: (cells) => transforms.map((transform, position) => transform(cells[position] ?? '')),
  };
}

/** The text that is validated: option match and `pre` transformers applied. */
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

function createCellTransform(
  { column, format, optionMatches }: TransformColumn,
  language?: string,
): (text: string) => CellValue {
  const matches = matchIndex(optionMatches);
  const steps = declaredSteps(orderedTransformers(column));
  const context = { format, language };
  const typed = createTypedValue(column, context);
  if (!matches && steps.length === 0) return typed;
  return (text) => typed(applySteps(matches?.get(text.trim()) ?? text, steps, context));
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

/** Values a person left without an option stay as they are, so they are not listed. */
function matchIndex(matches: readonly OptionMatch[]): ReadonlyMap<string, string> | null {
  const chosen = matches.flatMap(({ from, to }): [string, string][] => (to === null ? [] : [[from, to]]));
  return chosen.length === 0 ? null : new Map(chosen);
}

export function hasCustom({ transformations }: Column): boolean {
  return transformations?.some(({ type }) => type === 'custom') ?? false;
}

/**
 * Runs the transformers of a column from its first `custom` on, over the value `RowTransform` gave.
 * A `custom` function gets the typed value (`null` where empty) and its result is taken as it is; a declared
 * transformer behind it works on text and gives the value its type again. What a function throws is the host's.
 */
export function finishOnHost(column: Column, value: CellValue): CellValue {
  const transformers = orderedTransformers(column);
  const first = transformers.findIndex(({ type }) => type === 'custom');
  if (first < 0) return value;
  const typed = createTypedValue(column, {});
  let result: unknown = value;
  for (const transformer of transformers.slice(first)) {
    if (transformer.type === 'custom') {
      result = transformer.fn(result);
      continue;
    }
    const before = textOf(result);
    const after = before === null ? null : applyTransformer(before, transformer, {});
    if (after !== before && after !== null) result = typed(after);
  }
  return (result ?? null) as CellValue;
}

/** `null` for what a function gave that is no text, such as a `Date`: transformers of text leave it alone. */
function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' || typeof value === 'function' ? null : String(value);
}
