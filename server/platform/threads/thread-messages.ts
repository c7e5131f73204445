import type { MessagePort } from 'node:worker_threads';
import type { EngineSource } from './engine-messages.js';
import type { ThreadFailure } from './failure.js';

/** A thread's work order, and the port for communicating during it. */
export type ThreadOrder =
  | { readonly type: 'task'; readonly name: string; readonly input: unknown; readonly port: MessagePort }
  | { readonly type: 'engine'; readonly source: EngineSource; readonly port: MessagePort };

export type TaskAnswer =
  { readonly type: 'result'; readonly result: unknown } | { readonly type: 'failed'; readonly failure: ThreadFailure };

/** First message of a thread; the time limit of a task starts with it. */
export const STARTED = 'started';
