export { ACCEPTED_FILES } from './headless/index.js';
export type { ImporterOptions } from './headless/index.js';
export {
  replaceProgram,
  useCellInput,
  useDropZone,
  useImporter,
  useImporterRows,
  useImporterState,
  useImporterWords,
} from './headless/hooks.js';
export type {
  AnyStep,
  CellInput,
  CompleteState,
  DropZone,
  HeaderState,
  HeadlessImporter,
  ImporterActions,
  ImporterCell,
  ImporterRow,
  ImporterRows,
  ImporterState,
  ImporterWords,
  MapState,
  Replacement,
  ReviewedColumn,
  ReviewState,
  RowReader,
  RowWindowRange,
  SheetState,
  SourceMatch,
  SubmitState,
  TableProps,
  UploadState,
  ValueMatch,
  ValuesQuestion,
  ValuesState,
  WordedIssue,
} from './headless/hooks.js';
export { toImportData } from './engine/index.js';
export type {
  Column,
  ImportData,
  ImportResult,
  Issue,
  IssuePlace,
  LayoutOverrides,
  OptionMatch,
  Program,
  ProgramPreview,
  ResultRow,
  RowFilter,
  RowHandling,
  SourceColumn,
  TableSummary,
  Transformer,
  Validator,
  ValueFormat,
} from './engine/index.js';
export {
  BackendError,
  createContentAdapter,
  createHttpAdapter,
  createLocalAdapter,
  createMemoryAdapter,
  createRestAdapter,
} from './adapters/index.js';
export type { BackendAdapter, BackendJob, OnBatch, TransformProposal, TransformRequest } from './adapters/index.js';
export type { BackendState, Blocker, Busy, SessionError, SheetChoice, Step } from './session/index.js';
export type { SchemaRow } from './schema/index.js';
