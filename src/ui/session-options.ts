import type { BackendAdapter } from '../adapters/index.js';
import type { SessionOptions } from '../session/index.js';
import type { CSVImporterProps } from './csv-importer-props.js';

/** The props an import depends on, under the names a session gives them. */
export function sessionOptions(props: CSVImporterProps, adapter: BackendAdapter | undefined): SessionOptions {
  return {
    columns: props.columns,
    schema: props.schema,
    dynamicColumns: props.dynamicColumns,
    rowHandling: props.invalidRowHandling,
    includeUnmatchedColumns: props.includeUnmatchedColumns,
    skipHeaderRowSelection: props.skipHeaderRowSelection,
    resultShape: props.resultShape,
    onComplete: props.onComplete as SessionOptions['onComplete'],
    onBatch: props.onBatch,
    batchSize: props.batchSize,
    waitOnComplete: props.waitOnComplete,
    validateRows: props.validateRows,
    adapter,
    user: props.user,
    metadata: props.metadata,
    demoData: props.demoData,
    language: props.language,
    limits: props.limits,
    startEngineWorker: props.createWorker,
  };
}
