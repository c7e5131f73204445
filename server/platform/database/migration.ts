import type { Connection } from './database.js';

/** One forward step. Ids sort in execution order: `2026-11-21-api-keys`. A released step never changes. */
export interface Migration {
  readonly id: string;
  readonly up: (transaction: Connection) => Promise<void>;
}
