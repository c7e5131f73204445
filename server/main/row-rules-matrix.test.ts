import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertApiKey } from '../features/auth/tokens/api-keys.js';
import type { Action, Principal } from '../platform/http/principal.js';
import type { ModelDefinition } from '../features/content/model.js';
import type { Model } from '../features/content/models.js';
import { createRecord } from '../features/content/operations/create-record.js';
import { buildTestApp } from '../testing/build-test-app.js';
import type { TestApp } from '../testing/build-test-app.js';

/* Row rules: each caller against each action on a record in each state, over REST and GraphQL. Written by hand. */

const STORY: ModelDefinition = {
  name: 'Story',
  fields: {
    title: { type: 'text', required: true },
    status: { type: 'select', options: ['draft', 'published'], default: 'draft', required: true },
    author: { type: 'relation', to: 'User' },
  },
  access: {
    read: ['editor', 'admin', { status: 'published' }, 'own'],
    create: ['editor', { status: 'draft' }],
    update: ['editor', 'own'],
    delete: ['admin', 'own'],
  },
  owner: 'author',
};

const PEOPLE = ['Ann', 'Cy', 'editor', 'admin', 'super_admin', 'viewer with "*:stories"'] as const;
const CALLERS = [...PEOPLE, 'key with all permissions', 'key with read permission'] as const;
type Caller = (typeof CALLERS)[number];

const STATES = {
  'published, of Bob': { by: 'Bob', body: { status: 'published' } },
  'draft, of Bob': { by: 'Bob', body: {} },
  'draft, by Ann': { by: 'Ann', body: {} },
  'draft, Ann is the author': { by: 'Bob', body: { author: 'Ann' } },
  'draft, by Ann, handed over to Bob': { by: 'Ann', body: { author: 'Bob' } },
} as const satisfies Readonly<Record<string, { readonly by: string; readonly body: Readonly<Record<string, string>> }>>;
type State = keyof typeof STATES;

/** In this order: read, update, delete. */
type Verdicts = readonly ['ok' | 404, 'ok' | 403 | 404, 'ok' | 403 | 404];

const ALL: Verdicts = ['ok', 'ok', 'ok'];
const SHOWN: Verdicts = ['ok', 403, 403];
const HIDDEN: Verdicts = [404, 404, 404];
const everywhere = (verdicts: Verdicts): Readonly<Record<State, Verdicts>> => ({
  'published, of Bob': verdicts,
  'draft, of Bob': verdicts,
  'draft, by Ann': verdicts,
  'draft, Ann is the author': verdicts,
  'draft, by Ann, handed over to Bob': verdicts,
});

const EXPECTED: Readonly<Record<Caller, Readonly<Record<State, Verdicts>>>> = {
  Ann: {
    ...everywhere(HIDDEN),
    'published, of Bob': SHOWN,
    'draft, by Ann': ALL,
    'draft, Ann is the author': ALL,
  },
  Cy: { ...everywhere(HIDDEN), 'published, of Bob': SHOWN },
  editor: everywhere(['ok', 'ok', 403]),
  admin: everywhere(['ok', 403, 'ok']),
  super_admin: everywhere(ALL),
  'viewer with "*:stories"': everywhere(ALL),
  'key with all permissions': everywhere(ALL),
  'key with read permission': everywhere(SHOWN),
};

let world: TestApp;
let story: Model;
const tokens = new Map<string, string>();
const principals = new Map<string, Principal & { readonly kind: 'user' }>();

beforeAll(async () => {
  world = await buildTestApp({ settings: { models: [STORY] } });
  const { deps } = world;
  story = deps.models.byName('Story') as Model;
  const enter = async (name: string, role: string, permissions: readonly string[] = []): Promise<void> => {
    const { id, email, token } = await world.signIn(role, {
      email: `${name.replace(/\W/g, '')}@example.com`.toLowerCase(),
      permissions,
    });
    tokens.set(name, token);
    principals.set(name, { kind: 'user', id, email, name, role, permissions, address: '::1' });
  };
  for (const name of ['Ann', 'Bob', 'Cy']) await enter(name, 'viewer');
  for (const role of ['editor', 'admin', 'super_admin']) await enter(role, role);
  await enter('viewer with "*:stories"', 'viewer', ['*:stories']);
  const addKey = async (name: string, actions: readonly Action[]): Promise<void> => {
    const permissions = { models: { stories: actions }, admin: false };
    const made = { name, permissions, expiresAt: null, createdBy: null };
    tokens.set(name, (await insertApiKey(deps.database.pool, made, deps.now())).key);
  };
  await addKey('key with all permissions', ['read', 'create', 'update', 'delete']);
  await addKey('key with read permission', ['read']);
});
afterAll(() => world.close());

