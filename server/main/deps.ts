import type { Logger } from 'pino';
import type { Assistant } from '../features/assistant/assistant.js';
import type { Passwords } from '../features/auth/passwords/passwords.js';
import type { Background } from '../platform/background.js';
import type { Config } from '../config/config.js';
import type { Models } from '../features/content/models.js';
import type { DeletionGuard, RecordListener } from '../features/content/record-event.js';
import type { FileStore } from '../platform/files/file-store.js';
import type { BodyBudget } from '../platform/http/body-budget.js';
import type { RateLimit } from '../platform/http/rate-limit.js';
import type { ProviderTokens } from '../features/idp/provider-tokens.js';
import type { Mailer } from '../platform/mail/mailer.js';
import type { Queue } from '../platform/queue/queue.js';
import type { Database } from '../platform/database/database.js';
import type { Threads } from '../platform/threads/threads.js';

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
