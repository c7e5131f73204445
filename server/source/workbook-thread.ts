import { readFile, writeFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { EngineError } from '../../src/engine/full.js';
import { openSheet } from './open-sheet.js';
import type { WorkbookAnswer, WorkbookTask } from './workbook-messages.js';

/** Entry of the thread that rewrites a sheet as text: a large workbook takes seconds and hundreds of megabytes. */
async function run({ path, target, sheet }: WorkbookTask): Promise<WorkbookAnswer> {
  try {
    const opened = await openSheet(new Uint8Array(await readFile(path)), sheet);
    await writeFile(target, opened.parts);
    return { type: 'opened', sheet: opened.sheet };
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return { type: 'refused', code: error.code, params: error.params };
  }
}

parentPort?.postMessage(await run(workerData as WorkbookTask));
