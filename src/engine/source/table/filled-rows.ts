import type { Table } from './table.js';

/** Rows of the file before its data rows, blank ones not counted: by it and its index, a row is known under any header. */
export function filledRowsBefore({ layout, head }: Pick<Table, 'layout' | 'head'>): number {
  const dataStart = layout.header.start + layout.header.rows;
  const blanks = head.slice(0, dataStart).filter((cells) => cells.every((text) => /^[ \t-\r]*$/.test(text)));
  return dataStart - blanks.length;
}
