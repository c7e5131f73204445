import { describe, expect, test } from 'vitest';
import { eachDatabase } from '../../testing/databases.js';
import { importerWorld } from './testing/importer-world.js';

eachDatabase((database) => {
  const world = importerWorld(database);
  const { call, create } = world;

  describe('an importer', () => {
    test('is deleted with its imports, including running ones, and with all its uploads', async () => {
      const { id, key } = await create();
      const { files, database: storage } = world.app.deps;
      const begin = { importer_key: key, file_name: 'large.csv', size: 3 };
      const upload = await world.app.http.post('/api/v1/imports/key/uploads').send(begin).expect(201);
      const { upload_id } = upload.body as { upload_id: string };
      await world.app.http
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
      await world.app.queue.run();
      await call('get', `/imports/${job}`).expect(404);
      expect(await kept()).toEqual([false, false]);
      const left = await storage.pool.selectFrom('import_jobs').where('id', '=', job).select('id').execute();
      expect(left).toEqual([]);
    });

    test('prevents the deletion of its owner', async () => {
      const { id } = await create({}, world.bob);
      const admin = await world.app.signIn('super_admin');
      await world.app.http
        .delete(`/api/users/${world.bob.id}`)
        .set('Authorization', `Bearer ${admin.token}`)
        .expect(409);
      expect((await call('get', `/importers/${id}`, world.bob)).status).toBe(200);
    });
  });
});
