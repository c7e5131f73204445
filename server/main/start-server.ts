import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from './app.js';
import type { AppOptions } from './app.js';
import { ensureAdmin } from '../features/auth/accounts/administrators.js';
import type { NewAdmin } from '../features/auth/accounts/administrators.js';
import type { Background } from '../platform/background.js';
import type { Config } from '../config/config.js';
import type { Deps } from './deps.js';
import { createMetrics } from './metrics.js';
import { serverClose } from '../platform/http/server-close.js';
import { demoImporterKey, createDemoImporter } from '../features/importers/demo-importer.js';
import { openDeps } from './open-deps.js';
import type { OpenDepsOptions } from './open-deps.js';

export interface RunningServer {
  /** The bound port; 0 when this process only works on jobs. */
  readonly port: number;
  readonly background: Background;
  readonly newAdmin: NewAdmin | undefined;
  /** Key of the importer created on the first start. */
  readonly demoKey: string | undefined;
  /** Lets requests and jobs in progress finish, then closes everything. */
  stop(): Promise<void>;
}

export type StartOptions = OpenDepsOptions & Pick<AppOptions, 'distFolder'>;

/** Opens everything in order and listens. Closes what was opened when a later step fails. */
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
    let isStarted = false;
    const port = config.role === 'worker' ? 0 : await listen(deps, { distFolder, isStarted: () => isStarted }, started);
    // Last: the password is shown only once, so nothing may fail between creating and showing it.
    const newAdmin = await ensureAdmin(deps);
    const demoKey = await findDemoKey(deps, newAdmin);
    isStarted = true;
    return { port, background: deps.background, newAdmin, demoKey, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function findDemoKey(
  deps: Pick<Deps, 'database' | 'log' | 'now' | 'models'>,
  newAdmin: NewAdmin | undefined,
): Promise<string | undefined> {
  try {
    if (newAdmin) await createDemoImporter(deps, newAdmin);
    return await demoImporterKey(deps);
  } catch (error) {
    deps.log.warn({ err: error }, 'The demo importer is not available');
    return undefined;
  }
}

/** Milliseconds within which a request must have arrived in full; generous, for large files over slow connections. */
const REQUEST_WITHIN = 60 * 60_000;

async function listen(
  deps: Deps,
  options: Pick<AppOptions, 'distFolder' | 'isStarted'>,
  started: (() => Promise<void>)[],
): Promise<number> {
  const { port, host } = deps.config;
  const app = createApp(deps, { ...options, metrics: createMetrics({ ofProcess: true }) });
  const server = createServer({ requestTimeout: REQUEST_WITHIN }, app);
  const close = serverClose(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, resolve);
  });
  started.push(close);
  return (server.address() as AddressInfo).port;
}
