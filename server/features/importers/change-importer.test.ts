import { describe, expect, test } from 'vitest';
import type { Importer } from '../../../src/protocol/index.js';
import { eachDatabase } from '../../testing/databases.js';
import { importerWorld } from './testing/importer-world.js';

eachDatabase((database) => {
  const world = importerWorld(database);
  const { call, create } = world;

  describe('a change of an importer', () => {
    test('keeps members that it leaves out, and resets those set to null', async () => {
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

    test('cannot make it invalid', async () => {
      const importer = await create();
      const change = { destination: { type: 'model', model: 'contacts' } };
      await call('put', `/importers/${importer.id}`).send(change).expect(422);
      await call('put', `/importers/${importer.id}`).send({ webhook_enabled: true }).expect(422);
      const { body } = await call('get', `/importers/${importer.id}`);
      expect(body).toMatchObject({ destination: { type: 'none' }, webhook_enabled: false });
    });

    test('is possible after a permission is lost, unless it adds anything', async () => {
      const fields = ['title', 'author', 'featuredImage'].map((name) => ({ name, type: 'text' }));
      const destination = { type: 'model', model: 'blog-posts', mode: 'upsert', key: 'title', relations: {} };
      const { id } = await create({ fields, destination });
      const { pool } = world.app.deps.database;
      const setRole = (role: string): Promise<unknown> =>
        pool.updateTable('users').set({ role }).where('id', '=', world.ann.id).execute();
      await setRole('viewer');
      await call('put', `/importers/${id}`).send({ name: 'Posts' }).expect(200);
      await call('put', `/importers/${id}`).send({ fields }).expect(422);
      await setRole('editor');
    });
  });
});
