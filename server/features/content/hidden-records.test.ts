import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ContentRecord } from './content-record.js';
import type { ModelDefinition } from './model.js';
import type { Model } from './models.js';
import { createRecord } from './operations/create-record.js';
import { SYSTEM } from './testing/content-fixture.js';
import { codesOf, sendGraphQL, serveApp } from './testing/serve-app.js';
import type { Credentials, GraphQLAnswer, ServedApp } from './testing/serve-app.js';

/* A record that the read rule hides does not exist for changes either, in REST and GraphQL alike. */

const all = ['authenticated'];
const MODELS: readonly ModelDefinition[] = [
  {
    name: 'Box',
    fields: {
      name: { type: 'text', required: true },
      size: { type: 'number' },
      rack: { type: 'relation', to: 'Rack' },
      vaults: { type: 'relation', to: 'Vault', many: true },
      marks: { type: 'text[]' },
    },
    access: { read: ['editor', { name: { $ne: 'hidden' } }], create: all, update: all, delete: all },
    fieldAccess: { marks: { read: ['editor'] } },
  },
  { name: 'Rack', fields: { boxes: { type: 'relation', to: 'Box', many: true } }, access: { read: all, update: all } },
  { name: 'Vault', fields: { name: { type: 'text' } }, access: { read: ['editor'] } },
  {
    name: 'Letter',
    fields: { name: { type: 'text', required: true }, size: { type: 'number' } },
    access: { read: ['editor'], create: all, update: all, delete: all },
  },
];

let server: ServedApp;
let viewer: Credentials;
let editor: Credentials;
let hidden: ContentRecord;
let shown: ContentRecord;

beforeAll(async () => {
  server = await serveApp({ settings: { models: [...MODELS] } });
  viewer = await server.as('viewer');
  editor = await server.as('editor');
});
afterAll(() => server.close());
beforeEach(async () => {
  hidden = await create('Box', { name: 'hidden', size: 1 });
  shown = await create('Box', { name: 'shown', size: 1 });
});

function create(name: string, body: object): Promise<ContentRecord> {
  const { deps } = server.app;
  return createRecord(deps, SYSTEM, { model: deps.models.byName(name) as Model, body });
}

async function call(
  method: string,
  path: string,
  { body, as = viewer }: { readonly body?: object; readonly as?: Credentials } = {},
): Promise<{ readonly status: number; readonly data: unknown }> {
  const headers = { 'content-type': 'application/json', ...as };
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await fetch(`${server.url}/api/${path}`, { method, headers, ...sent });
  const text = await response.text();
  return { status: response.status, data: text === '' ? undefined : (JSON.parse(text) as { data?: unknown }).data };
}

const ask = async (query: string): Promise<GraphQLAnswer> =>
  (await (await sendGraphQL(server.url, { query }, viewer)).json()) as GraphQLAnswer;

const stored = async (path: string, { id }: ContentRecord): Promise<unknown> =>
  (await call('GET', `${path}/${id}`, { as: editor })).data;

describe('a hidden record', () => {
  test('is not found by any change, whatever the rule of the action allows', async () => {
    const path = `boxes/${hidden.id}`;
    expect(await call('PATCH', path, { body: {} })).toMatchObject({ status: 404 });
    expect(await call('PATCH', path, { body: { size: 42 } })).toMatchObject({ status: 404 });
    expect(await call('PUT', path, { body: { name: 'mine' } })).toMatchObject({ status: 404 });
    expect(await call('DELETE', path)).toMatchObject({ status: 404 });
    const { id } = hidden;
    expect(codesOf(await ask(`mutation { updateBox(id: "${id}", data: { size: 9 }) { id } }`))).toEqual(['NOT_FOUND']);
    expect(codesOf(await ask(`mutation { deleteBox(id: "${id}") }`))).toEqual(['NOT_FOUND']);
    expect(await stored('boxes', hidden)).toEqual(hidden);
  });

  test('can be changed by callers who may read no records of the model at all', async () => {
    const letter = await create('Letter', { name: 'a' });
    const key = await server.withKey({ boxes: ['update', 'delete'] });
    expect(await call('PATCH', `letters/${letter.id}`, { body: { size: 2 } })).toEqual({
      status: 200,
      data: { id: letter.id, createdAt: letter.createdAt, updatedAt: expect.any(String) as string },
    });
    expect((await call('PATCH', `boxes/${hidden.id}`, { body: { size: 2 }, as: key })).status).toBe(200);
    expect((await call('DELETE', `boxes/${hidden.id}`, { as: key })).status).toBe(204);
  });
});

