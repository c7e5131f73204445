import { spawn } from 'node:child_process';
import type { ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fillDataDir } from '../../server/testing/embedded-snapshot.js';
import { ADMIN, addressOf, callApi, signIn } from './admin-server.js';

export interface BackendServer {
  readonly origin: string;
  /** Calls the API as the first administrator; rejects when the API returns an error. */
  call<Answer>(method: string, path: string, body?: unknown): Promise<Answer>;
  /** Kills the process, like a crash. */
  kill(): Promise<void>;
  /** Starts it again with the same address and data. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** The built server with its own data; it can crash and restart. */
export async function startBackendServer(): Promise<BackendServer> {
  const folder = await mkdtemp(join(tmpdir(), 'rowgate-backend-'));
  await writeFile(join(folder, 'config.json'), JSON.stringify({ rateLimit: { enabled: false } }));
  await fillDataDir(join(folder, 'data'));
  let server: ChildProcessByStdio<null, Readable, null> | null = null;
  let port = '0';
  let token = '';
  const start = async (): Promise<string> => {
    server = spawn(process.execPath, ['dist/server/main.js'], {
      env: {
        ...process.env,
        PORT: port,
        HOST: '127.0.0.1',
        LOG_LEVEL: 'warn',
        DATA_DIR: join(folder, 'data'),
        ROWGATE_CONFIG: join(folder, 'config.json'),
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    return addressOf(server.stdout);
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const ending = server;
    server = null;
    if (!ending) return;
    const ended = once(ending, 'close');
    ending.kill(signal);
    await ended;
  };
  const origin = await start();
  port = new URL(origin).port;
  token = await signIn(origin);
  return {
    origin,
    call: (method, path, body) => callApi({ origin, token }, method, path, body),
    kill: () => end('SIGKILL'),
    async start() {
      await start();
      token = await signIn(origin);
    },
    async stop() {
      await end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
