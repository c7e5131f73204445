import { isBackendError } from '../adapters/index.js';
import type { BackendError } from '../adapters/index.js';
import { EngineError } from '../engine/index.js';
import type { Column } from '../engine/index.js';
import type { Busy, SessionError } from './session-state.js';

/** A failure of the host's own code; its message is shown to the user. */
export class HostError extends Error {
  override readonly name = 'HostError';
  readonly code = 'host';

  constructor(cause: unknown) {
    super(reasonOf(cause), { cause });
  }
}

/** The host accepted the delivery but rejected some rows, which are marked in the review. */
export class RowsRefusedError extends Error {
  override readonly name = 'RowsRefusedError';
  readonly code = 'rows-refused';

  constructor(readonly count: number) {
    super(`${count} rows were rejected.`);
  }
}

/** A backend failed the import because of some rows, which are marked in the review. */
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

/** Codes whose message comes from the backend if it has one. */
const CODES_WITH_MESSAGE: readonly BackendError['code'][] = ['rejected', 'failed'];

/** Why a backend call failed, in the form screens show. */
export function backendErrorOf(error: unknown): SessionError {
  if (!isBackendError(error)) return { code: 'unexpected', params: { reason: reasonOf(error) } };
  const message = CODES_WITH_MESSAGE.includes(error.code) ? error.message : '';
  return { code: `backend-${error.code}`, params: {}, ...(message === '' ? {} : { message }) };
}

/** A failure in the form screens show, `null` for aborted work. `what`: the work that failed. */
export function sessionErrorOf(error: unknown, what?: Busy['what']): SessionError | null {
  const shown = errorOf(error, what);
  const mustBeFixedFirst = error instanceof RowsRefusedError || error instanceof BackendRowsError;
  return shown && what === 'submitting' && !mustBeFixedFirst ? { ...shown, retry: 'submit' } : shown;
}

function errorOf(error: unknown, what?: Busy['what']): SessionError | null {
  if (error instanceof EngineError) return { code: error.code, params: error.params };
  if (error instanceof RowsRefusedError) return { code: error.code, params: { count: error.count } };
  if (error instanceof BackendRowsError) {
    return { code: error.code, params: { count: error.count, reason: withFullStop(error.message) } };
  }
  if (isBackendError(error)) return backendErrorOf(error);
  if (error instanceof HostError) {
    const task = what === 'submitting' ? 'import' : 'check';
    return { code: 'host', params: { task, reason: withFullStop(error.message) }, message: error.message };
  }
  if (error instanceof Error && error.name === 'AbortError') return null;
  return { code: 'unexpected', params: { reason: reasonOf(error) } };
}

/** The message of anything thrown or rejected with; empty if there is none. */
function reasonOf(error: unknown): string {
  const reason: unknown = Object(error) === error ? (error as { message?: unknown }).message : error;
  return String(reason ?? '');
}

/** Adds the label of the column, which users know; the id is for developers. */
export function withLabels(error: SessionError | null, columns: readonly Column[]): SessionError | null {
  const id = error?.code === 'invalid-pattern' ? error.params['column'] : undefined;
  if (!error || id === undefined) return error;
  const label = columns.find((column) => column.id === id)?.label ?? id;
  return { ...error, params: { ...error.params, label } };
}

/** Ends the text with a full stop, so that another sentence can follow; an empty text stays empty. */
function withFullStop(text: string): string {
  return text === '' || /[.!?]$/.test(text) ? text : `${text}.`;
}