describe('a change that moves a record out of sight', () => {
  test('is answered in full', async () => {
    const changed = await ask(`mutation { updateBox(id: "${shown.id}", data: { name: "hidden" }) { name size } }`);
    expect(changed).toEqual({ data: { updateBox: { name: 'hidden', size: 1 } } });
    expect((await call('GET', `boxes/${shown.id}`)).status).toBe(404);
  });

  test('is answered with populated relations', async () => {
    const rack = await create('Rack', {});
    const body = { name: 'hidden', rack: rack.id };
    expect(await call('PATCH', `boxes/${shown.id}?populate=rack`, { body })).toMatchObject({
      status: 200,
      data: { name: 'hidden', rack: { id: rack.id } },
    });
  });
});

describe('a mutation whose response would be null is refused before it changes anything', () => {
  test.each(['name', 'id ...F', '... on Letter { size name }'])('for a caller who may not read: %s', async (fields) => {
    const letter = await create('Letter', { name: 'a', size: 1 });
    const fragments = fields.includes('...F') ? 'fragment F on Letter { ...G ...G } fragment G on Letter { name }' : '';
    const text = `mutation { updateLetter(id: "${letter.id}", data: { size: 2 }) { ${fields} } } ${fragments}`;
    expect(codesOf(await ask(text))).toEqual(['FORBIDDEN']);
    expect(await stored('letters', letter)).toEqual(letter);
  });

  test('unless only fields are selected that the caller receives, or that can be null', async () => {
    const letter = await create('Letter', { name: 'a', size: 1 });
    const answer = await ask(`mutation { updateLetter(id: "${letter.id}", data: { size: 2 }) { id size } }`);
    expect(answer).toMatchObject({ data: { updateLetter: { id: letter.id, size: null } } });
    expect(await stored('letters', letter)).toMatchObject({ size: 2 });
    const created = await ask('mutation { createLetter(data: { name: "b" }) { name } }');
    expect(created).toEqual({ data: { createLetter: { name: 'b' } } });
  });

  test.each([
    'name @skip(if: true)',
    'name @include(if: false)',
    'name @skip(if: $yes) name @include(if: $no)',
    '... @skip(if: $yes) { name }',
    '...F @include(if: $no)',
  ])('unless the fields are left out: %s', async (fields) => {
    const letter = await create('Letter', { name: 'a', size: 1 });
    const fragment = fields.includes('...F') ? 'fragment F on Letter { name }' : '';
    const variables = fields.includes('$') ? '($yes: Boolean! = true, $no: Boolean = false)' : '';
    const used = variables === '' || (fields.includes('$yes') && fields.includes('$no'));
    const both = used ? '' : 'id @skip(if: $yes) id @include(if: $no)';
    const text = `mutation ${variables} { updateLetter(id: "${letter.id}", data: { size: 2 }) { id ${both} ${fields} } } ${fragment}`;
    expect(await ask(text)).toEqual({ data: { updateLetter: { id: letter.id } } });
    expect(await stored('letters', letter)).toMatchObject({ size: 2 });
  });

  test('also where a skipped fragment is spread again', async () => {
    const letter = await create('Letter', { name: 'a', size: 1 });
    const text = `mutation { updateLetter(id: "${letter.id}", data: { size: 2 }) { ...F @skip(if: true) ...F } } fragment F on Letter { name }`;
    expect(codesOf(await ask(text))).toEqual(['FORBIDDEN']);
    expect(await stored('letters', letter)).toEqual(letter);
  });

  test.each(['marks', 'vaults { id }'])('for a list that the caller may not read: %s', async (fields) => {
    const update = `mutation { updateBox(id: "${shown.id}", data: { size: 2 }) { id ${fields} } }`;
    expect(codesOf(await ask(update))).toEqual(['FORBIDDEN']);
    expect(await stored('boxes', shown)).toEqual(shown);
    const before = (await call('GET', 'boxes?filter[name]=new')).data;
    const creation = `mutation { createBox(data: { name: "new" }) { id ${fields} } }`;
    expect(codesOf(await ask(creation))).toEqual(['FORBIDDEN']);
    expect((await call('GET', 'boxes?filter[name]=new')).data).toEqual(before);
  });

  test('in related records as well', async () => {
    const rack = await create('Rack', { boxes: [shown.id] });
    const change = `updateRack(id: "${rack.id}", data: { boxIds: [] }) { boxes { vaults { id } } }`;
    expect(codesOf(await ask(`mutation { ${change} }`))).toEqual(['FORBIDDEN']);
    expect(await stored('racks', rack)).toEqual(rack);
  });
});
