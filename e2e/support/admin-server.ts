import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fillDataDir } from '../../server/testing/embedded-snapshot.js';

export const ADMIN = { email: 'ada@example.com', password: 'a password of the tests' };

export interface AdminServer {
  readonly origin: string;
  /** The URL its webhooks may be sent to. */
  readonly hookUrl: string;
  /** Sets the status that the webhook receiver responds with from now on. */
  readonly receiver: { status: number; body: string; calls: number };
  /** Calls the API as the first administrator; rejects when the API returns an error. */
  call<Answer>(method: string, path: string, body?: unknown): Promise<Answer>;
  /** Creates a user who can sign in with the administrator's password. */
  addUser(name: string, role: string): Promise<{ readonly id: string; readonly email: string }>;
  /** Imports a file with an importer of the first administrator; returns the id of the import. */
  importFile(importer: string, file: { readonly name: string; readonly content: string }): Promise<string>;
  /** Texts of the sent mails. */
  mails(): Promise<readonly string[]>;
  stop(): Promise<void>;
}

/** Calls the API with a token; rejects when the API returns an error. */
export async function callApi<Answer>(
  { origin, token }: { readonly origin: string; readonly token: string },
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer> {
  const response = await fetch(`${origin}${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return (text === '' ? undefined : JSON.parse(text)) as Answer;
}

/** The built server with its own data and configuration, and a receiver for its webhooks. */
export async function startAdminServer(): Promise<AdminServer> {
  const receiver = { status: 204, body: '', calls: 0 };
  const hooks = createServer((request, response) => {
    receiver.calls += 1;
    request.resume().on('end', () => response.writeHead(receiver.status).end(receiver.body));
  });
  await once(hooks.listen(0, '127.0.0.1'), 'listening');
  const folder = await mkdtemp(join(tmpdir(), 'rowgate-admin-'));
  const url = `http://127.0.0.1:${(hooks.address() as AddressInfo).port}/hook`;
  const webhooks = { endpoints: [{ url, secret: 'a secret of the tests', models: ['categories'] }], retries: [0] };
  await writeFile(join(folder, 'config.json'), JSON.stringify({ webhooks, rateLimit: { enabled: false } }));
  await fillDataDir(join(folder, 'data'));
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      DATA_DIR: join(folder, 'data'),
      ROWGATE_CONFIG: join(folder, 'config.json'),
      // The receiver runs on this machine.
      WEBHOOK_ALLOW_PRIVATE: 'true',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'close');
  const origin = await addressOf(server.stdout);
  const token = await signIn(origin);

  const call: AdminServer['call'] = (method, path, body) => callApi({ origin, token }, method, path, body);
  return {
    origin,
    hookUrl: url,
    receiver,
    call,
    async addUser(name, role) {
      const account = { email: `${name.toLowerCase()}@example.com`, name, password: ADMIN.password };
      const { user } = await call<{ user: { id: string; email: string } }>('POST', '/api/auth/signup', account);
      if (role !== 'viewer') await call('PATCH', `/api/admin/users/${user.id}`, { role });
      return user;
    },
    async importFile(importer, { name, content }) {
      const body = new FormData();
      body.set('importer_id', importer);
      body.set('file', new Blob([content]), name);
      const headers = { Authorization: `Bearer ${token}` };
      const response = await fetch(`${origin}/api/v1/imports`, { method: 'POST', headers, body });
      if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`);
      return ((await response.json()) as { id: string }).id;
    },
    async mails() {
      const outbox = join(folder, 'data/outbox');
      const names = await readdir(outbox).catch(() => []);
      return Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')));
    },
    async stop() {
      server.kill('SIGTERM');
      await ended;
      hooks.closeAllConnections();
      hooks.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The address, as the server prints it once it listens. */
export function addressOf(output: Readable): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    output.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const address = /Rowgate is at (http:\/\/[\d.:]+)\//.exec(text)?.[1];
      if (address !== undefined) resolve(address);
    });
    output.on('close', () => reject(new Error(`The server ended before it listened: ${text}`)));
  });
}

export async function signIn(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/auth/signin`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  return ((await response.json()) as { token: string }).token;
}
