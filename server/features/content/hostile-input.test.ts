import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContentRecord } from './content-record.js';
import type { ModelDefinition } from './model.js';
import type { Model } from './models.js';
import { createRecord } from './operations/create-record.js';
import { SYSTEM } from './testing/content-fixture.js';
import { serveApp } from './testing/serve-app.js';
import type { Credentials, ServedApp } from './testing/serve-app.js';

/** Whatever is sent, the API must respond in its own format: no internal error, no endless wait. */

const EVERY: ModelDefinition = {
  name: 'Every',
  path: 'every',
  indexes: [['prose', 'text']],
  fields: {
    text: { type: 'text', unique: true },
    prose: { type: 'richtext' },
    email: { type: 'email', index: true },
    slug: { type: 'slug', from: 'text' },
    amount: { type: 'number' },
    pieces: { type: 'number', integer: true },
    isOn: { type: 'boolean' },
    day: { type: 'date' },
    at: { type: 'datetime' },
    kind: { type: 'select', options: ['a', 'b'] },
    tags: { type: 'text[]', index: true },
    data: { type: 'json' },
    one: { type: 'relation', to: 'Every' },
    many: { type: 'relation', to: 'Every', many: true },
    image: { type: 'image' },
  },
};

let server: ServedApp;
let caller: Credentials;
let known: ContentRecord;

beforeAll(async () => {
  server = await serveApp({ settings: { models: [EVERY] } });
  caller = await server.as('super_admin');
  const { deps } = server.app;
  const model = deps.models.byPath('every') as Model;
  known = await createRecord(deps, SYSTEM, { model, body: { text: 'known', tags: ['x'] } });
});

afterAll(() => server.close());

const FIELDS = [...Object.keys(EVERY.fields), 'id', 'createdAt', 'updatedAt'];
const OPERATORS = ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'in', 'nin', 'contains', 'startsWith', 'endsWith', 'null'];

const nasty = fc.constantFrom(
  ...['', ' ', '\u0000', '\uD800', '\uFFFF', '%00', "'", '"', '\\', '%', ';--', "' OR '1'='1", '$1', 'NaN', 'Infinity'],
  ...['-0', '1e400', '1e-400', '9223372036854775808', '99999999999999999999', '0x10', 'null', 'true', '__proto__'],
  ...['9999-12-31', '0000-00-00', '2026-02-30', '+275760-09-13T00:00:00Z', '10000-01-01', '2026-01-01T24:00:00Z'],
  ...['00000000-0000-0000-0000-000000000000', '{}', '[]', '{a,b}', ',', ',,', 'x'.repeat(3000), '👍'.repeat(200)],
);
const word = fc.oneof(
  { weight: 3, arbitrary: nasty },
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.integer().map(String),
  fc.double().map(String),
);

const wellFormed = (text: string): string => Buffer.from(text, 'utf8').toString('utf8');

test('queries', async () => {
  const field = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...FIELDS) },
    fc
      .tuple(fc.constantFrom('one', 'many', 'image', 'text'), fc.constantFrom(...FIELDS, 'mimeType'))
      .map((parts) => parts.join('.')),
    word,
  );
  const key = fc.oneof(
    {
      weight: 4,
      arbitrary: fc
        .tuple(field, fc.constantFrom(...OPERATORS))
        .map(([name, operator]) => `filter[${name}][$${operator}]`),
    },
    field.map((name) => `filter[${name}]`),
    fc.tuple(field, word, word).map(([a, b, c]) => `filter[${a}][${b}][${c}]`),
    fc.constantFrom(
      'limit',
      'offset',
      'sort',
      'populate',
      'filter',
      'filter[]',
      'sort[]',
      'limit[a]',
      'filter[a][b][c][d][e]',
    ),
  );
  const value = fc.oneof(word, fc.constantFrom(...FIELDS), fc.constant(known.id));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(key, value), { minLength: 1, maxLength: 4 }), async (pairs) => {
      const query = pairs.map((pair) => pair.map((part) => encodeURIComponent(wellFormed(part))).join('=')).join('&');
      const response = await fetch(`${server.url}/api/every?${query}`, { headers: caller });
      expect([200, 400, 422], query).toContain(response.status);
      await response.text();
    }),
    { numRuns: 100 },
  );
});

test('bodies', async () => {
  // Incompressible, so that it exceeds the size limit of an index entry.
  const long = Array.from({ length: 3000 }, (_, index) => String.fromCodePoint(0x4e00 + ((index ** 2 * 31) % 19_937)));
  const longs = fc.constantFrom(long.join(''), long.slice(0, 490).join(''));
  const value = fc.oneof(
    { weight: 2, arbitrary: word },
    longs,
    fc.tuple(longs),
    fc.jsonValue({ maxDepth: 4 }),
    fc.array(word, { maxLength: 5 }),
    fc.constantFrom(known.id, [known.id], true, null, 1.5, -1),
  );
  const member = fc.tuple(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...FIELDS) }, word), value);
  const body = fc.oneof(
    {
      weight: 9,
      arbitrary: fc.array(member, { maxLength: 5 }).map((members) => Object.fromEntries(members) as unknown),
    },
    value,
  );
  const target = fc.constantFrom(
    ...(['POST /api/every', `PUT /api/every/${known.id}`, `PATCH /api/every/${known.id}`] as const),
  );
  await fc.assert(
    fc.asyncProperty(target, body, async (address, sent) => {
      const [method = '', path = ''] = address.split(' ');
      const response = await fetch(server.url + path, {
        method,
        headers: { 'content-type': 'application/json', ...caller },
        body: JSON.stringify(sent),
      });
      expect([200, 201, 400, 422], JSON.stringify(sent)).toContain(response.status);
      if (response.status > 201) return;
      // What was accepted is returned as sent, and read as returned.
      const { data } = (await response.json()) as { data: ContentRecord };
      const read = (await (await fetch(`${server.url}/api/every/${data.id}`, { headers: caller })).json()) as {
        data: ContentRecord;
      };
      expect(read.data).toEqual(data);
      for (const name of ['text', 'prose', 'amount', 'pieces', 'isOn', 'tags', 'data', 'kind']) {
        if (typeof sent === 'object' && sent !== null && Object.hasOwn(sent, name)) {
          const given = (sent as Record<string, unknown>)[name];
          expect(data[name]).toEqual(JSON.parse(JSON.stringify(given ?? (name === 'tags' ? [] : null))));
        }
      }
    }),
    { numRuns: 100 },
  );
});

