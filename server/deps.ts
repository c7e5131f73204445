import type { Logger } from 'pino';
import type { Assistant } from './assistant/assistant.js';
import type { Passwords } from './auth/passwords.js';
import type { Background } from './background.js';
import type { Config } from './config.js';
import type { Models } from './content/models.js';
import type { DeletionGuard, RecordListener } from './content/record-event.js';
import type { FileStore } from './files/file-store.js';
import type { BodyBudget } from './http/body-budget.js';
import type { RateLimit } from './http/rate-limit.js';
import type { ProviderTokens } from './idp/provider-tokens.js';
import type { Mailer } from './mail/mailer.js';
import type { Queue } from './queue/queue.js';
import type { Database } from './storage/database.js';
import type { Threads } from './threads/threads.js';

/** What operations work with. Built once in `main.ts`, or by `buildTestApp()`. */
export interface Deps {
  readonly config: Config;
  readonly database: Database;
  readonly models: Models;
  /** Told of each change of a record, in its transaction. */
  readonly recordListeners: readonly RecordListener[];
  /** Asked before a record is deleted, in the same transaction. */
  readonly deletionGuards: readonly DeletionGuard[];
  readonly queue: Queue;
  readonly files: FileStore;
  readonly mailer: Mailer;
  readonly passwords: Passwords;
  readonly bodies: BodyBudget;
  readonly rateLimit: RateLimit;
  /** Absent where tokens of an identity provider are not taken. */
  readonly providerTokens: ProviderTokens | undefined;
  readonly assistant: Assistant;
  readonly threads: Threads;
  readonly log: Logger;
  readonly background: Background;
  readonly now: () => Date;
}
