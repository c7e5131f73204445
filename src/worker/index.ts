export { createRunner } from './runner.js';
export type { Runner, RunnerOptions } from './runner.js';
export { portableColumns } from './portable-columns.js';
export { createExcelReader } from './excel-reader.js';
export type { ExcelReader } from './excel-reader.js';
export { startEngineWorker, startExcelWorker } from './start-worker.js';
