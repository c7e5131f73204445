/* Rows as they are looked at: loaded when there are any. */
export { createPages, followImport } from './row-reader.js';
export { withCell } from './with-cell.js';
