import type { Connection } from './database.js';

/** One forward step. Ids sort in the order of running: `2026-11-21-api-keys`. A step once released never changes. */
export interface Migration {
  readonly id: string;
  readonly up: (transaction: Connection) => Promise<void>;
}
