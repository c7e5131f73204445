import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Express } from 'express';
import { pino } from 'pino';
import request from 'supertest';
import type TestAgent from 'supertest/lib/agent.js';
import { createApp } from '../main/app.js';
import { insertAccount } from '../features/auth/accounts/accounts.js';
import { createPasswords } from '../features/auth/passwords/passwords.js';
import type { Passwords } from '../features/auth/passwords/passwords.js';
import { createBackground } from '../platform/background.js';
import type { Config } from '../config/config.js';
import { modelsOf } from '../main/models.js';
import type { SettingsInput } from '../main/models.js';
import { TASK_THREAD } from '../main/open-deps.js';
import { createDeps } from '../main/create-deps.js';
import type { Deps } from '../main/deps.js';
import type { Platform } from '../platform/platform.js';
import { openFileStore } from '../platform/files/open-file-store.js';
import { createBodyBudget } from '../platform/http/bodies/body-budget.js';
import { createRateLimit } from '../platform/http/limits/rate-limit.js';
import { importsAtOnce } from '../features/imports/run/import-work.js';
import type { Mail } from '../platform/mail/mailer.js';
import { settingsSchema } from '../config/config.js';
import { readVariables } from '../config/read-variables.js';
import type { Database } from '../platform/database/database.js';
import { migrate } from '../main/migrate.js';
import { createThreads } from '../platform/threads/threads.js';
import { fastestDatabase, openTestDatabase } from './databases.js';
import type { DatabaseKind } from './databases.js';
import { startWork } from '../main/work.js';
import { createTestQueue } from './test-queue.js';
import type { TestQueue } from './test-queue.js';

export interface TestAppOptions {
  /**
   * A kind of which to open a fresh database, or an open database, which stays open. Default: the kind that is fastest
   * to create.
   */
  readonly database?: DatabaseKind | Database;
  readonly settings?: SettingsInput;
  readonly config?: Partial<Config>;
  readonly passwords?: Passwords;
  readonly onQuery?: (text: string) => void;
}

export interface TestApp {
  readonly app: Express;
  readonly deps: Deps;
  readonly queue: TestQueue;
  /** The server's current time in milliseconds. */
  readonly clock: { now: number };
  readonly mails: Mail[];
  readonly logLines: string[];
  readonly http: TestAgent;
  /** Creates a user with a password and a token. */
  signIn(
    role: string,
    options?: { readonly email?: string; readonly permissions?: readonly string[] },
  ): Promise<SignedIn>;
  close(): Promise<void>;
}

export interface SignedIn {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
}

const PASSWORD = 'a password of the tests';
const CHEAP = { logCost: 4, blockSize: 8, parallelization: 1 };

/**
 * The whole application on a fresh database. Only time, mail and queue timing are controlled by the test.
 */
export async function buildTestApp({
  database: given = fastestDatabase(),
  settings = {},
  config: more = {},
  passwords = createPasswords({ settings: CHEAP }),
  onQuery,
}: TestAppOptions = {}): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rowgate-test-'));
  const config = testConfig({ dataDir, settings, more });
  const clock = { now: Date.UTC(2026, 10, 21, 9) };
  const mails: Mail[] = [];
  const logLines: string[] = [];
  const models = modelsOf(config);
  const database = typeof given === 'string' ? await openTestDatabase(given, { onQuery }) : given;
  await migrate(database, models, config);
  const now = (): Date => new Date(clock.now);
  const log = pino({ level: 'debug' }, { write: (line: string) => void logLines.push(line) });
  const queue = createTestQueue(now);
  const threads = createThreads({ entry: TASK_THREAD, engines: importsAtOnce(config), log });
  const platform: Platform = {
    database,
    queue,
    files: await openFileStore('file:', { dataDir, environment: {} }),
    mailer: { send: async (mail) => void mails.push(mail) },
    threads,
    bodies: createBodyBudget(),
    rateLimit: createRateLimit(config.rateLimit, database),
    log,
    background: createBackground(log),
    now,
  };
  const deps = createDeps(platform, { config, models, passwords });
  await startWork(deps);
  const app = createApp(deps);
  // Supertest would start a server for each request.
  const server = createServer(app).listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  const http = request(server);
  return {
    app,
    deps,
    queue,
    clock,
    mails,
    logLines,
    http,
    async signIn(role, { email = `${role}@example.com`, permissions } = {}) {
      const passwordHash = await passwords.hash(PASSWORD);
      const account = { email, name: role, role, passwordHash, emailVerified: true };
      await database.transaction((transaction) => insertAccount(deps, transaction, account));
      if (permissions) {
        await database.pool
          .updateTable('users')
          .set({ permissions: [...permissions] })
          .where('email', '=', email)
          .execute();
      }
      const { body } = await http.post('/api/auth/signin').send({ email, password: PASSWORD });
      const { user, token } = body as { user: { id: string }; token: string };
      return { id: user.id, email, password: PASSWORD, token };
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await threads.close();
      if (database !== given) await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function testConfig({
  dataDir,
  settings,
  more,
}: {
  readonly dataDir: string;
  readonly settings: SettingsInput;
  readonly more: Partial<Config>;
}): Config {
  return {
    ...settingsSchema.parse({ rateLimit: { enabled: false }, ...settings }),
    ...readVariables({ NODE_ENV: 'test', LOG_LEVEL: 'debug', IMPORT_THREADS: '2' }),
    port: 0,
    publicUrl: 'http://rowgate.test',
    tokenIssuer: 'http://rowgate.test',
    dataDir,
    jwtSecret: 'a secret of the tests, long enough',
    maxImportBytes: 100 * 1024 * 1024,
    ...more,
  };
}
