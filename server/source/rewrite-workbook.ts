import { EngineError } from '../../src/engine/full.js';
import { startThread } from '../start-thread.js';
import type { WorkbookAnswer, WorkbookTask } from './workbook-messages.js';

/** Milliseconds; a workbook that takes longer was made to. */
const TIME_LIMIT = 120_000;
const MEGABYTES = 1536;

export interface RewriteOptions {
  readonly signal: AbortSignal;
}

/**
 * Writes a sheet of a workbook to a file as delimited text, in a thread of its own that may run out of memory alone.
 * Answers the sheet's name; throws EngineErrors.
 */
export async function rewriteWorkbook(task: WorkbookTask, { signal }: RewriteOptions): Promise<string> {
  signal.throwIfAborted();
  const thread = startThread('source/workbook-thread', {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
  });
  const stop = AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT)]);
  try {
    const answer = await new Promise<WorkbookAnswer>((resolve, reject) => {
      thread.once('message', resolve);
      thread.once('error', (cause) =>
        reject(new EngineError(isTooLarge(cause) ? 'file-too-large' : 'broken-file', {}, cause)),
      );
      thread.once('exit', () => reject(new EngineError('broken-file')));
      stop.addEventListener('abort', () => {
        reject(signal.aborted ? signal.reason : new EngineError('broken-file', {}, stop.reason));
      });
    });
    if (answer.type === 'refused') throw new EngineError(answer.code, answer.params);
    return answer.sheet;
  } finally {
    await thread.terminate();
  }
}

function isTooLarge(error: Error): boolean {
  return (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';
}
