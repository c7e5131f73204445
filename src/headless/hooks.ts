/* An import for screens of one's own: nothing of it is in ours. */
export { replaceProgram } from './replace-program.js';
export { useCellInput } from './use-cell-input.js';
export { useDropZone } from './use-drop-zone.js';
export { useImporter } from './use-importer.js';
export { useImporterRows } from './use-importer-rows.js';
export { useImporterState, useImporterWords } from './use-importer-state.js';
export type { HeadlessImporter, ImporterActions } from './headless-importer.js';
export type { ImporterCell, ImporterRow, WordedIssue } from './importer-rows.js';
export type * from '../session/state/importer-state.js';
export type { ImporterWords } from './importer-words.js';
export type { Replacement } from './replace-program.js';
export type { RowReader } from './row-reader.js';
export type { TableProps } from './table-props.js';
export type { CellInput } from './use-cell-input.js';
export type { DropZone } from './use-drop-zone.js';
export type { ImporterRows, RowWindowRange } from './use-importer-rows.js';
