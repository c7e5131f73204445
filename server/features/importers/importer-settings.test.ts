import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Importer } from '../../../src/protocol/index.js';
import { buildTestApp } from '../../testing/build-test-app.js';
import type { SignedIn, TestApp } from '../../testing/build-test-app.js';

let world: TestApp;
let ann: SignedIn;

beforeAll(async () => {
  world = await buildTestApp();
  ann = await world.signIn('editor');
});

afterAll(() => world.close());

const call = (method: 'get' | 'post' | 'put', path = ''): ReturnType<TestApp['http']['get']> =>
  world.http[method](`/api/v1/importers${path}`).set('Authorization', `Bearer ${ann.token}`);

interface Made extends Importer {
  readonly webhook_secret: string;
}

const create = async (more: object = {}): Promise<Made> => {
  const input = { name: 'People', fields: [{ name: 'first_name', type: 'text' }], ...more };
  return (await call('post').send(input).expect(201)).body as Made;
};

const without = (importer: Importer): object => ({ ...importer, updated_at: undefined });

const everyField = {
  display_name: 'A field',
  validators: [
    { type: 'required', message: 'Please.' },
    { type: 'max_length', value: 5 },
  ],
  transformations: [{ type: 'trim' }, { type: 'normalize_date', stage: 'post', format: 'YYYY' }],
  description: 'd',
  placeholder: 'p',
  aliases: ['a'],
};

test.each([
  ['with the minimum settings', {}],
  [
    'with every member of a field',
    { fields: [{ name: 'a', type: 'select', options: ['x'], pattern: 'x', ...everyField }] },
  ],
  ['with absent members as null', { fields: [{ name: 'a', type: 'text', display_name: null, options: null }] }],
  [
    'of every type',
    {
      fields: ['text', 'string', 'email', 'number', 'date', 'phone', 'boolean', 'select', 'custom_regex'].map(
        (type) => ({
          name: `my_${type}`,
          type,
          ...(type === 'select' ? { options: ['x'] } : type === 'custom_regex' ? { pattern: 'x' } : {}),
        }),
      ),
    },
  ],
  [
    'with a model, webhooks and every setting',
    {
      description: 'd',
      webhook_url: 'https://a.example/x',
      webhook_enabled: true,
      include_data_in_webhook: true,
      webhook_data_sample_size: 3,
      include_unmatched_columns: false,
      filter_invalid_rows: true,
      disable_on_invalid_rows: true,
      dark_mode: true,
      allowed_origins: ['https://a.example'],
      ai_enabled: true,
      retention_days: 3,
      fields: [{ name: 'email', type: 'email' }],
      destination: { type: 'model', model: 'contacts', mode: 'upsert', key: 'email' },
    },
  ],
])('an importer %s is unchanged when it is sent back as read', async (_name, more) => {
  const made = await create(more);
  const { body } = await call('get', `/${made.id}`).expect(200);
  const read = body as Importer;
  const { body: answer } = await call('put', `/${made.id}`).send(read).expect(200);
  expect(without(answer as Importer)).toEqual(without(read));
  const { webhook_secret, ...kept } = { ...made, ...(answer as Importer) };
  await call('put', `/${made.id}`)
    .send({ ...kept, webhook_secret })
    .expect(200);
  const { pool } = world.deps.database;
  const stored = await pool
    .selectFrom('importers')
    .where('id', '=', made.id)
    .select('fields')
    .executeTakeFirstOrThrow();
  for (const field of stored.fields) {
    expect(field).not.toHaveProperty('id');
    expect(field).not.toHaveProperty('label');
  }
});

describe('a member set by the server', () => {
  const uuid = crypto.randomUUID();
  const field = { name: 'first_name', type: 'text', id: 'first_name', label: 'First Name' };
  test.each([
    ['id', { id: uuid }],
    ['key', { key: uuid }],
    ['created_at', { created_at: '2020-01-01T00:00:00.000Z' }],
    ['updated_at', { updated_at: '2020-01-01T00:00:00.000Z' }],
    ['webhook_secret', { webhook_secret: 'whsec_x' }],
    ['fields[0].id', { fields: [{ ...field, id: 'other' }] }],
    ['fields[0].label', { fields: [{ ...field, label: 'Other' }] }],
  ])('is rejected when it was changed: %s', async (name, change) => {
    const made = await create();
    const { body } = await call('put', `/${made.id}`).send(change).expect(422);
    expect(body).toMatchObject({ errors: [{ field: name, message: expect.stringMatching(/^Is /) }] });
  });

  test('may still have its value from before a field was renamed', async () => {
    const made = await create();
    const renamed = { ...field, name: 'given_name', display_name: 'Given' };
    const { body } = await call('put', `/${made.id}`)
      .send({ ...made, fields: [renamed] })
      .expect(200);
    expect(body).toMatchObject({ fields: [{ name: 'given_name', id: 'given_name', label: 'Given' }] });
  });
});
