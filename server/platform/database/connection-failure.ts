import pg from 'pg';
import { StorageError } from './storage-error.js';

const ENDING: ReadonlySet<string | undefined> = new Set(['FATAL', 'PANIC']);

/**
 * Tells failures of a connection from those of a statement. The library and Node speak of broken connections in plain
 * errors, PostgreSQL in words after which it hangs up.
 */
export function toStorageError(error: unknown): unknown {
  const isEnd = error instanceof pg.DatabaseError ? ENDING.has(error.severity) : isPlain(error);
  if (!isEnd) return error;
  return new StorageError('CONNECTION_FAILED', `The database cannot be reached: ${reasonOf(error)}.`, { cause: error });
}

/** A name with several addresses fails with one error for each, and no words of its own. */
export function reasonOf(error: unknown): string {
  if (error instanceof StorageError && error.cause !== undefined) return reasonOf(error.cause);
  const [first] = error instanceof AggregateError ? (error.errors as unknown[]) : [error];
  return first instanceof Error ? first.message : String(first);
}

function isPlain(error: unknown): boolean {
  return error instanceof AggregateError || (error instanceof Error && error.constructor === Error);
}