const idOf = (name: string): string => principals.get(name)?.id ?? '';

/** Creates a record in a state. Its creator has full rights, because creating is not under test here. */
async function make(state: State): Promise<string> {
  const { by, body } = STATES[state];
  const author = 'author' in body ? { author: idOf(body.author) } : {};
  const principal: Principal = {
    kind: 'user',
    id: idOf(by),
    email: '',
    name: by,
    role: 'super_admin',
    permissions: [],
    address: '',
  };
  const record = await createRecord(world.deps, principal, {
    model: story,
    body: { title: state, ...body, ...author },
  });
  return record.id;
}

type Ask = (id: string) => Promise<unknown>;
type Transport = (who: Caller) => {
  readonly list: Ask;
  readonly read: Ask;
  readonly update: Ask;
  readonly remove: Ask;
};

const rest: Transport = (who) => {
  const call = async (method: 'get' | 'patch' | 'delete', id: string): Promise<unknown> => {
    const request = world.http[method](`/api/stories/${id}`).set('Authorization', `Bearer ${tokens.get(who)}`);
    const { status } = await (method === 'patch' ? request.send({ title: 'changed' }) : request);
    return status < 300 ? 'ok' : status;
  };
  return {
    list: async (id) => {
      const { body } = await world.http
        .get(`/api/stories?filter[id]=${id}`)
        .set('Authorization', `Bearer ${tokens.get(who)}`);
      const { data, meta } = body as { data: readonly unknown[]; meta: { total: number } };
      return data.length === 1 && meta.total === 1 ? 'ok' : data.length + meta.total === 0 ? 404 : body;
    },
    read: (id) => call('get', id),
    update: (id) => call('patch', id),
    remove: (id) => call('delete', id),
  };
};

const STATUS: Readonly<Record<string, number>> = { FORBIDDEN: 403, NOT_FOUND: 404 };

interface Answer {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly { readonly extensions: { readonly code: string } }[];
}

const graphql: Transport = (who) => {
  const ask = async (query: string): Promise<Answer> => {
    const { body } = await world.http
      .post('/graphql')
      .set('Authorization', `Bearer ${tokens.get(who)}`)
      .send({ query });
    return body as Answer;
  };
  const mutate = async (mutation: string): Promise<unknown> => {
    const { errors } = await ask(`mutation { ${mutation} }`);
    return errors === undefined ? 'ok' : STATUS[errors[0]?.extensions.code ?? ''];
  };
  return {
    list: async (id) => {
      const { data } = await ask(`{ stories(filter: { id: { eq: "${id}" } }) { nodes { id } pageInfo { total } } }`);
      const page = data?.['stories'] as { nodes: readonly unknown[]; pageInfo: { total: number } };
      return page.nodes.length === 1 && page.pageInfo.total === 1 ? 'ok' : page.pageInfo.total === 0 ? 404 : page;
    },
    read: async (id) => ((await ask(`{ story(id: "${id}") { id title } }`)).data?.['story'] ? 'ok' : 404),
    update: (id) => mutate(`updateStory(id: "${id}", data: { title: "changed" }) { id }`),
    remove: (id) => mutate(`deleteStory(id: "${id}")`),
  };
};

describe.each([
  ['REST', rest],
  ['GraphQL', graphql],
] as const)('over %s', (_, transport) => {
  test.each(CALLERS)('%s', async (who) => {
    const { list, read, update, remove } = transport(who);
    const verdicts: Record<string, unknown> = {};
    for (const state of Object.keys(STATES) as State[]) {
      const id = await make(state);
      expect({ state, list: await list(id) }).toEqual({ state, list: EXPECTED[who][state][0] });
      verdicts[state] = [await read(id), await update(id), await remove(id)];
    }
    expect(verdicts).toEqual(EXPECTED[who]);
  });
});

