import type { CallAnswer, CallEvent, CallName, CallParams, CallResult } from '../../../src/engine/full.js';
import type { ReaderOrder } from './batch-reader.js';
import type { ThreadFailure } from './failure.js';

/** The file an engine thread works on. Blobs backed by files cannot be sent to threads. */
export interface EngineSource {
  /** Files that together form one file, in order. */
  readonly paths: readonly string[];
  /** For files the engine creates; the caller removes it. */
  readonly folder: string;
}

/** Parameters of a call from outside the thread, which already knows the file. */
export type SourcedParams<N extends CallName> = N extends 'table-open' ? Omit<CallParams<N>, 'blob'> : CallParams<N>;

/** One call at a time. */
export type ToEngineThread =
  | {
      readonly type: 'call';
      readonly name: CallName;
      readonly params: SourcedParams<CallName>;
      /** Reads the batches of `columns-deliver`; the answer to each is that it was taken. */
      readonly reader?: ReaderOrder;
    }
  | { readonly type: 'answer'; readonly answer: CallAnswer<CallName> }
  | { readonly type: 'close' };

export type FromEngineThread =
  | { readonly type: 'event'; readonly event: CallEvent<CallName> }
  /** Answered in this order. Contains what the call asks, or what a reader has made of it. */
  | { readonly type: 'ask'; readonly question: unknown }
  | { readonly type: 'result'; readonly result: CallResult<CallName> }
  | { readonly type: 'failed'; readonly failure: ThreadFailure };
