import type { MessagePort } from 'node:worker_threads';
import type { EngineSource } from './engine-messages.js';
import type { ThreadFailure } from './failure.js';

/** What a thread is given to do, and the port through which it talks meanwhile. */
export type ThreadOrder =
  | { readonly type: 'task'; readonly name: string; readonly input: unknown; readonly port: MessagePort }
  | { readonly type: 'engine'; readonly source: EngineSource; readonly port: MessagePort };

export type TaskAnswer =
  { readonly type: 'result'; readonly result: unknown } | { readonly type: 'failed'; readonly failure: ThreadFailure };

/** First message of a thread: the clock of a task runs from then on. */
export const STARTED = 'started';
