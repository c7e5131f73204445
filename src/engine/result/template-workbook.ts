import { utils, write } from 'xlsx';
import type { Column } from '../column.js';

/** An empty workbook with a heading for every column, and an example row if columns have placeholders. */
export function templateWorkbook(columns: readonly Column[]): Uint8Array<ArrayBuffer> {
  const rows = [columns.map(({ label }) => label)];
  if (columns.some(({ placeholder }) => placeholder)) rows.push(columns.map(({ placeholder = '' }) => placeholder));
  const sheet = utils.aoa_to_sheet(rows);
  sheet['!cols'] = columns.map(({ label }) => ({ wch: Math.max(12, label.length + 2) }));
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Import');
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer);
}
