import { trustedUrl } from './trusted-url.js';

/*
 * Replaces `start-worker.ts` in the script-tag bundle: the worker files are next to the script. A page may only start
 * workers from its own origin, so a script from another origin starts them through a blob that imports them.
 */

/** Only available while the script first runs. */
export const scriptUrl =
  typeof document === 'undefined' ? '' : ((document.currentScript as HTMLScriptElement | null)?.src ?? '');

export function startEngineWorker(): Worker | null {
  return startScript('engine.worker.js');
}

export function startExcelWorker(): Worker | null {
  return startScript('excel.worker.js');
}

export function startSpreadsheetWorker(): Worker | null {
  return startScript('spreadsheet.worker.js');
}

function startScript(name: string): Worker | null {
  if (typeof Worker === 'undefined' || scriptUrl === '') return null;
  const url = new URL(name, scriptUrl).href;
  if (new URL(url).origin === location.origin) return new Worker(trustedUrl(url));
  const loader = new Blob([`importScripts(${JSON.stringify(url)})`], { type: 'text/javascript' });
  return new Worker(trustedUrl(URL.createObjectURL(loader)));
}
