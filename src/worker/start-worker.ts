import { withTrustedWorker } from './trusted-url.js';

/** The workers are published as files next to the bundle; bundlers recognize exactly this expression. */
export function startEngineWorker(): Worker | null {
  if (typeof Worker === 'undefined') return null;
  return withTrustedWorker(() => new Worker(new URL('./engine.worker.js', import.meta.url), { type: 'module' }));
}

export function startExcelWorker(): Worker | null {
  if (typeof Worker === 'undefined') return null;
  return withTrustedWorker(() => new Worker(new URL('./excel.worker.js', import.meta.url), { type: 'module' }));
}

export function startSpreadsheetWorker(): Worker | null {
  if (typeof Worker === 'undefined') return null;
  return withTrustedWorker(() => new Worker(new URL('./spreadsheet.worker.js', import.meta.url), { type: 'module' }));
}
