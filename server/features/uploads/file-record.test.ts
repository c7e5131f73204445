import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContentRecord } from '../content/content-record.js';
import { createRecord } from '../content/operations/create-record.js';
import { findRecord } from '../content/operations/find-records.js';
import { contentFixture, SYSTEM } from '../content/testing/content-fixture.js';
import type { ContentFixture } from '../content/testing/content-fixture.js';
import type { Config } from '../../config/config.js';
import { alignFileUrls } from './file-record.js';

let fixture: ContentFixture;

beforeAll(async () => {
  fixture = await contentFixture();
});

afterAll(() => fixture.deps.database.close());

const create = (name: string, body: object): Promise<ContentRecord> =>
  createRecord(fixture.deps, SYSTEM, { model: fixture.model(name), body });

const urlOf = async (name: string, { id }: ContentRecord): Promise<unknown> =>
  (await findRecord(fixture.deps, SYSTEM, { model: fixture.model(name), id })).record['url'];

test('the addresses of files, and of images that copy them, follow the public address', async () => {
  const upload = { filename: 'a.png', originalName: 'a.png', mimeType: 'image/png', size: 1 };
  const file = await create('File', { ...upload, url: 'http://old.example/files/a.png' });
  const image = await create('Image', { file: file.id });
  const elsewhere = await create('Image', { file: file.id, url: 'http://elsewhere.example/b.png' });
  const config = { publicUrl: 'https://new.example' } as Config;
  await alignFileUrls({ config, models: fixture.deps.models }, fixture.deps.database.pool);
  expect(await urlOf('File', file)).toBe('https://new.example/files/a.png');
  expect(await urlOf('Image', image)).toBe('https://new.example/files/a.png');
  expect(await urlOf('Image', elsewhere)).toBe('http://elsewhere.example/b.png');
});
