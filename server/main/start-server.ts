import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from './app.js';
import { sweepAudit } from '../features/audit/sweep-audit.js';
import { ensureAdmin } from '../features/auth/accounts/administrators.js';
import type { NewAdmin } from '../features/auth/accounts/administrators.js';
import { sweepAuth } from '../features/auth/sweep.js';
import type { Background } from '../platform/background.js';
import type { Config } from '../config/config.js';
import type { Deps } from './deps.js';
import { createMetrics } from '../platform/http/metrics.js';
import { sweepRateLimits } from '../platform/http/rate-limit.js';
import { serverClose } from '../platform/http/server-close.js';
import { demoImporterKey, makeDemoImporter } from '../features/importers/demo-importer.js';
import { freeLeases } from '../features/imports/run/release-job.js';
import { sweepEndedImports, sweepWithdrawals } from '../features/imports/jobs/delete-import.js';
import { sweepImports } from '../features/imports/run/import-work.js';
import { sweepStages } from '../features/imports/records/model-attempt.js';
import { sweepUploads } from '../features/imports/receive/uploads.js';
import { openDeps } from './open-deps.js';
import type { OpenDepsOptions } from './open-deps.js';
import { startWork } from './start-work.js';
import { sweepWebhooks } from '../features/webhooks/webhook-work.js';

export interface RunningServer {
  /** As bound; 0 where this process only works on jobs. */
  readonly port: number;
  readonly background: Background;
  readonly newAdmin: NewAdmin | undefined;
  /** Key of the importer that the first start made. */
  readonly demoKey: string | undefined;
  /** Lets requests and jobs under way end, then closes everything. */
  stop(): Promise<void>;
}

export interface StartOptions extends OpenDepsOptions {
  readonly distFolder?: string;
}

const SWEEP_EVERY = 60 * 60_000;
const IMPORT_SWEEP_EVERY = 5000;

/** Opens everything in order and listens. What was opened is closed again when a later step fails. */
export async function startServer(
  config: Config,
  { distFolder, ...options }: StartOptions = {},
): Promise<RunningServer> {
  const { deps, close } = await openDeps(config, options);
  const started: (() => Promise<void>)[] = [close];
  const stop = async (): Promise<void> => {
    for (const end of started.splice(0).reverse()) await deps.background.run('stop', end);
  };
  try {
    if (config.role !== 'web') {
      // Alone with its database, this process knows that whoever had an import is gone.
      if (deps.database.kind === 'embedded') await freeLeases(deps);
      await startWork(deps);
      started.push(startSweeping(deps));
    }
    const port = config.role === 'worker' ? 0 : await listen(deps, distFolder, started);
    // Last: its password is shown this once, so nothing may fail between making it and showing it.
    const newAdmin = await ensureAdmin(deps);
    return { port, background: deps.background, newAdmin, demoKey: await findDemoKey(deps, newAdmin), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function findDemoKey(deps: Deps, newAdmin: NewAdmin | undefined): Promise<string | undefined> {
  try {
    if (newAdmin) await makeDemoImporter(deps, newAdmin);
    return await demoImporterKey(deps);
  } catch (error) {
    deps.log.warn({ err: error }, 'The demo importer is not available');
    return undefined;
  }
}

/** Milliseconds in which a request must have arrived: a large file over a slow line takes its time. */
const REQUEST_WITHIN = 60 * 60_000;

/** Housekeeping that nothing depends on. */
function startSweeping(deps: Deps): () => Promise<void> {
  const { background, database } = deps;
  const sweeps = [
    background.repeat('sweep sign-ins', () => sweepAuth(deps), { every: SWEEP_EVERY }),
    background.repeat('sweep audit log', () => sweepAudit(deps), { every: SWEEP_EVERY }),
    background.repeat('sweep webhooks', () => sweepWebhooks(deps), { every: SWEEP_EVERY }),
    background.repeat('sweep rate limits', () => sweepRateLimits(database), { every: SWEEP_EVERY }),
    background.repeat('sweep ended imports', () => sweepEndedImports(deps), { every: SWEEP_EVERY }),
    background.repeat('sweep withdrawn requests', () => sweepWithdrawals(deps), { every: SWEEP_EVERY }),
    background.repeat('sweep uploads', () => sweepUploads(deps), { every: SWEEP_EVERY }),
    background.repeat('sweep stages', () => sweepStages(database), { every: SWEEP_EVERY }),
    background.repeat('sweep waiting imports', () => sweepImports(deps), { every: IMPORT_SWEEP_EVERY }),
  ];
  return async () => void (await Promise.all(sweeps.map((stop) => stop())));
}

async function listen(deps: Deps, distFolder: string | undefined, started: (() => Promise<void>)[]): Promise<number> {
  const { port, host } = deps.config;
  const app = createApp(deps, { distFolder, metrics: createMetrics({ ofProcess: true }) });
  const server = createServer({ requestTimeout: REQUEST_WITHIN }, app);
  const close = serverClose(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, resolve);
  });
  started.push(close);
  return (server.address() as AddressInfo).port;
}
