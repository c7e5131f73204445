import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertApiKey } from '../auth/tokens/api-keys.js';
import type { Importer } from '../../../src/protocol/index.js';
import { buildTestApp } from '../../testing/build-test-app.js';
import type { SignedIn, TestApp } from '../../testing/build-test-app.js';
import { eachDatabase } from '../../testing/databases.js';

eachDatabase((database) => {
  let world: TestApp;
  let ann: SignedIn;
  let bob: SignedIn;
  beforeAll(async () => {
    world = await buildTestApp({ database });
    ann = await world.signIn('editor');
    bob = await world.signIn('viewer');
  });
  afterAll(() => world.close());

  const call = (
    method: 'get' | 'post' | 'put' | 'delete',
    path: string,
    person: SignedIn = ann,
  ): ReturnType<TestApp['http']['get']> =>
    world.http[method](`/api/v1${path}`).set('Authorization', `Bearer ${person.token}`);

  const create = async (more: object = {}, person: SignedIn = ann): Promise<Importer> => {
    const input = { name: 'People', fields: [{ name: 'first_name', type: 'text' }], ...more };
    const { body } = await call('post', '/importers', person).send(input).expect(201);
    return body as Importer;
  };
  const refusalOf = async (more: object): Promise<readonly { field: string; message: string }[]> => {
    const input = { name: 'People', fields: [{ name: 'email', type: 'email' }], ...more };
    const { body } = await call('post', '/importers').send(input).expect(422);
    const { errors, detail } = body as { errors: { field: string; message: string }[]; detail: string };
    for (const { field, message } of errors) expect(detail).toContain(`${field}: ${message}`);
    return errors;
  };

  describe('an importer', () => {
    test('is created with defaults, a key and computed members', async () => {
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

    test('keeps members that a change leaves out, and resets those set to null', async () => {
      const { id, key } = await create({
        description: 'of us',
        dark_mode: true,
        allowed_origins: ['https://a.example'],
      });
      const { body } = await call('put', `/importers/${id}`)
        .send({ name: 'Renamed', dark_mode: null, allowed_origins: null })
        .expect(200);
      expect(body).toMatchObject({
        id,
        key,
        name: 'Renamed',
        description: 'of us',
        dark_mode: false,
        allowed_origins: [],
        fields: [{ name: 'first_name' }],
      });
      expect((body as Importer).updated_at > (body as Importer).created_at).toBe(true);
      await call('get', `/importers/${id}`).expect(200, body);
      await call('put', `/importers/${id}`).send({ name: null }).expect(422);
      await call('put', `/importers/${id}`).send({ key: id }).expect(422);
    });

    test('of another user is not found', async () => {
      const { id } = await create();
      for (const path of [`/importers/${id}`, `/importers/${id}/webhook-secret`]) {
        await call('get', path, bob).expect(404, { detail: 'Not found.', status_code: 404 });
      }
      await call('put', `/importers/${id}`, bob).send({ name: 'Mine' }).expect(404);
      await call('delete', `/importers/${id}`, bob).expect(404);
      await call('post', `/importers/${id}/rotate-key`, bob).expect(404);
      await call('post', `/importers/${id}/webhook-secret`, bob).expect(404);
      await call('get', `/importers/${id}/webhook-deliveries`, bob).expect(404);
      await call('get', '/importers/not-a-uuid').expect(404);
      const { body } = await call('get', '/importers', bob).expect(200);
      expect(body).toEqual([]);
      await call('get', `/importers/${id}`).expect(200);
    });

    test('is not accessible to API keys', async () => {
      const made = { name: 'k', permissions: { models: {}, admin: true }, expiresAt: null, createdBy: null };
      const { key } = await insertApiKey(world.deps.database.pool, made, world.deps.now());
      const { body } = await world.http.get('/api/v1/importers').set('Authorization', `Bearer ${key}`).expect(403);
      expect(body).toMatchObject({ status_code: 403 });
      await world.http.get('/api/v1/importers').expect(401);
    });

    test('gets a new key on request, and the previous one stops working', async () => {
      const { id, key } = await create();
      await world.http.get(`/api/v1/imports/key/schema?importer_key=${key}`).expect(200);
      const { body } = await call('post', `/importers/${id}/rotate-key`).expect(200);
      expect((body as Importer).key).not.toBe(key);
      await world.http.get(`/api/v1/imports/key/schema?importer_key=${key}`).expect(404);
      await world.http.get(`/api/v1/imports/key/schema?importer_key=${(body as Importer).key}`).expect(200);
    });

    test('is deleted with its imports, including running ones, and with all its uploads', async () => {
      const { id, key } = await create();
      const { files, database: storage } = world.deps;
      const begin = { importer_key: key, file_name: 'large.csv', size: 3 };
      const upload = await world.http.post('/api/v1/imports/key/uploads').send(begin).expect(201);
      const { upload_id } = upload.body as { upload_id: string };
      await world.http
        .put(`/api/v1/imports/key/uploads/${upload_id}/parts/0?importer_key=${key}`)
        .set('Content-Type', 'application/octet-stream')
        .send(Buffer.from('a,b'))
        .expect(204);
      const { body } = await call('post', '/imports')
        .field('importer_id', id)
        .attach('file', Buffer.from('first_name\nAda\n'), 'people.csv')
        .expect(201);
      const { id: job } = body as { id: string };
      const keys = [`imports/${job}/file`, `imports/uploads/${upload_id}/0`];
      const kept = async (): Promise<boolean[]> =>
        Promise.all(
          keys.map(async (name) => {
            const file = await files.open({ key: name });
            file?.body.destroy();
            return file !== undefined;
          }),
        );
      expect(await kept()).toEqual([true, true]);
      await call('delete', `/importers/${id}`).expect(204, {});
      await call('get', `/importers/${id}`).expect(404);
      await call('delete', `/importers/${id}`).expect(404);
      await world.queue.run();
      await call('get', `/imports/${job}`).expect(404);
      expect(await kept()).toEqual([false, false]);
      const left = await storage.pool.selectFrom('import_jobs').where('id', '=', job).select('id').execute();
      expect(left).toEqual([]);
    });

    test('prevents the deletion of its owner', async () => {
      const { id } = await create({}, bob);
      const admin = await world.signIn('super_admin');
      await world.http.delete(`/api/users/${bob.id}`).set('Authorization', `Bearer ${admin.token}`).expect(409);
      expect((await call('get', `/importers/${id}`, bob)).status).toBe(200);
    });
  });

  test('lists are sorted newest first, paged, with the total count', async () => {
    const owner = await world.signIn('viewer', { email: 'lister@example.com' });
    const ids: string[] = [];
    for (let index = 0; index < 3; index += 1) {
      world.clock.now += 1000;
      ids.unshift((await create({ name: `Number ${index}` }, owner)).id);
    }
    const { body, headers } = await call('get', '/importers?skip=1&limit=1', owner).expect(200);
    expect((body as Importer[]).map(({ id }) => id)).toEqual([ids[1]]);
    expect(headers['x-total-count']).toBe('3');
    const all = await call('get', '/importers', owner).expect(200);
    expect((all.body as Importer[]).map(({ id }) => id)).toEqual(ids);
    for (const query of ['limit=0', 'limit=1001', 'skip=-1', 'limit=x', 'limit=1.5']) {
      await call('get', `/importers?${query}`, owner).expect(422);
    }
    await call('get', '/importers?limit=1000', owner).expect(200);
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

    test('cannot result from a change either', async () => {
      const importer = await create();
      const change = { destination: { type: 'model', model: 'contacts' } };
      await call('put', `/importers/${importer.id}`).send(change).expect(422);
      await call('put', `/importers/${importer.id}`).send({ webhook_enabled: true }).expect(422);
      const { body } = await call('get', `/importers/${importer.id}`);
      expect(body).toMatchObject({ destination: { type: 'none' }, webhook_enabled: false });
    });

    test('can be a body that is not valid', async () => {
      const post = (): ReturnType<TestApp['http']['get']> => call('post', '/importers');
      const broken = await post().set('Content-Type', 'application/json').send('{"name":').expect(400);
      expect(broken.body).toEqual({ detail: 'The body is not valid JSON.', status_code: 400 });
      const large = await post()
        .send({ name: 'x'.repeat(1 << 20) })
        .expect(413);
      expect(large.body).toMatchObject({ status_code: 413 });
      const method = await world.http
        .patch('/api/v1/importers')
        .set('Authorization', `Bearer ${ann.token}`)
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
        { field: 'destination.relations.author', message: 'you may not read "email" of "users"' },
      ]);
      const admin = await world.signIn('admin');
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

    test('stay when a permission is lost, and nothing is added', async () => {
      const { id } = await create(posts({}));
      const { pool } = world.deps.database;
      const setRole = (role: string): Promise<unknown> =>
        pool.updateTable('users').set({ role }).where('id', '=', ann.id).execute();
      await setRole('viewer');
      await call('put', `/importers/${id}`).send({ name: 'Posts' }).expect(200);
      await call('put', `/importers/${id}`).send({ fields }).expect(422);
      await setRole('editor');
    });
  });
});
