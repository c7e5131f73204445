import { describe, expect, test } from 'vitest';
import type { Importer } from '../../../src/protocol/index.js';
import type { TestApp } from '../../testing/build-test-app.js';
import { eachDatabase } from '../../testing/databases.js';
import { importerWorld } from './testing/importer-world.js';

eachDatabase((database) => {
  const world = importerWorld(database);
  const { call, create, refusalOf } = world;

  test('a new importer has defaults, a key and computed members', async () => {
    const { body, headers } = await call('post', '/importers')
      .send({ name: 'People', fields: [{ name: 'first_name', type: 'text' }] })
      .expect(201);
    const importer = body as Importer & { webhook_secret: string };
    expect(importer).toEqual({
      id: expect.any(String),
      key: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'People',
      description: null,
      fields: [{ name: 'first_name', type: 'text', id: 'first_name', label: 'First Name' }],
      webhook_url: null,
      webhook_enabled: false,
      include_data_in_webhook: false,
      webhook_data_sample_size: null,
      include_unmatched_columns: false,
      date_order: 'ask',
      decimal: 'ask',
      filter_invalid_rows: false,
      disable_on_invalid_rows: false,
      dark_mode: false,
      allowed_origins: [],
      destination: { type: 'none' },
      ai_enabled: false,
      retention_days: null,
      webhook_secret: expect.stringMatching(/^whsec_.{44}$/),
      created_at: '2026-11-21T09:00:00.000Z',
      updated_at: '2026-11-21T09:00:00.000Z',
    });
    expect(headers['location']).toBe(`http://rowgate.test/api/v1/importers/${importer.id}`);
    expect(headers['cache-control']).toBe('no-store');
    const shown: Partial<typeof importer> = { ...importer };
    delete shown.webhook_secret;
    await call('get', `/importers/${importer.id}`).expect(200, shown);
  });

  describe('an invalid importer', () => {
    const fields = (...list: object[]): object => ({ fields: list });

    test.each([
      ['no fields', { fields: [] }, 'fields'],
      ['a blank name', { name: ' ' }, 'name'],
      ['an unknown member', { colour: 'red' }, 'colour'],
      ['an unknown type', fields({ name: 'a', type: 'text' }, { name: 'b', type: 'colour' }), 'fields[1].type'],
      ['two fields with one name', fields({ name: 'a', type: 'text' }, { name: 'a', type: 'date' }), 'fields[1].name'],
      ['a reserved name', fields({ name: '_unmatched', type: 'text' }), 'fields[0].name'],
      ['an invalid pattern', fields({ name: 'a', type: 'custom_regex', pattern: '(' }), 'fields[0].pattern'],
      [
        'a pattern that backtracks',
        fields({ name: 'a', type: 'text', validators: [{ type: 'required' }, { type: 'regex', pattern: '(a)\\1' }] }),
        'fields[0].validators[1].pattern',
      ],
      ['a custom_regex without a pattern', fields({ name: 'a', type: 'custom_regex' }), 'fields[0].pattern'],
      ['a select without options', fields({ name: 'a', type: 'select', options: [] }), 'fields[0].options'],
      [
        'an unknown validator',
        fields({ name: 'a', type: 'text', validators: [{ type: 'odd' }] }),
        'fields[0].validators[0].type',
      ],
      ['webhooks without a URL', { webhook_enabled: true }, 'webhook_url'],
      ['an invalid URL', { webhook_url: 'ftp://a.example' }, 'webhook_url'],
      ['an origin with a path', { allowed_origins: ['https://a.example', 'https://a.example/'] }, 'allowed_origins[1]'],
      ['a missing model', { destination: { type: 'model', model: 'nothing' } }, 'destination.model'],
      [
        'a model whose records are created by uploads',
        { destination: { type: 'model', model: 'files' } },
        'destination.model',
      ],
      ['a model the owner may not write', { destination: { type: 'model', model: 'users' } }, 'destination.model'],
      [
        'a key for an insert',
        { destination: { type: 'model', model: 'contacts', mode: 'insert', key: 'email' } },
        'destination.key',
      ],
      [
        'an upsert without a key',
        { destination: { type: 'model', model: 'contacts', mode: 'upsert' } },
        'destination.key',
      ],
      [
        'a key that is not a field of the model',
        { destination: { type: 'model', model: 'contacts', mode: 'upsert', key: 'shoe' } },
        'destination.key',
      ],
      [
        'a key that is not delivered',
        { destination: { type: 'model', model: 'contacts', mode: 'upsert', key: 'phone' } },
        'destination.key',
      ],
      [
        'a field that the model does not have',
        {
          ...fields({ name: 'email', type: 'email' }, { name: 'shoe', type: 'text' }),
          destination: { type: 'model', model: 'contacts' },
        },
        'fields[1].name',
      ],
      [
        'a missing required field',
        { ...fields({ name: 'phone', type: 'phone' }), destination: { type: 'model', model: 'contacts' } },
        'fields',
      ],
      [
        'a field only others may write',
        {
          ...fields({ name: 'title', type: 'text' }, { name: 'publishedAt', type: 'date' }),
          destination: { type: 'model', model: 'blog-posts', mode: 'upsert', key: 'title' },
        },
        'fields[1].name',
      ],
      [
        'a field that is not a relation',
        { destination: { type: 'model', model: 'contacts', relations: { email: 'id' } } },
        'destination.relations.email',
      ],
      [
        'a relation by an unknown field',
        {
          ...fields({ name: 'title', type: 'text' }, { name: 'author', type: 'text' }),
          destination: { type: 'model', model: 'blog-posts', relations: { author: 'shoe' } },
        },
        'destination.relations.author',
      ],
    ])('%s', async (_name, more, field) => {
      expect(await refusalOf(more)).toEqual([{ field, message: expect.any(String) }]);
    });

    test('reports all errors at once', async () => {
      const errors = await refusalOf({
        webhook_enabled: true,
        ...fields({ name: 'a', type: 'select' }, { name: 'a', type: 'text' }),
      });
      expect(errors.map(({ field }) => field)).toEqual(['fields[0].options', 'fields[1].name', 'webhook_url']);
    });

    test('can be a body that is not valid', async () => {
      const post = (): ReturnType<TestApp['http']['get']> => call('post', '/importers');
      const broken = await post().set('Content-Type', 'application/json').send('{"name":').expect(400);
      expect(broken.body).toEqual({ detail: 'The body is not valid JSON.', status_code: 400 });
      const large = await post()
        .send({ name: 'x'.repeat(1 << 20) })
        .expect(413);
      expect(large.body).toMatchObject({ status_code: 413 });
      const method = await world.app.http
        .patch('/api/v1/importers')
        .set('Authorization', `Bearer ${world.ann.token}`)
        .expect(405);
      expect(method.body).toMatchObject({ status_code: 405 });
      await post()
        .send({ name: 'a\u0000b' })
        .expect(422, {
          detail: 'name: Must not contain the character U+0000.',
          status_code: 422,
          errors: [{ field: 'name', message: 'Must not contain the character U+0000.' }],
        });
    });
  });

  test.each(['dddd', 'Do MMMM', 'YYYYY', 'YYY', 'MMMMM', 'yyyy-mm-dd', 'YYYY-MM-DD HH:mm', `${'[]'.repeat(24)}Q`, ''])(
    'a date pattern with parts that do not exist is rejected: %j',
    async (format) => {
      const fields = [{ name: 'day', type: 'text', transformations: [{ type: 'normalize_date', format }] }];
      expect(await refusalOf({ fields })).toEqual([
        {
          field: 'fields[0].transformations[0].format',
          message: 'Must consist of YYYY YY MMMM MMM MM M DD D and [text].',
        },
      ]);
    },
  );

  test.each(['YYYYMMDD', 'D. MMM YY', 'yyyy年M月dd日', '[Day] DD [of] MMMM, YYYY'])(
    'a date pattern is accepted: %s',
    async (format) => {
      const transformations = [{ type: 'normalize_date', format }];
      const importer = await create({ fields: [{ name: 'day', type: 'text', transformations }] });
      expect(importer.fields).toMatchObject([{ transformations }]);
    },
  );

  test('null stands for an optional member without a value, and is not stored', async () => {
    const importer = await create({
      fields: [
        {
          name: 'email',
          type: 'email',
          validators: [{ type: 'required', message: null }],
          transformations: [{ type: 'normalize_date', format: null, stage: null }],
        },
      ],
      destination: { type: 'model', model: 'contacts', key: null, relations: null, unmatchedTo: null, dynamicTo: null },
    });
    expect(importer).toMatchObject({
      fields: [{ validators: [{ type: 'required' }], transformations: [{ type: 'normalize_date' }] }],
      destination: { type: 'model', model: 'contacts', mode: 'insert' },
    });
    expect(JSON.stringify(importer.fields)).not.toContain('null');
    expect(JSON.stringify(importer.destination)).not.toContain('null');
  });

  describe('records matched by key', () => {
    const fields = ['title', 'author', 'featuredImage'].map((name) => ({ name, type: 'text' }));
    const posts = (relations: object): object => ({
      fields,
      destination: { type: 'model', model: 'blog-posts', mode: 'upsert', key: 'title', relations },
    });

    test('and related ones by key are accepted if the owner may read the key', async () => {
      const importer = await create(posts({ featuredImage: 'url' }));
      expect(importer.destination).toMatchObject({ mode: 'upsert', relations: { featuredImage: 'url' } });
      expect(await refusalOf(posts({ author: 'email' }))).toEqual([
        { field: 'destination.relations.author', message: 'You may not read "email" of "users".' },
      ]);
      const admin = await world.app.signIn('admin');
      await create(posts({ author: 'email' }), admin);
    });

    test('cannot fill a to-many relation', async () => {
      const input = { ...posts({}), fields: ['title', 'categories'].map((name) => ({ name, type: 'text' })) };
      expect(await refusalOf(input)).toEqual([
        {
          field: 'destination',
          message: 'categories: "categories" points to several records and cannot be imported.',
        },
      ]);
    });
  });
});
