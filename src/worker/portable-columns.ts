import type { Column, Transformer } from '../engine/index.js';

/**
 * Columns as they can cross to a worker: functions stay behind, and run where they can.
 * A `custom` transformer stays as a mark, since the engine stops there and leaves the rest to the host.
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

/** Hosts hang members of their own on columns; those that are data may come along. */
function withoutFunctions<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, member]) => typeof member !== 'function')) as T;
}
