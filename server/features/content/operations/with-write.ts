import type { Platform } from '../../../platform/platform.js';
import type { ContentDeps } from '../content-deps.js';
import { laterThan } from '../../../platform/database/database-clock.js';
import type { Connection } from '../../../platform/database/database.js';
import { ApiError, validationError } from '../../../platform/http/errors.js';
import type { Principal } from '../../../platform/http/principal.js';
import type { ContentRecord } from '../content-record.js';
import type { Model, Models } from '../models.js';
import type { RecordEvent } from '../record-event.js';
import { mayActOnAll } from '../access.js';
import { foreignKeyName, uniqueName } from '../schema/table-specs.js';

const ATTEMPTS = 5;

/** Temporary failures caused by a concurrent transaction, which a retry resolves: deadlock, serialization. */
const PASSING: ReadonlySet<string> = new Set(['40P01', '40001']);

export interface Attempt {
  readonly transaction: Connection;
  /** Reports the fields whose values the server chose: if another record takes one first, the server chooses again. */
  readonly chose: (fields: readonly string[]) => void;
}

/** Changes records in one transaction, retried when that helps. */
export async function withWrite<T>(
  deps: Pick<Platform, 'database'>,
  model: Model,
  work: (attempt: Attempt) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const chosen = new Set<string>();
    const chose = (fields: readonly string[]): void => {
      for (const field of fields) chosen.add(field);
    };
    try {
      return await deps.database.transaction((transaction) => work({ transaction, chose }));
    } catch (error) {
      const isPassing =
        PASSING.has(databaseFailure(error)?.code ?? '') || chosen.has(conflictingField(model, error) ?? '');
      if (!isPassing || attempt === ATTEMPTS) throw toWriteError(model, error);
    }
  }
}

/** Calls every listener with these changes, one listener after the other. */
export async function announce(
  { recordListeners }: Pick<ContentDeps, 'recordListeners'>,
  transaction: Connection,
  ...events: readonly RecordEvent[]
): Promise<void> {
  for (const listener of recordListeners) await listener(transaction, events);
}

/** `updatedAt` of a record that is changed now. */
export function nextInstant(now: Date, current: ContentRecord): string {
  return laterThan(new Date(current.updatedAt), now).toISOString();
}

interface DatabaseFailure {
  readonly code: string;
  readonly constraint: string | undefined;
}

/** The PostgreSQL error, whichever driver it came through. */
export function databaseFailure(error: unknown): DatabaseFailure | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined;
  const constraint = 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : undefined;
  return { code: error.code, constraint };
}

const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';
/** Several long texts in one index; fields indexed alone are limited before. */
const LIMIT_EXCEEDED = '54000';

/** Name of the unique field whose value another record has. */
function conflictingField(model: Model, error: unknown): string | undefined {
  const failure = databaseFailure(error);
  if (failure?.code !== UNIQUE_VIOLATION) return undefined;
  const fields = [...model.fields.values()];
  return fields.find(({ column }) => column !== undefined && uniqueName(model, column) === failure.constraint)?.name;
}

/** Converts the failure of a write to an ApiError; other errors are returned unchanged. */
function toWriteError(model: Model, error: unknown): unknown {
  const field = conflictingField(model, error);
  if (field !== undefined) return validationError({ field, message: 'Another record already has this value.' });
  const failure = databaseFailure(error);
  if (failure?.code === LIMIT_EXCEEDED) {
    return new ApiError('VALIDATION_ERROR', { message: 'The texts are too long for an index.', cause: error });
  }
  if (failure?.code !== FOREIGN_KEY_VIOLATION) return error;
  // A related record was deleted between the check and the write.
  const relation = [...model.fields.values()].find(({ column, joinTable }) =>
    [
      column === undefined ? '' : foreignKeyName(model.table, column),
      foreignKeyName(joinTable ?? '', 'target_id'),
    ].includes(failure.constraint ?? ''),
  );
  return relation === undefined
    ? error
    : validationError({ field: relation.name, message: 'Does not exist any more.' });
}

/** Converts the failure of a deletion: names what still requires the record, as far as the caller may know. */
export function toDeleteError(models: Models, principal: Principal, error: unknown): unknown {
  const failure = databaseFailure(error);
  if (failure?.code !== FOREIGN_KEY_VIOLATION) return error;
  const owner = models.all.flatMap((model) =>
    [...model.fields.values()].flatMap(({ name, column }) =>
      column !== undefined && foreignKeyName(model.table, column) === failure.constraint ? [{ model, name }] : [],
    ),
  )[0];
  const isKnown = owner !== undefined && mayActOnAll(principal, owner.model, 'read');
  const message = isKnown
    ? `Records of "${owner.model.path}" require this record as "${owner.name}".`
    : 'Other records require this record.';
  return new ApiError('VALIDATION_ERROR', { message, details: [{ field: 'id', message }] });
}
