import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchServer } from '../server/testing/launch-server.js';
import type { ServerProcess } from '../server/testing/launch-server.js';
import type { DatabaseKind } from '../server/testing/databases.js';
import { startOwnPostgres } from '../server/testing/start-postgres.js';
import type { OwnPostgres } from '../server/testing/start-postgres.js';
import { checkStoppedServer } from './check-records.js';
import { ADMIN, signIn, until } from './client.js';
import type { Client } from './client.js';
import { openGate } from './gate.js';
import type { Gate } from './gate.js';
import { createLedger } from './ledger.js';
import type { Ledger } from './ledger.js';
import { startReceiver } from './receiver.js';
import type { Receiver } from './receiver.js';

export type Role = 'all' | 'web' | 'worker';
type Variables = Readonly<Record<string, string>>;

/** A server with its database, a receiver of webhooks, and what a client knows about them. */
export interface World {
  readonly kind: DatabaseKind;
  /** Where the process with the API is reached, also after it was restarted. */
  readonly address: string;
  readonly folder: string;
  readonly ledger: Ledger;
  readonly receiver: Receiver;
  /** Only with `kind: 'postgres'`. */
  readonly postgres: OwnPostgres;
  /** Between the server and PostgreSQL. */
  readonly databaseGate: Gate;
  /** Megabytes of the server by minutes, where a scenario measures them. */
  readonly curve: [minute: number, megabytes: number][];
  start(role: Role, variables?: Variables): Promise<ServerProcess>;
  signIn(): Promise<Client>;
  /** Waits until every acknowledged import has ended and its webhook has arrived, stops all, and checks what is stored. */
  settle(client: Client, options?: SettleOptions): Promise<void>;
  close(): Promise<void>;
}

interface SettleOptions {
  /** How long imports and webhooks may take. Default 120. */
  readonly seconds?: number;
}

interface WorldOptions {
  readonly kind: DatabaseKind;
  /** Folder of the built server. */
  readonly builtServer: string;
  /** The configuration file, in addition to what all scenarios share. */
  readonly settings?: object;
  readonly variables?: Variables;
  /** The folder of the server's data. Default: a new one. */
  readonly dataDir?: string;
}

/** Retries of webhooks in seconds: soon, so that a scenario need not wait for them. */
const RETRIES = [0, 1, 2, 4, ...Array.from({ length: 40 }, () => 8)];
const SETTLED_WITHIN = 120;

export async function openWorld({ kind, builtServer, settings, ...given }: WorldOptions): Promise<World> {
  const folder = await mkdtemp(join(tmpdir(), 'rowgate-faults-'));
  const dataDir = given.dataDir ?? join(folder, 'data');
  await mkdir(dataDir, { recursive: true });
  const config = join(folder, 'rowgate.config.json');
  const shared = { rateLimit: { enabled: false }, webhooks: { retries: RETRIES, timeout: 2000 } };
  await writeFile(config, JSON.stringify({ ...shared, ...settings }));
  const postgres = kind === 'postgres' ? await startOwnPostgres() : undefined;
  const databaseUrl = postgres && new URL(postgres.address);
  const databaseGate = await openGate({ host: '127.0.0.1', port: Number(databaseUrl?.port ?? 1) });
  if (databaseUrl) databaseUrl.host = `127.0.0.1:${databaseGate.port}`;
  const receiver = await startReceiver();
  const ledger = createLedger();
  const port = await freePort();
  const running = new Set<ServerProcess>();
  const kills = new Set<() => void>();

  return {
    kind,
    address: `http://127.0.0.1:${port}`,
    folder,
    ledger,
    receiver,
    databaseGate,
    curve: [],
    get postgres() {
      if (!postgres) throw new Error('This scenario needs PostgreSQL.');
      return postgres;
    },
    async start(role, variables) {
      const common = { ...ADMIN, DATA_DIR: dataDir, ROWGATE_CONFIG: config, WEBHOOK_ALLOW_PRIVATE: 'true' };
      const process = await launchServer(
        builtServer,
        {
          ...common,
          ROLE: role,
          PORT: String(port),
          ...(databaseUrl && { DATABASE_URL: databaseUrl.href }),
          ...given.variables,
          ...variables,
        },
        { onSpawn: (kill) => kills.add(kill) },
      );
      running.add(process);
      void process.closed.then(() => running.delete(process));
      return process;
    },
    signIn: () => signIn(`http://127.0.0.1:${port}`),
    async settle(client, { seconds = SETTLED_WITHIN } = {}) {
      await until(() => isSettled(client, ledger), { seconds, reason: 'imports are stuck' }).catch((error: Error) =>
        ledger.violations.push(error.message),
      );
      for (const process of running) {
        const code = await process.stop('SIGTERM');
        if (code !== 0) ledger.violations.push(`a server ended with ${code}: ${process.output().slice(-500)}`);
        if (process.output().includes('unhandled rejection')) ledger.violations.push('a failure was not handled');
      }
      const place = { dataDir, databaseUrl: postgres?.address };
      ledger.violations.push(...(await checkStoppedServer(place, { ledger, receiver })));
    },
    async close() {
      for (const kill of kills) kill();
      await Promise.all([...running].map(({ closed }) => closed));
      await Promise.all([databaseGate.close(), receiver.close()]);
      await postgres?.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Whether every acknowledged import has ended, and no webhook waits. Reads the state of all of them. */
async function isSettled(client: Client, ledger: Ledger): Promise<boolean> {
  for (const file of ledger.open()) {
    const job = file.id === undefined ? undefined : await client.job(file.id);
    if (job === undefined) return false;
    ledger.report(file, job.status);
  }
  if (ledger.open().length > 0) return false;
  const pending = await client.call('/api/admin/webhook-deliveries?status=pending&limit=1').catch(() => undefined);
  if ((pending?.body as { meta?: { total: number } } | undefined)?.meta?.total !== 0) return false;
  // A state that was final must still be so.
  for (const file of ledger.files) {
    const job = file.id === undefined ? undefined : await client.job(file.id);
    if (job) ledger.report(file, job.status);
  }
  return true;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
