import { EngineError } from '../../../src/engine/full.js';
import { ApiError } from '../http/errors.js';
import type { ErrorCode, ErrorDetail } from '../http/errors.js';

/** A failure in a form that can be sent between threads, where an error would lose its class. */
export type ThreadFailure =
  | { readonly type: 'engine'; readonly code: EngineError['code']; readonly params: EngineError['params'] }
  | {
      readonly type: 'api';
      readonly code: ErrorCode;
      readonly message: string;
      readonly details: readonly ErrorDetail[];
    }
  | { readonly type: 'other'; readonly message: string; readonly stack: string | undefined };

export function failureOf(error: unknown): ThreadFailure {
  if (error instanceof EngineError) return { type: 'engine', code: error.code, params: error.params };
  if (error instanceof ApiError) {
    return { type: 'api', code: error.code, message: error.message, details: error.details };
  }
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  return { type: 'other', message, stack };
}

export function errorOf(failure: ThreadFailure): Error {
  if (failure.type === 'engine') return new EngineError(failure.code, failure.params);
  if (failure.type === 'api') {
    return new ApiError(failure.code, { message: failure.message, details: failure.details });
  }
  return Object.assign(new Error(failure.message), { stack: failure.stack });
}
