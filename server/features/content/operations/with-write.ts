import type { Deps } from '../../../main/deps.js';
import type { Connection } from '../../../platform/database/database.js';
import type { ContentRecord } from '../content-record.js';
import { conflictingField, databaseFailure, toWriteError } from './write-errors.js';
import type { Model } from '../models.js';

const ATTEMPTS = 5;

/** What another transaction at the same time causes, and a second try gets over: deadlock, serialization. */
const PASSING: ReadonlySet<string> = new Set(['40P01', '40001']);

export interface Attempt {
  readonly transaction: Connection;
  /** Says which fields the server chose the values of: should another record be first to take one, it chooses again. */
  readonly chose: (fields: readonly string[]) => void;
}

/** A change of records in one transaction, tried again where that helps. */
export async function withWrite<T>(deps: Deps, model: Model, work: (attempt: Attempt) => Promise<T>): Promise<T> {
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

/** Tells every listener of a change, one after the other. */
export async function announce(
  { recordListeners }: Deps,
  transaction: Connection,
  event: Parameters<Deps['recordListeners'][number]>[1],
): Promise<void> {
  for (const listener of recordListeners) await listener(transaction, event);
}

/** Two changes within a millisecond still differ in `updatedAt`. */
export function nextInstant(now: Date, current: ContentRecord): string {
  return new Date(Math.max(now.getTime(), Date.parse(current.updatedAt) + 1)).toISOString();
}