test('ids', async () => {
  await fc.assert(
    fc.asyncProperty(word, fc.constantFrom('GET', 'DELETE'), async (id, method) => {
      const response = await fetch(`${server.url}/api/every/x${encodeURIComponent(wellFormed(id))}`, {
        method,
        headers: caller,
      });
      expect([400, 404]).toContain(response.status);
    }),
  );
});

async function ask(query: string, variables: unknown): Promise<void> {
  const headers = { 'content-type': 'application/json', ...caller };
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ query, variables }),
  });
  expect([200, 400], query).toContain(response.status);
  const { errors = [] } = (await response.json()) as { errors?: { extensions: { code: string } }[] };
  expect(
    errors.map(({ extensions }) => extensions.code),
    query,
  ).not.toContain('INTERNAL_ERROR');
}

test('filters and inputs of GraphQL', async () => {
  const value = fc.oneof(
    word,
    fc.integer(),
    fc.double(),
    fc.boolean(),
    fc.constantFrom(null, known.id, 'A'),
    fc.array(word, { maxLength: 3 }),
  );
  const names = [...FIELDS, 'oneId', 'manyIds', 'imageId'];
  const filter = fc.dictionary(
    fc.constantFrom(...names),
    fc.oneof(
      fc.dictionary(fc.constantFrom(...OPERATORS), value, { maxKeys: 2 }),
      fc.dictionary(fc.constantFrom(...names), fc.dictionary(fc.constantFrom(...OPERATORS), value, { maxKeys: 1 }), {
        maxKeys: 1,
      }),
    ),
    { maxKeys: 3 },
  );
  const list =
    'query ($filter: EveryFilter, $sort: String, $limit: Int) { allEvery(filter: $filter, sort: $sort, limit: $limit) { nodes { id text data many { id } } } }';
  const data = fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 3 });
  const change =
    'mutation ($id: ID!, $data: UpdateEveryInput!) { updateEvery(id: $id, data: $data) { id slug tags day at kind } }';
  await fc.assert(
    fc.asyncProperty(filter, word, fc.integer(), data, async (filterValue, sort, limit, dataValue) => {
      await ask(list, { filter: filterValue, sort, limit });
      await ask(change, { id: known.id, data: dataValue });
    }),
    { numRuns: 100 },
  );
});

test('GraphQL documents', async () => {
  const pieces = fc.constantFrom(
    ...'{ } ( ) [ ] : ! $ @ ... " """ # & | = , \\u0000'.split(' '),
    'query',
    'mutation',
    'subscription',
    'fragment',
    'on',
    'F',
    '...F',
    'allEvery',
    'every(id: "x")',
    'nodes',
    'id',
    'one',
    'many',
    '__typename',
    '__schema',
    'Every',
    '@include(if: true)',
    '@skip(if: $a)',
    '$a: Int',
    '-1',
    '1e999',
    'null',
    '\u0000',
    '\uFFFF',
  );
  const soup = fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join(' '));
  const nested = fc
    .tuple(
      fc.integer({ min: 0, max: 1500 }),
      fc.constantFrom('{ a ', '{ one ', '{ ...F ', '{ allEvery(filter: ', '[', '{ allEvery(filter: { one: '),
    )
    .map(([times, text]) => text.repeat(times));
  const known = fc.constantFrom(
    `{ ${'...F '.repeat(300)} } fragment F on Query { ${'...G '.repeat(300)} } fragment G on Query { ${'...H '.repeat(300)} } fragment H on Query { __typename }`,
    `{ allEvery { nodes { ${'one { id } '.repeat(150)} } } }`,
    `{ ${'__typename @skip(if: true) '.repeat(300)} }`,
    `query (${Array.from({ length: 300 }, (_, index) => `$v${index}: Int`).join(' ')}) { __typename }`,
    `{ a: __typename ${'... on Query { '.repeat(300)} __typename ${'} '.repeat(300)} }`,
  );
  await fc.assert(
    fc.asyncProperty(fc.oneof({ weight: 4, arbitrary: soup }, nested, known), (document) => ask(document, {})),
    { numRuns: 100 },
  );
});

test('JSON nested as deeply as a body allows', async () => {
  const deep = `${'['.repeat(40_000)}1${']'.repeat(40_000)}`;
  const headers = { 'content-type': 'application/json', ...caller };
  for (const body of [`{"data": ${deep}}`, `{"text": ${deep}}`, `{"tags": ${deep}}`, deep]) {
    const response = await fetch(`${server.url}/api/every`, { method: 'POST', headers, body });
    expect([400, 422]).toContain(response.status);
  }
  const query = 'mutation ($d: JSON) { createEvery(data: { data: $d }) { id } }';
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers,
    body: `{"query": "${query}", "variables": {"d": ${deep}}}`,
  });
  expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'VALIDATION_ERROR' } }] });
});
