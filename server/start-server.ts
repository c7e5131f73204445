import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import type { Logger } from 'pino';
import { createApp } from './app.js';
import { ensureAdmin } from './auth/ensure-admin.js';
import type { NewAdmin } from './auth/ensure-admin.js';
import { createPasswords } from './auth/passwords.js';
import { sweepAuth } from './auth/sweep.js';
import type { Config } from './config.js';
import { resolveModels } from './content/models.js';
import type { Deps } from './deps.js';
import { openFileStore } from './files/open-file-store.js';
import { createMetrics } from './http/metrics.js';
import { openMailer } from './mail/open-mailer.js';
import { openQueue } from './queue/pg-boss-queue.js';
import { recordListeners } from './record-listeners.js';
import { startWork } from './start-work.js';
import { migrate } from './storage/migrate.js';
import { openDatabase } from './storage/open-database.js';
import { alignFileUrls } from './uploads/file-record.js';
import { sweepWebhooks } from './webhooks/webhook-work.js';

export interface RunningServer {
  /** As bound; 0 where this process only works on jobs. */
  readonly port: number;
  readonly newAdmin: NewAdmin | undefined;
  /** Lets requests and jobs under way end, then closes everything. */
  stop(): Promise<void>;
}

const SWEEP_EVERY = 60 * 60_000;

/** Opens everything in order and listens. What was opened is closed again when a later step fails. */
export async function startServer(
  config: Config,
  { distFolder, log = pino({ level: config.logLevel }) }: { readonly distFolder?: string; readonly log?: Logger } = {},
): Promise<RunningServer> {
  const opened: (() => Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    for (const close of opened.splice(0).reverse()) await close();
  };
  try {
    const models = resolveModels(config.models);
    const database = await openDatabase(config, {
      onError: (error) => log.error({ err: error }, 'The database failed'),
    });
    opened.push(() => database.close());
    await migrate(database, models, config);
    const queue = await openQueue(database, { log });
    opened.push(() => queue.stop());
    const now = (): Date => new Date();
    const deps: Deps = {
      config,
      database,
      models,
      recordListeners: recordListeners({ config, queue, now }),
      queue,
      files: await openFileStore(config.filesUrl, { dataDir: config.dataDir, environment: process.env }),
      mailer: openMailer(config, { log, now }),
      passwords: createPasswords(),
      log,
      now,
    };
    await database.transaction((transaction) => alignFileUrls(deps, transaction));
    const newAdmin = await ensureAdmin(deps);
    if (config.role !== 'web') {
      await startWork(deps);
      opened.push(startSweeping(deps));
    }
    const port = config.role === 'worker' ? 0 : await listen(deps, distFolder, opened);
    return { port, newAdmin, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Housekeeping that nothing depends on. */
function startSweeping(deps: Deps): () => Promise<void> {
  const sweep = setInterval(() => {
    Promise.all([sweepAuth(deps), sweepWebhooks(deps)]).catch((error: unknown) =>
      deps.log.warn({ err: error }, 'Sweeping failed'),
    );
  }, SWEEP_EVERY).unref();
  return async () => clearInterval(sweep);
}

async function listen(deps: Deps, distFolder: string | undefined, opened: (() => Promise<void>)[]): Promise<number> {
  const { port, host } = deps.config;
  const server = createServer(createApp(deps, { distFolder, metrics: createMetrics({ ofProcess: true }) }));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, resolve);
  });
  opened.push(
    () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
      }),
  );
  return (server.address() as AddressInfo).port;
}
