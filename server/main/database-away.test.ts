import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ImportJob } from '../../src/protocol/index.js';
import { hasPostgres } from '../testing/databases.js';
import { startOwnPostgres } from '../testing/start-postgres.js';
import type { OwnPostgres } from '../testing/start-postgres.js';
import { startServerProcess } from '../testing/start-process.js';
import type { ServerProcess } from '../testing/start-process.js';

/* A real server process whose PostgreSQL is really stopped and restarted. */

const ADMIN = { ADMIN_EMAIL: 'boss@example.com', ADMIN_PASSWORD: 'a password of the tests' };
const TIMEOUT_MS = 240_000;
const ROWS = 30_000;
const JSON_TYPE = { 'Content-Type': 'application/json' };

describe.skipIf(!hasPostgres())('a server whose database becomes unavailable', () => {
  let postgres: OwnPostgres;
  let dataDir: string;
  beforeAll(async () => {
    postgres = await startOwnPostgres();
    dataDir = await mkdtemp(join(tmpdir(), 'rowgate-away-'));
  });
  afterAll(async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  test(
    'keeps running, responds with 503 meanwhile, and finishes its imports afterwards',
    { timeout: TIMEOUT_MS },
    async () => {
      const server = await startServerProcess({ DATABASE_URL: postgres.address, DATA_DIR: dataDir, ...ADMIN });
      const caller = await signIn(server);
      const importer = await caller.makeImporter();
      await postgres.pause();
      await expectUnavailable(caller, importer.key);
      await postgres.resume();
      const ids: string[] = [];
      for (let time = 0; time < 3; time += 1) {
        const id = await caller.importContacts(importer.id, time);
        ids.push(id);
        await until(async () => (await caller.job(id)).status === 'processing');
        await sleep(time * 300);
        await postgres.pause();
        await expectUnavailable(caller, importer.key);
        await sleep(2000);
        await postgres.resume();
        await until(async () => (await fetch(`${server.address}/readyz`)).status === 200);
      }
      for (const id of ids) {
        await until(async () => (await caller.job(id)).status === 'completed');
        expect(await caller.job(id)).toMatchObject({ num_imported_rows: ROWS, counts: { created: ROWS } });
      }
      const { body } = await caller.call('/api/contacts?limit=1');
      expect(body).toMatchObject({ meta: { total: ids.length * ROWS } });
      expect(server.output()).not.toContain('unhandled rejection');
      expect(await server.stop('SIGTERM')).toBe(0);
    },
  );

  test('stops on a signal while the database is unavailable', { timeout: TIMEOUT_MS }, async () => {
    const server = await startServerProcess({ DATABASE_URL: postgres.address, DATA_DIR: dataDir, ...ADMIN });
    const caller = await signIn(server);
    const importer = await caller.makeImporter();
    const id = await caller.importContacts(importer.id, 9);
    await until(async () => (await caller.job(id)).status === 'processing');
    await postgres.pause();
    expect(await server.stop('SIGTERM')).toBe(0);
    expect(server.output()).not.toContain('unhandled rejection');
    await postgres.resume();
  });
});

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

interface Caller {
  call(path: string, init?: RequestInit): Promise<Answer>;
  makeImporter(): Promise<{ readonly id: string; readonly key: string }>;
  importContacts(importer: string, series: number): Promise<string>;
  job(id: string): Promise<ImportJob>;
}

async function signIn({ address }: ServerProcess): Promise<Caller> {
  let token = '';
  const call: Caller['call'] = async (path, init = {}) => {
    const headers = { ...init.headers, ...(token !== '' && { Authorization: `Bearer ${token}` }) };
    const response = await fetch(address + path, { ...init, headers });
    const text = await response.text();
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
  };
  const post = async <T>(path: string, body: object): Promise<T> => {
    const form = body instanceof FormData;
    const answer = await call(path, {
      method: 'POST',
      ...(form ? { body } : { headers: JSON_TYPE, body: JSON.stringify(body) }),
    });
    expect(answer.status).toBeLessThan(300);
    return answer.body as T;
  };
  const credentials = { email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD };
  ({ token } = await post<{ token: string }>('/api/auth/signin', credentials));
  return {
    call,
    makeImporter: () =>
      post('/api/v1/importers', {
        name: 'Contacts',
        fields: [
          { name: 'email', type: 'email' },
          { name: 'firstName', type: 'text' },
        ],
        destination: { type: 'model', model: 'contacts' },
      }),
    async importContacts(importer, series) {
      const lines = Array.from({ length: ROWS }, (_, index) => `p${series}-${index}@example.com,Person ${index}`);
      const form = new FormData();
      form.set('importer_id', importer);
      form.set('file', new Blob([`email,firstName\n${lines.join('\n')}\n`]), 'contacts.csv');
      return (await post<{ id: string }>('/api/v1/imports', form)).id;
    },
    job: async (id) => (await call(`/api/v1/imports/${id}`)).body as ImportJob,
  };
}

const CONTENT = { error: { code: 'SERVICE_UNAVAILABLE' } };
const IMPORTER = { status_code: 503 };

function form(parts: Readonly<Record<string, string | Blob>>): RequestInit {
  const body = new FormData();
  for (const [name, value] of Object.entries(parts)) body.set(name, value);
  return { method: 'POST', body };
}

const json = (method: string, body: object): RequestInit => ({
  method,
  headers: JSON_TYPE,
  body: JSON.stringify(body),
});

/** One request of each endpoint family, in the error format of its API. */
async function expectUnavailable({ call }: Caller, key: string): Promise<void> {
  const uuid = crypto.randomUUID();
  const file = new Blob(['email\na@example.com\n']);
  const requests: readonly (readonly [string, RequestInit, object])[] = [
    ['/readyz', {}, CONTENT],
    ['/api/contacts', {}, CONTENT],
    [`/api/contacts/${uuid}`, {}, CONTENT],
    ['/api/contacts', json('POST', { email: 'a@example.com' }), CONTENT],
    [`/api/contacts/${uuid}`, { method: 'DELETE' }, CONTENT],
    ['/api/auth/signin', json('POST', { email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD }), CONTENT],
    ['/api/auth/me', {}, CONTENT],
    ['/api/upload', form({ file }), CONTENT],
    ['/api/files/' + uuid, {}, CONTENT],
    ['/api/admin/users', {}, CONTENT],
    ['/api/nothing-here', {}, CONTENT],
    ['/graphql', json('POST', { query: '{ __typename }' }), CONTENT],
    ['/api/v1/importers', {}, IMPORTER],
    ['/api/v1/imports', {}, IMPORTER],
    ['/api/v1/imports', form({ importer_id: uuid, file }), IMPORTER],
    [`/api/v1/importers/key/${key}`, {}, IMPORTER],
    ['/api/v1/imports/key/upload', form({ importer_key: key, file }), IMPORTER],
    ['/api/v1/imports/key/process', json('POST', { importer_key: key, validData: [{ data: {} }] }), IMPORTER],
    [`/api/v1/imports/key/${uuid}?importer_key=${key}`, {}, IMPORTER],
  ];
  for (const [path, init, body] of requests) {
    const answer = await call(path, init);
    expect({ path, method: init.method, ...answer }).toMatchObject({ path, method: init.method, status: 503, body });
  }
  expect(await call('/healthz')).toEqual({ status: 200, body: { status: 'ok' } });
}

/** Retries: while the database is away, the response has an unexpected shape and `reached` fails. */
async function until(reached: () => Promise<boolean>): Promise<void> {
  while (!(await reached())) await sleep(100);
}
