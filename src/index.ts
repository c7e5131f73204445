export { CSVImporter } from './ui/index.js';
export type { CSVImporterProps, ImporterClassNames } from './ui/index.js';
export { toImportData } from './engine/index.js';
export type {
  CellValue,
  CheckedRow,
  Column,
  ColumnType,
  CustomCheck,
  CustomTransform,
  DateOrderSetting,
  DecimalSetting,
  ImportData,
  ImportResult,
  ImportSummary,
  Issue,
  IssueCode,
  ResultColumns,
  ResultRow,
  Row,
  RowFinding,
  RowHandling,
  RowOf,
  RowsValidate,
  Transformer,
  Validator,
} from './engine/index.js';
export {
  BackendError,
  createContentAdapter,
  createHttpAdapter,
  createLocalAdapter,
  createMemoryAdapter,
  createRestAdapter,
} from './adapters/index.js';
export type {
  BackendAdapter,
  BackendErrorCode,
  BackendFinding,
  BackendJob,
  BatchContext,
  CallOptions,
  ContentAdapterOptions,
  DeliverOptions,
  GetToken,
  HttpAdapterOptions,
  ImporterConfiguration,
  LocalAdapterOptions,
  MemoryAdapter,
  MemoryAdapterOptions,
  OnBatch,
  RestAdapterOptions,
  RestBatch,
  RowBatch,
  RowRefusal,
  Submission,
  SubmitOutcome,
  SubmitProgress,
  TakeBatch,
  TransformProposal,
  TransformRequest,
} from './adapters/index.js';
export type { DemoFile, ResultOf, ResultOptions, ResultShape, SessionLimits } from './session/index.js';
export type { SchemaRow } from './schema/index.js';
export type { ThemeConfig, ThemePreset, ThemeVariables } from './theme/index.js';
export type { HostI18n, Words } from './i18n/index.js';
