import { pino } from 'pino';
import type { Logger } from 'pino';
import { createBackground } from '../platform/background.js';
import type { Config } from '../config/config.js';
import { modelsOf } from './models.js';
import { createDeps } from './create-deps.js';
import type { Deps } from './deps.js';
import { openFileStore } from '../platform/files/open-file-store.js';
import { createBodyBudget } from '../platform/http/bodies/body-budget.js';
import { createRateLimit } from '../platform/http/limits/rate-limit.js';
import { importsAtOnce } from '../features/imports/run/import-work.js';
import { releaseOrphanedLeases } from '../features/imports/run/release-job.js';
import { openMailer } from '../platform/mail/open-mailer.js';
import { openQueue } from '../platform/queue/pg-boss-queue.js';
import { migrate } from './migrate.js';
import { createThreads } from '../platform/threads/threads.js';
import { openDatabaseClock } from '../platform/database/database-clock.js';
import { openDatabase } from '../platform/database/open-database.js';
import type { Platform } from '../platform/platform.js';
import { JOB_NAMES, startSweeping, startWork } from './work.js';
import { alignFileUrls } from '../features/uploads/file-record.js';
import { checkWebhooks } from '../features/webhooks/record-webhooks.js';

/** The entry file of the threads, for `threadFile`. */
export const TASK_THREAD = 'main/task-thread';

/** The opened dependencies of all operations, and how to close them. */
export interface OpenDeps {
  readonly deps: Deps;
  /** Takes no new jobs, lets running ones finish, then closes the queue and the database. */
  close(): Promise<void>;
}

export interface OpenDepsOptions {
  readonly log?: Logger;
  /** Called once when the embedded database has stopped. Nothing works after that, and the process should exit. */
  readonly onStop?: (error: Error) => void;
  /** Called before the embedded database is created in `folder`, which takes a few seconds. */
  readonly onNewDatabase?: (folder: string) => void;
}

/**
 * Opens the database, migrates it, then opens the queue and the rest, in order. From then on this process runs jobs
 * (imports, webhooks, mails), unless its role is `web`. Closes what was opened when a later step fails.
 */
export async function openDeps(
  config: Config,
  { log = pino({ level: config.logLevel }), onStop, onNewDatabase }: OpenDepsOptions = {},
): Promise<OpenDeps> {
  const models = modelsOf(config);
  for (const warning of models.warnings) log.warn(warning);
  checkWebhooks(config.webhooks, models);
  const background = createBackground(log);
  const opened: (() => Promise<void>)[] = [];
  const close = async (): Promise<void> => {
    for (const closeOne of opened.splice(0).reverse()) await background.run('stop', closeOne);
  };
  try {
    const database = await openDatabase(config, {
      onNew: onNewDatabase,
      onError: (error) => log.error({ err: error }, 'The database failed'),
      onRepair: (sentence) => log.warn(sentence),
      onStop: (error) => {
        log.fatal({ err: error }, 'The database has stopped');
        onStop?.(error);
      },
    });
    opened.push(() => database.close());
    await migrate(database, models, config);
    const queue = await openQueue(database, { names: JOB_NAMES, log, background });
    opened.push(() => queue.stop());
    const threads = createThreads({ entry: TASK_THREAD, engines: importsAtOnce(config), log });
    opened.push(() => threads.close());
    const clock = await openDatabaseClock(database, background);
    opened.push(() => clock.close());
    const { now } = clock;
    const platform: Platform = {
      database,
      queue,
      files: await openFileStore(config.filesUrl, { dataDir: config.dataDir, environment: process.env }),
      mailer: openMailer(config, { log, now }),
      threads,
      bodies: createBodyBudget(),
      rateLimit: createRateLimit(config.rateLimit, database),
      log,
      background,
      now,
    };
    const deps = createDeps(platform, { config, models });
    await database.transaction((transaction) => alignFileUrls(deps, transaction));
    if (config.role !== 'web') {
      // This process has its database to itself, so the process that held any running import is gone.
      if (database.kind === 'embedded') await releaseOrphanedLeases(deps);
      await startWork(deps);
      opened.push(startSweeping(deps));
    }
    return { deps, close };
  } catch (error) {
    await close();
    throw error;
  }
}
