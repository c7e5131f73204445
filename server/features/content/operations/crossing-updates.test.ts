import { afterAll, beforeAll, expect, test } from 'vitest';
import { eachDatabase } from '../../../testing/databases.js';
import { contentFixture, NOTE_MODELS, SYSTEM } from '../testing/content-fixture.js';
import type { ContentFixture } from '../testing/content-fixture.js';
import { createRecord } from './create-record.js';
import { findRecord } from './find-records.js';
import { updateRecord } from './update-record.js';

eachDatabase((kind) => {
  let fixture: ContentFixture;
  beforeAll(async () => {
    fixture = await contentFixture({ definitions: NOTE_MODELS, database: kind });
  });
  afterAll(() => fixture.deps.database.close());

  test('records that refer to each other can be updated at the same time', async () => {
    const model = fixture.model('Note');
    const folder = await createRecord(fixture.deps, SYSTEM, {
      model: fixture.model('Folder'),
      body: { name: 'inbox' },
    });
    const make = () => createRecord(fixture.deps, SYSTEM, { model, body: { title: 'A note', folder: folder.id } });
    const [one, other] = await Promise.all([make(), make()]);
    const relate = (id: string, to: string) =>
      updateRecord(fixture.deps, SYSTEM, { model, id, body: { related: [to] } });
    const pairs = Array.from({ length: 8 }, () => [relate(one.id, other.id), relate(other.id, one.id)]);
    const ended = await Promise.allSettled(pairs.flat());
    expect(ended.map(({ status }) => status)).toEqual(ended.map(() => 'fulfilled'));
    const { record } = await findRecord(fixture.deps, SYSTEM, { model, id: one.id });
    expect(record['related']).toEqual([other.id]);
  });
});
