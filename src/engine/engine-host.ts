import type { CallAnswer, CallAsk, CallEvent, CallName, CallParams, CallResult } from './engine-calls.js';

/** What a call can do besides returning: report, ask, give way, and notice that nobody waits any more. */
export interface CallContext<N extends CallName> {
  readonly signal: AbortSignal;
  emit(event: CallEvent<N>): void;
  ask(question: CallAsk<N>): Promise<CallAnswer<N>>;
  /** Gives way to other calls when this one has run for a while. */
  pause(): Promise<void>;
}

export type CallHandler<N extends CallName> = (
  params: CallParams<N>,
  context: CallContext<N>,
) => CallResult<N> | Promise<CallResult<N>>;

export type CallHandlers = { readonly [N in CallName]: CallHandler<N> };
