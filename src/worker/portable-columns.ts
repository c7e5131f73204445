import type { Column, Transformer } from '../engine/index.js';

/**
 * Columns without their functions, so that they can be posted to a worker; the functions run on the host. A `custom`
 * transformer remains as a marker: the engine stops there and leaves the rest to the host.
 */
export function portableColumns(columns: readonly Column[]): Column[] {
  return columns.map(({ validate: _validate, validators, transformations, ...column }) => ({
    ...withoutFunctions(column),
    validators: validators?.filter((validator) => validator.type !== 'custom').map(withoutFunctions),
    transformations: transformations?.map((transformer) =>
      transformer.type === 'custom' ? ({ type: 'custom' } as Transformer) : withoutFunctions(transformer),
    ),
  }));
}

/** Hosts may add members of their own to columns; those that are data are kept. */
function withoutFunctions<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, member]) => typeof member !== 'function')) as T;
}
