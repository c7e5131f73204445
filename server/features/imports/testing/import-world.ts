import type TestAgent from 'supertest/lib/agent.js';
import type { ImporterInput, ImportJob } from '../../../../src/protocol/index.js';
import type { SignedIn, TestApp } from '../../../testing/build-test-app.js';

export interface ImportWorld {
  readonly owner: SignedIn;
  readonly importer: { readonly id: string; readonly key: string };
}

const PEOPLE: ImporterInput = {
  name: 'People',
  fields: [
    { name: 'name', type: 'text', validators: [{ type: 'required' }] },
    { name: 'email', type: 'email', validators: [{ type: 'unique' }] },
    { name: 'age', type: 'number' },
  ],
};

type Request = ReturnType<TestAgent['post']>;

let people = 0;

/** Creates a user with an importer of name, email and age. */
export async function makeImporter(app: TestApp, more: Partial<ImporterInput> = {}): Promise<ImportWorld> {
  people += 1;
  const owner = await app.signIn('editor', { email: `owner-${people}@example.com` });
  const { body } = await as(owner, app.http.post('/api/v1/importers'))
    .send({ ...PEOPLE, ...more })
    .expect(201);
  return { owner, importer: body as ImportWorld['importer'] };
}

export function as({ token }: SignedIn, request: Request): Request {
  return request.set('Authorization', `Bearer ${token}`);
}

/** Sends a file as the owner. */
export function send(
  app: TestApp,
  { owner, importer }: ImportWorld,
  content: string | Uint8Array,
  name = 'people.csv',
): Request {
  return as(owner, app.http.post('/api/v1/imports'))
    .field('importer_id', importer.id)
    .attach('file', Buffer.from(content as string), name);
}

export async function readJob(app: TestApp, { owner }: ImportWorld, id: string): Promise<ImportJob> {
  const { body } = await as(owner, app.http.get(`/api/v1/imports/${id}`) as Request).expect(200);
  return body as ImportJob;
}

/** Sends a file, runs its import, and returns the result. */
export async function runImport(
  app: TestApp,
  world: ImportWorld,
  content: string | Uint8Array,
  fields: Readonly<Record<string, string>> = {},
): Promise<ImportJob> {
  const request = send(app, world, content);
  for (const [name, value] of Object.entries(fields)) void request.field(name, value);
  const { body } = await request.expect(201);
  await app.queue.run();
  return readJob(app, world, (body as { id: string }).id);
}

export async function readRows(
  app: TestApp,
  { owner }: ImportWorld,
  id: string,
  { limit = 2 }: { readonly limit?: number } = {},
): Promise<unknown[]> {
  const rows: unknown[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const query: string = cursor === '' ? '' : `&cursor=${cursor}`;
    const path = `/api/v1/imports/${id}/rows?limit=${limit}${query}`;
    const { body } = await as(owner, app.http.get(path) as Request).expect(200);
    const page = body as { rows: unknown[]; next_cursor: string | null };
    rows.push(...page.rows);
    cursor = page.next_cursor;
  }
  return rows;
}
