/*
 * Light entry point: types, and code a page needs before a file is opened. Code that reads files is in `full.ts`, which
 * is loaded in a worker or on demand, never with the page.
 */
export type * from './column.js';
export type { ColumnType } from './rules/column-types.js';
export type { CustomCheck, CustomTransform } from './rules/rule.js';
export type { DeclaredTransformer, Transformer } from './rules/transformers.js';
export type { DeclaredValidator, Validator } from './rules/validators.js';
export type * from './values/format.js';
export type { CellValue, CheckedRow, Row, HostFinding, RowFinding, RowsValidate } from './row.js';
export { setOwn } from './row.js';
export type * from './validation/issues/issue.js';
export type * from './edits/edit-step.js';
export type * from './edits/operation.js';
export type * from './program/program.js';
export type { ProgramProblem, ProgramReading } from './program/read-program.js';
export type * from './source/layout/layout.js';
export { CERTAIN, headerText } from './source/layout/layout.js';
export { MAX_SHEET_ROWS } from './source/sheet-size.js';
export { isLineByLine } from './source/layout/layout.js';
export type { DataBlock, ScanOptions, Table } from './source/table/table.js';
export type { TokenBlock } from './source/table/token-block.js';
export type * from './mapping/column-mapping.js';
export { isPreselected, noSuggestion } from './mapping/column-mapping.js';
export type * from './import-plan.js';
export type * from './result/import-result.js';
export type { BatchColumn, BatchValues, ColumnBatch } from './result/column-batch.js';
export { rowMaker } from './result/column-batch.js';
export { ColumnWriter } from './result/column-writer.js';
export type { RowProgress } from './result/row-progress.js';
export { NO_PROGRESS, progressAfter, summaryOfProgress } from './result/row-progress.js';
export type { RowOf } from './result/typed-row.js';
export type * from './engine-calls.js';
export type * from './review-calls.js';
export type * from './group-calls.js';
export type * from './example-calls.js';
export type * from './search-calls.js';
export { ALL_ROWS, isStateOnly } from './row-view.js';
export type * from './left-out-calls.js';
export { EngineError } from './engine-error.js';
export type { EngineErrorCode } from './engine-error.js';
export { isExpression } from './program/is-expression.js';
export { detectFile, detectFormat } from './source/detect-format.js';
export type { FileFormat } from './source/detect-format.js';
export { knownFormat, withFormatAnswers, withFormatSettings } from './value-formats.js';
export type { FormatSettings } from './value-formats.js';
export { needsSource, sourcesOf } from './mapping/apply-mapping.js';
export { toImportData } from './result/to-import-data.js';
