import { compactName } from '../../mapping/names/normalize-name.js';
import type { Column } from '../../column.js';

/** Column ids by each of their names, in the spelling of `compactName`. */
export type ColumnNames = ReadonlyMap<string, string>;

/** Labels, ids and aliases. A name that two columns share refers to the first. */
export function columnNames(columns: readonly Pick<Column, 'id' | 'label' | 'aliases'>[]): ColumnNames {
  const names = new Map<string, string>();
  for (const { id, label, aliases = [] } of columns) {
    for (const name of [label, id, ...aliases]) {
      const key = compactName(name);
      if (key !== '' && !names.has(key)) names.set(key, id);
    }
  }
  return names;
}

export interface NamedRow {
  readonly start: number;
  readonly certain: boolean;
  /** Whether every cell is the name of a column. */
  readonly isWhole: boolean;
}

/** Number of matching column names that rules out chance. */
const ENOUGH = 2;

/**
 * The first row with the names of two or more columns. Rows before it must be a preamble with fewer filled cells;
 * otherwise every cell of it must be a name, and the result is not certain.
 */
export function namedRow(rows: readonly (readonly string[])[], names: ColumnNames): NamedRow | null {
  if (names.size < ENOUGH) return null;
  let widest = 0;
  for (const [start, cells] of rows.entries()) {
    const filled = cells.map(compactCell).filter((name) => name !== '');
    const known = filled.filter((name) => names.has(name));
    const columns = new Set(known.map((name) => names.get(name)));
    const certain = widest < filled.length;
    const isWhole = known.length === filled.length;
    if (columns.size >= ENOUGH && (certain || isWhole)) return { start, certain, isWhole };
    widest = Math.max(widest, filled.length);
  }
  return null;
}

/** Names are short; a long cell is not worth folding. */
export function compactCell(text: string): string {
  return text.length > 300 ? text : compactName(text);
}
