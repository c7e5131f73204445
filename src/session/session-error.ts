import { isBackendError } from '../adapters/index.js';
import type { BackendError } from '../adapters/index.js';
import { EngineError } from '../engine/index.js';
import type { Column } from '../engine/index.js';
import type { Busy, SessionError } from './session-state.js';

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

/** A backend did not import, and said which rows are to blame; those are marked in the review. */
export class BackendRowsError extends Error {
  override readonly name = 'BackendRowsError';
  readonly code = 'backend-rows';

  constructor(
    readonly count: number,
    cause: BackendError,
  ) {
    super(cause.message, { cause });
  }
}

/** Codes whose sentence comes from the backend, where it has one. */
const OWN_WORDS: readonly BackendError['code'][] = ['rejected', 'failed'];

/** Why a backend did not do what it was asked, as the screens show it. */
export function backendErrorOf(error: unknown): SessionError {
  if (!isBackendError(error)) return { code: 'unexpected', params: { reason: reasonOf(error) } };
  const message = OWN_WORDS.includes(error.code) ? error.message : '';
  return { code: `backend-${error.code}`, params: {}, ...(message === '' ? {} : { message }) };
}

/** A failure as the screens show it. Aborted work is no failure. `what`: the work that failed. */
export function sessionErrorOf(error: unknown, what?: Busy['what']): SessionError | null {
  const shown = errorOf(error, what);
  const mustBeFixedFirst = error instanceof RowsRefusedError || error instanceof BackendRowsError;
  return shown && what === 'submitting' && !mustBeFixedFirst ? { ...shown, retry: 'submit' } : shown;
}

function errorOf(error: unknown, what?: Busy['what']): SessionError | null {
  if (error instanceof EngineError) return { code: error.code, params: error.params };
  if (error instanceof RowsRefusedError) return { code: error.code, params: { count: error.count } };
  if (error instanceof BackendRowsError) {
    return { code: error.code, params: { count: error.count, reason: sentence(error.message) } };
  }
  if (isBackendError(error)) return backendErrorOf(error);
  if (error instanceof HostError) {
    const task = what === 'submitting' ? 'import' : 'check';
    return { code: 'host', params: { task, reason: sentence(error.message) }, message: error.message };
  }
  if (error instanceof Error && error.name === 'AbortError') return null;
  return { code: 'unexpected', params: { reason: reasonOf(error) } };
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** As a customer knows the column: by its label. The id is the developer's. */
export function withLabels(error: SessionError | null, columns: readonly Column[]): SessionError | null {
  const id = error?.code === 'invalid-pattern' ? error.params['column'] : undefined;
  if (!error || id === undefined) return error;
  const label = columns.find((column) => column.id === id)?.label ?? id;
  return { ...error, params: { ...error.params, label } };
}

/** With a full stop, so that another sentence may follow; nothing where there is nothing. */
function sentence(text: string): string {
  return text === '' || /[.!?]$/.test(text) ? text : `${text}.`;
}
