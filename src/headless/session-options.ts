import type { BackendAdapter } from '../adapters/index.js';
import type { SessionOptions } from '../session/index.js';
import type { ImporterOptions } from './importer-options.js';

/** What an import depends on, under the names a session gives it. */
export function sessionOptions(options: ImporterOptions, adapter: BackendAdapter | undefined): SessionOptions {
  return {
    columns: options.columns,
    schema: options.schema,
    dynamicColumns: options.dynamicColumns,
    rowHandling: options.invalidRowHandling,
    includeUnmatchedColumns: options.includeUnmatchedColumns,
    dateOrder: options.dateOrder,
    decimal: options.decimal,
    skipHeaderRowSelection: options.skipHeaderRowSelection,
    resultShape: options.resultShape,
    onComplete: options.onComplete as SessionOptions['onComplete'],
    onBatch: options.onBatch,
    onClose: options.onClose,
    batchSize: options.batchSize,
    waitOnComplete: options.waitOnComplete,
    validateRows: options.validateRows,
    adapter,
    user: options.user,
    metadata: options.metadata,
    demoData: options.demoData,
    language: options.language,
    limits: options.limits,
    startEngineWorker: options.createWorker,
  };
}
