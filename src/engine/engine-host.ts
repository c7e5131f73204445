import type { CallAnswer, CallAsk, CallEvent, CallName, CallParams, CallResult } from './engine-calls.js';

/**
 * What a call's handler can use besides its result: report progress, ask the caller, yield, and notice cancellation.
 */
export interface CallContext<N extends CallName> {
  readonly signal: AbortSignal;
  emit(event: CallEvent<N>): void;
  /** `transfer`: buffers of the question that are not used here any more. */
  ask(question: CallAsk<N>, transfer?: readonly ArrayBuffer[]): Promise<CallAnswer<N>>;
  /** Yields to other calls when this one has run for a while. */
  pause(): Promise<void>;
}

export type CallHandler<N extends CallName> = (
  params: CallParams<N>,
  context: CallContext<N>,
) => CallResult<N> | Promise<CallResult<N>>;

export type CallHandlers = { readonly [N in CallName]: CallHandler<N> };
