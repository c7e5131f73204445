import pg from 'pg';
import { StorageError } from './storage-error.js';

const ENDING: ReadonlySet<string | undefined> = new Set(['FATAL', 'PANIC']);

/**
 * Converts connection failures to StorageErrors; failures of statements pass through. The driver and Node report lost
 * connections as plain errors; PostgreSQL sends a message and disconnects.
 */
export function toStorageError(error: unknown): unknown {
  const isEnd = error instanceof pg.DatabaseError ? ENDING.has(error.severity) : isPlain(error);
  if (!isEnd) return error;
  return new StorageError('CONNECTION_FAILED', `The database cannot be reached: ${reasonOf(error)}.`, { cause: error });
}

/** A host name with several addresses fails with one error per address and an empty message. */
export function reasonOf(error: unknown): string {
  if (error instanceof StorageError && error.cause !== undefined) return reasonOf(error.cause);
  const [first] = error instanceof AggregateError ? (error.errors as unknown[]) : [error];
  return first instanceof Error ? first.message : String(first);
}

function isPlain(error: unknown): boolean {
  return error instanceof AggregateError || (error instanceof Error && error.constructor === Error);
}
