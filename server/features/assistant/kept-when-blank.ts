import type { Expression } from '../../../src/engine/full.js';

/** What a column has stays where `part` is blank: a split never empties a cell. */
export function keptWhenBlank(column: string, part: Expression): Expression {
  return { type: 'if', test: { type: 'blank', of: part }, yes: { type: 'column', column }, no: part };
}
