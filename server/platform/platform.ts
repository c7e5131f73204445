import type { Logger } from 'pino';
import type { Background } from './background.js';
import type { Database } from './database/database.js';
import type { FileStore } from './files/file-store.js';
import type { BodyBudget } from './http/bodies/body-budget.js';
import type { RateLimit } from './http/limits/rate-limit.js';
import type { Mailer } from './mail/mailer.js';
import type { Queue } from './queue/queue.js';
import type { Threads } from './threads/threads.js';

/**
 * The services every feature builds on. An operation lists the members it uses: `Pick<Platform, 'database' | 'now'>`.
 */
export interface Platform {
  readonly database: Database;
  readonly queue: Queue;
  readonly files: FileStore;
  readonly mailer: Mailer;
  readonly threads: Threads;
  readonly bodies: BodyBudget;
  readonly rateLimit: RateLimit;
  readonly log: Logger;
  readonly background: Background;
  readonly now: () => Date;
}
