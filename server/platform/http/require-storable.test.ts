import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.js';
import type { TestApp } from '../../testing/build-test-app.js';
import { requireStorable } from './require-storable.js';

const NUL = 'Must not contain the character U+0000.';
const SURROGATE = 'Must be valid Unicode.';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await buildTestApp();
  ({ token } = await app.signIn('super_admin'));
});
afterAll(() => app.close());

test.each([
  ['/api/admin/users', ['search', 'role']],
  ['/api/admin/audit', ['actor', 'action', 'target']],
  ['/api/admin/webhook-deliveries', ['subject', 'source', 'receiver']],
  ['/api/categories', ['sort', 'populate', 'locale']],
])('queries of %s must not contain U+0000', async (path, names) => {
  for (const name of names) {
    const { body, status } = await app.http.get(`${path}?${name}=a%00`).auth(token, { type: 'bearer' });
    expect({ name, status }).toEqual({ name, status: 422 });
    expect(body).toMatchObject({ error: { code: 'VALIDATION_ERROR', details: [{ field: name, message: NUL }] } });
  }
});

test('in filters, the error names the field', async () => {
  const { body } = await app.http.get('/api/categories?filter[name]=a%00').auth(token, { type: 'bearer' }).expect(422);
  expect(body).toMatchObject({ error: { details: [{ field: 'name' }] } });
});

test.each([
  [{ name: '\uD800' }, 'name'],
  [{ name: 'People', description: 'a\uDC00b', fields: [{ name: 'a', type: 'text' }] }, 'description'],
  [{ name: 'People', fields: [{ name: '\uDFFF', type: 'text' }] }, 'fields[0].name'],
  [{ name: 'People', fields: [{ name: 'a', type: 'select', options: ['\uD800a'] }] }, 'fields[0].options[0]'],
])('an importer must be valid Unicode: %j', async (importer, field) => {
  const { body } = await app.http.post('/api/v1/importers').auth(token, { type: 'bearer' }).send(importer).expect(422);
  expect(body).toMatchObject({ errors: [{ field, message: SURROGATE }] });
});

test('the name of an API key must be valid Unicode', async () => {
  const { body } = await app.http
    .post('/api/admin/api-keys')
    .auth(token, { type: 'bearer' })
    .send({ name: 'a\uD83D', permissions: { admin: true } })
    .expect(422);
  expect(body).toMatchObject({ error: { details: [{ field: 'name', message: SURROGATE }] } });
});

test.each([
  [{ 'a\u0000': 1 }, '', NUL],
  [{ list: [{ '\uD800': 1 }] }, 'list.0', SURROGATE],
  ['\u0000', '', NUL],
])('%j is rejected by name and value', (input, field, message) => {
  expect(() => requireStorable(input)).toThrow(expect.objectContaining({ details: [{ field, message }] }));
});

test('all other text is accepted', () => {
  expect(() =>
    requireStorable({
      constructor: JSON.parse('{"__proto__":{"b":1}}'),
      toString: 1,
      '👍': ['\uFFFF', '\u0001', null, 1, 'e\u0301'],
    }),
  ).not.toThrow();
});
