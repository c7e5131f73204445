import type { CallName, Engine, EngineErrorCode } from '../engine/index.js';
import type { PieceName } from '../engine/pieces/fetched-pieces.js';
import { EngineError } from '../engine/engine-error.js';

/** Where an engine runs. `dispose` ends it and fails open calls. */
export interface Runner extends Engine {
  readonly kind: 'worker' | 'inline';
  /** Whether a call is under way. */
  isBusy(): boolean;
  dispose(): void;
}

/**
 * All messages between a runner and the engine's thread. Each call has a `requestId`; responses to calls that have
 * ended are ignored.
 */
export type ToEngine =
  | { readonly type: 'call-start'; readonly requestId: number; readonly name: CallName; readonly params: unknown }
  | { readonly type: 'call-cancel'; readonly requestId: number }
  /** Answers `piece-ask`; `null`: the page does not know the file. */
  | { readonly type: 'piece-url'; readonly name: PieceName; readonly url: string | null }
  | {
      readonly type: 'ask-answer';
      readonly requestId: number;
      readonly askId: number;
      readonly answer?: unknown;
      readonly failure?: Failure;
    };

export type FromEngine =
  /** First message of a worker that has started. */
  | { readonly type: 'engine-ready' }
  /** Asks for the URL of a piece, which only the page's bundler knows. */
  | { readonly type: 'piece-ask'; readonly name: PieceName }
  | { readonly type: 'call-event'; readonly requestId: number; readonly event: unknown }
  | { readonly type: 'ask-start'; readonly requestId: number; readonly askId: number; readonly question: unknown }
  | { readonly type: 'call-end'; readonly requestId: number; readonly result: unknown }
  | { readonly type: 'call-failed'; readonly requestId: number; readonly failure: Failure };

/** An error as data, because class instances cannot be posted. */
export interface Failure {
  readonly name: string;
  readonly message: string;
  readonly code?: EngineErrorCode;
  readonly params?: Readonly<Record<string, string | number>>;
}

export function toFailure(error: unknown): Failure {
  if (error instanceof EngineError) {
    return { name: error.name, message: error.message, code: error.code, params: error.params };
  }
  if (error instanceof Error) return { name: error.name, message: error.message };
  return { name: 'Error', message: String(error) };
}

export function fromFailure({ name, message, code, params }: Failure): Error {
  if (code) return new EngineError(code, params);
  const error = new Error(message);
  error.name = name;
  return error;
}
