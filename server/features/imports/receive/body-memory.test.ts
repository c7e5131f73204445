import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import request from 'supertest';
import { afterAll, beforeAll, test } from 'vitest';
import { createApp } from '../../../main/app.js';
import { createBodyBudget } from '../../../platform/http/bodies/body-budget.js';
import { buildTestApp } from '../../../testing/build-test-app.js';
import type { TestApp } from '../../../testing/build-test-app.js';
import { makeImporter } from '../testing/import-world.js';

const KEY = '/api/v1/imports/key';
const BUDGET = 40_000;
const LONG = 'x'.repeat(30_000);

let app: TestApp;
let server: Server;
let key: string;
beforeAll(async () => {
  app = await buildTestApp();
  ({ key } = (await makeImporter(app)).importer);
  server = createServer(createApp({ ...app.deps, bodies: createBodyBudget(BUDGET) })).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(async () => {
  server.close();
  await app.close();
});

test('the memory of a body is free again after its request, also after a rejected one', async () => {
  const process = (name: string, importer_key = key): ReturnType<TestApp['http']['post']> =>
    request(server)
      .post(`${KEY}/process`)
      .send({ importer_key, validData: [{ data: { name } }] });
  for (let attempt = 0; attempt < 3; attempt += 1) await process(LONG).expect(201);
  for (let attempt = 0; attempt < 3; attempt += 1) await process(LONG, 'x').expect(422);
  await process(LONG + LONG).expect(503);
});

test('so is that of a form whose sender is known by its last field', async () => {
  const upload = (content: string): ReturnType<TestApp['http']['post']> =>
    request(server)
      .post(`${KEY}/upload`)
      .attach('file', Buffer.from(`name\n${content}\n`), 'a.csv')
      .field('importer_key', key);
  for (let attempt = 0; attempt < 3; attempt += 1) await upload(LONG).expect(201);
  await upload(LONG + LONG).expect(503);
});

test('fields before the key of the importer are not taken for it', async () => {
  const sent = request(server).post(`${KEY}/upload`).field('plan', '{}').field('metadata', '{"m":1}');
  await sent.field('importer_key', key).attach('file', Buffer.from('name\nAda\n'), 'a.csv').expect(201);
});
