import { describe, expect, test } from 'vitest';
import { insertApiKey } from '../auth/tokens/api-keys.js';
import type { Importer } from '../../../src/protocol/index.js';
import { eachDatabase } from '../../testing/databases.js';
import { importerWorld } from './testing/importer-world.js';

eachDatabase((database) => {
  const world = importerWorld(database);
  const { call, create } = world;

  describe('an importer', () => {
    test('of another user is not found', async () => {
      const { id } = await create();
      for (const path of [`/importers/${id}`, `/importers/${id}/webhook-secret`]) {
        await call('get', path, world.bob).expect(404, { detail: 'Not found.', status_code: 404 });
      }
      await call('put', `/importers/${id}`, world.bob).send({ name: 'Mine' }).expect(404);
      await call('delete', `/importers/${id}`, world.bob).expect(404);
      await call('post', `/importers/${id}/rotate-key`, world.bob).expect(404);
      await call('post', `/importers/${id}/webhook-secret`, world.bob).expect(404);
      await call('get', `/importers/${id}/webhook-deliveries`, world.bob).expect(404);
      await call('get', '/importers/not-a-uuid').expect(404);
      const { body } = await call('get', '/importers', world.bob).expect(200);
      expect(body).toEqual([]);
      await call('get', `/importers/${id}`).expect(200);
    });

    test('is not accessible to API keys', async () => {
      const made = { name: 'k', permissions: { models: {}, admin: true }, expiresAt: null, createdBy: null };
      const { key } = await insertApiKey(world.app.deps.database.pool, made, world.app.deps.now());
      const { body } = await world.app.http.get('/api/v1/importers').set('Authorization', `Bearer ${key}`).expect(403);
      expect(body).toMatchObject({ status_code: 403 });
      await world.app.http.get('/api/v1/importers').expect(401);
    });

    test('gets a new key on request, and the previous one stops working', async () => {
      const { id, key } = await create();
      await world.app.http.get(`/api/v1/imports/key/schema?importer_key=${key}`).expect(200);
      const { body } = await call('post', `/importers/${id}/rotate-key`).expect(200);
      expect((body as Importer).key).not.toBe(key);
      await world.app.http.get(`/api/v1/imports/key/schema?importer_key=${key}`).expect(404);
      await world.app.http.get(`/api/v1/imports/key/schema?importer_key=${(body as Importer).key}`).expect(200);
    });
  });

  test('lists are sorted newest first, paged, with the total count', async () => {
    const owner = await world.app.signIn('viewer', { email: 'lister@example.com' });
    const ids: string[] = [];
    for (let index = 0; index < 3; index += 1) {
      world.app.clock.now += 1000;
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
});
