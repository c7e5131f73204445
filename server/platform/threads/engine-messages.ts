import type { CallAnswer, CallAsk, CallEvent, CallName, CallParams, CallResult } from '../../../src/engine/full.js';
import type { ThreadFailure } from './failure.js';

/** The file an engine in a thread works on: blobs of files do not cross into threads. */
export interface EngineSource {
  /** Files that are one file, in order. */
  readonly paths: readonly string[];
  /** For files the engine makes; the caller removes it. */
  readonly folder: string;
}

/** Parameters of a call from outside: the thread knows the file. */
export type SourcedParams<N extends CallName> = N extends 'table-open' ? Omit<CallParams<N>, 'blob'> : CallParams<N>;

/** One call at a time. */
export type ToEngineThread =
  | { readonly type: 'call'; readonly name: CallName; readonly params: SourcedParams<CallName> }
  | { readonly type: 'answer'; readonly answer: CallAnswer<CallName> }
  | { readonly type: 'close' };

export type FromEngineThread =
  | { readonly type: 'event'; readonly event: CallEvent<CallName> }
  | { readonly type: 'ask'; readonly question: CallAsk<CallName> }
  | { readonly type: 'result'; readonly result: CallResult<CallName> }
  | { readonly type: 'failed'; readonly failure: ThreadFailure };
