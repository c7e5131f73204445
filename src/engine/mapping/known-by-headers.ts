import type { Column } from '../column.js';

/**
 * The columns with the headers that a mapping gives them as further names, so that the row with these is taken for the
 * header.
 */
export function knownByHeaders(
  columns: readonly Column[],
  mapping: Readonly<Record<string, string | null>>,
): readonly Column[] {
  return columns.map((column) => {
    const headers = Object.keys(mapping).filter((header) => mapping[header] === column.id);
    return headers.length > 0 ? { ...column, aliases: [...(column.aliases ?? []), ...headers] } : column;
  });
}
