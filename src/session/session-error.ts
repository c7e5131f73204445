import { EngineError } from '../engine/index.js';
import type { SessionError } from './session-state.js';

/** A failure the host's own code is answerable for; its message is for the user. */
export class HostError extends Error {
  override readonly name = 'HostError';
  readonly code = 'host';

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** The host took the delivery, but not all of its rows; those are marked in the review. */
export class RowsRefusedError extends Error {
  override readonly name = 'RowsRefusedError';
  readonly code = 'rows-refused';

  constructor(readonly count: number) {
    super(`${count} rows were refused.`);
  }
}

/** A failure as the screens show it. Aborted work is no failure. */
export function sessionErrorOf(error: unknown): SessionError | null {
  if (error instanceof EngineError) return { code: error.code, params: error.params };
  if (error instanceof RowsRefusedError) return { code: error.code, params: { count: error.count } };
  if (error instanceof HostError) return { code: 'host', params: {}, message: error.message };
  if (error instanceof Error && error.name === 'AbortError') return null;
  return { code: 'unexpected', params: { reason: error instanceof Error ? error.message : String(error) } };
}