describe('written values are checked against the rules too', () => {
  const send = async (method: 'post' | 'patch' | 'put', who: string, path: string, body: object): Promise<number> =>
    (
      await world.http[method](`/api/stories${path}`)
        .set('Authorization', `Bearer ${tokens.get(who)}`)
        .send(body)
    ).status;

  test.each([
    ['Ann', { status: 'draft' }, 201],
    ['Ann', {}, 201],
    ['Ann', { status: 'published' }, 403],
    ['editor', { status: 'published' }, 201],
    ['key with all permissions', { status: 'published' }, 201],
    ['key with read permission', {}, 403],
  ] as const)('%s creates %o: %i', async (who, body, status) => {
    expect(await send('post', who, '', { title: 'new', ...body })).toBe(status);
  });

  test('owners cannot move a record out of what they may change', async () => {
    const id = await make('draft, by Ann');
    expect(await send('patch', 'Ann', `/${id}`, { author: idOf('Bob') })).toBe(403);
    expect(await send('put', 'Ann', `/${id}`, { title: 'a', author: idOf('Bob') })).toBe(403);
    expect(await send('patch', 'Ann', `/${id}`, { author: idOf('Ann') })).toBe(200);
    expect(await send('patch', 'editor', `/${id}`, { author: idOf('Bob') })).toBe(200);
    expect(await send('patch', 'Ann', `/${id}`, { title: 'b' })).toBe(404);
  });

  test('the expected state of a change reveals nothing about a hidden record', async () => {
    const id = await make('draft, of Bob');
    const { status } = await world.http
      .patch(`/api/stories/${id}`)
      .set({ Authorization: `Bearer ${tokens.get('Ann')}`, 'If-Match': '"other"' })
      .send({ title: 'x' });
    expect(status).toBe(404);
  });
});

describe('the shipped models', () => {
  const get = async (who: string, path: string): Promise<{ status: number; names: readonly unknown[] }> => {
    const { status, body } = await world.http.get(`/api/${path}`).set('Authorization', `Bearer ${tokens.get(who)}`);
    const { data = [] } = body as { data?: readonly Record<string, unknown>[] };
    const names = Array.isArray(data) ? data.map((record) => record['title'] ?? record['name'] ?? record['id']) : [];
    return { status, names };
  };

  test('a new user sees published posts, their own drafts, and themselves', async () => {
    const post = (body: object): Promise<unknown> =>
      createRecord(world.deps, { kind: 'system' }, { model: world.deps.models.byName('BlogPost') as Model, body });
    await post({ title: 'Out', status: 'published', author: idOf('Bob') });
    await post({ title: 'Draft of Ann', author: idOf('Ann') });
    await post({ title: 'Draft of Bob', author: idOf('Bob') });
    await post({ title: 'Archived', status: 'archived' });
    const posts = 'blog-posts?sort=title';
    expect(await get('Ann', posts)).toEqual({ status: 200, names: ['Draft of Ann', 'Out'] });
    expect(await get('Cy', posts)).toEqual({ status: 200, names: ['Out'] });
    expect((await get('editor', posts)).names).toEqual(['Archived', 'Draft of Ann', 'Draft of Bob', 'Out']);
    expect(await get('Ann', 'users')).toMatchObject({ status: 200, names: ['Ann'].map(() => expect.any(String)) });
    expect((await get('Ann', `users/${idOf('Bob')}`)).status).toBe(404);
    expect((await get('Ann', `users/${idOf('Ann')}`)).status).toBe(200);
    expect((await get('admin', 'users?limit=100')).names.length).toBeGreaterThan(5);
    // The post has an author, whose data stays hidden.
    const { body } = await world.http
      .get('/api/blog-posts?filter[title]=Out&populate=author')
      .set('Authorization', `Bearer ${tokens.get('Cy')}`);
    expect(body).toMatchObject({ data: [{ title: 'Out', author: idOf('Bob') }] });
  });

  test('uploads are visible to their owners and to roles that manage files', async () => {
    const upload = await world.http
      .post('/api/upload')
      .set('Authorization', `Bearer ${tokens.get('editor')}`)
      .attach('file', Buffer.from('a,b\n1,2\n'), 'table.csv');
    expect(upload.status).toBe(201);
    expect((await get('Cy', 'files')).names).toEqual([]);
    expect((await get('editor', 'files')).names).toHaveLength(1);
  });
});
