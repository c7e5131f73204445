import type { Column } from '../column.js';
import type { CellValue } from '../row.js';
import { orderedTransformers } from './transform-rows.js';
import { applyTransformer } from '../rules/transformer-fns.js';
import { createTypedValue } from './typed-value.js';

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
