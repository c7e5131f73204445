export type { Runner } from './messages.js';
export { createRunner } from './runner.js';
export type { RunnerOptions } from './runner.js';
export { createPause } from './pause.js';
export { portableColumns } from './portable-columns.js';
export { createExcelReader } from './excel/excel-reader.js';
export type { ExcelReader } from './excel/excel-reader.js';
export { startEngineWorker } from './start-worker.js';
