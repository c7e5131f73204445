/* The public API: an import for your own UI. */
export { replaceProgram } from './replace-program.js';
export { useCellInput } from './use-cell-input.js';
export { ACCEPTED_FILES, useDropZone } from './use-drop-zone.js';
export { useImporterRows } from './use-importer-rows.js';
export { useImporterState, useImporterWords } from './use-importer-state.js';
export type { ImporterCall, ImporterOptions } from './importer-options.js';
export type { HeadlessImporter, ImporterActions } from './headless-importer.js';
export type { Replacement } from './replace-program.js';
export type { RowReader } from './row-reader.js';
export type { CellInput } from './use-cell-input.js';
export type { DropZone } from './use-drop-zone.js';
export type {
  ImporterCell,
  ImporterRow,
  ImporterRows,
  RowWindowRange,
  TableProps,
  WordedIssue,
} from './use-importer-rows.js';
export type { ImporterWords } from './wording.js';
/* For `src/ui` only. */
export type { RowActions } from './row-reader.js';
export { importerWords } from './wording.js';
export { useDragOver } from './use-drag-over.js';
export { createImporter } from './headless-importer.js';
export { useIsomorphicLayoutEffect, useOwnedImporter } from './use-owned-importer.js';
export type { OwnedImporter } from './headless-importer.js';
export type { RowPages, RowRange } from './row-pages.js';
