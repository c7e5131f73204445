import { compactName } from '../../mapping/normalise-name.js';
import type { Column } from '../../column.js';

/** Ids of the columns by each name they have, in the spelling of `compactName`. */
export type ColumnNames = ReadonlyMap<string, string>;

/** Labels, ids and aliases. A name that two columns share stands for the first. */
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

/** Columns whose names a row has to show so that it is not data by chance. */
const ENOUGH = 2;

/**
 * The first row that shows the names of two or more columns. Rows before it have to be a preamble, that is, to fill
 * fewer cells; where they do not, every cell of it has to be a name, and it is not certain.
 */
export function namedRow(
  rows: readonly (readonly string[])[],
  names: ColumnNames,
): { readonly start: number; readonly certain: boolean } | null {
  if (names.size < ENOUGH) return null;
  let widest = 0;
  for (const [start, cells] of rows.entries()) {
    const filled = cells.map(compactCell).filter((name) => name !== '');
    const known = filled.filter((name) => names.has(name));
    const columns = new Set(known.map((name) => names.get(name)));
    const certain = widest < filled.length;
    if (columns.size >= ENOUGH && (certain || known.length === filled.length)) return { start, certain };
    widest = Math.max(widest, filled.length);
  }
  return null;
}

/** Names are short; a long cell is not worth the work. */
function compactCell(text: string): string {
  return text.length > 300 ? text : compactName(text);
}
