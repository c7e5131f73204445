import type { Column } from '../column.js';

/** Whether the column needs a value in every row. */
export function isRequired({ validators = [] }: Pick<Column, 'validators'>): boolean {
  return validators.some(({ type }) => type === 'required');
}

/** Whether an empty cell of the column gets a value, so that it is never missing. */
export function hasDefault({ transformations = [] }: Pick<Column, 'transformations'>): boolean {
  // Hosts without types may pass a number.
  return transformations.some((step) => step.type === 'default' && `${step.value}`.trim() !== '');
}
