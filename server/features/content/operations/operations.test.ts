import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Principal } from '../../../platform/http/principal.js';
import { eachDatabase } from '../../../testing/databases.js';
import type { ContentRecord } from '../content-record.js';
import { recordTag } from '../content-record.js';
import { apiKey, contentFixture, SYSTEM, user, NOTE_MODELS, refusal } from '../testing/content-fixture.js';
import type { ContentFixture } from '../testing/content-fixture.js';
import { createRecord } from './create-record.js';
import { deleteRecord } from './delete-record.js';
import { findRecord, findRecords } from './find-records.js';
import { replaceRecord, updateRecord } from './update-record.js';

eachDatabase((kind) => {
  let fixture: ContentFixture;
  const editor = user('editor');
  const admin = user('super_admin');

  const create = (name: string, body: unknown, principal: Principal = SYSTEM): Promise<ContentRecord> =>
    createRecord(fixture.deps, principal, { model: fixture.model(name), body });
  const update = (id: string, body: unknown, principal: Principal = editor, ifMatch?: string): Promise<ContentRecord> =>
    updateRecord(fixture.deps, principal, { model: fixture.model('Note'), id, body, ifMatch });
  const replace = (id: string, body: unknown, principal: Principal = editor): Promise<ContentRecord> =>
    replaceRecord(fixture.deps, principal, { model: fixture.model('Note'), id, body });
  const remove = (name: string, id: string, principal: Principal = editor): Promise<void> =>
    deleteRecord(fixture.deps, principal, { model: fixture.model(name), id });
  const read = async (name: string, id: string): Promise<ContentRecord> =>
    (await findRecord(fixture.deps, SYSTEM, { model: fixture.model(name), id })).record;

  let folder: ContentRecord;

  beforeAll(async () => {
    fixture = await contentFixture({ definitions: NOTE_MODELS, database: kind });
    folder = await create('Folder', { name: 'inbox' });
  });

  beforeEach(() => {
    fixture.events.length = 0;
  });

  afterAll(() => fixture.deps.database.close());

  const note = (more: object = {}, principal: Principal = SYSTEM): Promise<ContentRecord> =>
    create('Note', { title: 'A note', folder: folder.id, ...more }, principal);

  describe('creating', () => {
    test('returns the whole record, in the order of the model', async () => {
      const first = await note();
      const record = await note({ body: { b: 1, a: [null] }, related: [first.id], secret: 's' }, admin);
      expect(Object.keys(record)).toEqual([
        ...['id', 'title', 'slug', 'body', 'stage', 'secret', 'rank', 'counter', 'folder', 'related'],
        ...['createdAt', 'updatedAt'],
      ]);
      expect(record).toMatchObject({ stage: 'new', rank: 7, counter: null, folder: folder.id, related: [first.id] });
      expect(JSON.stringify(record['body'])).toBe('{"b":1,"a":[null]}');
      expect(record.createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
      expect(await read('Note', record.id)).toEqual(record);
    });

    test('a slug is generated from the title, and numbered when it is taken', async () => {
      const slugs = await Promise.all(Array.from({ length: 30 }, () => note({ title: 'Très bien!' })));
      const numbers = Array.from({ length: 30 }, (_, index) => (index === 0 ? 'tres-bien' : `tres-bien-${index + 1}`));
      expect(slugs.map(({ slug }) => slug).sort()).toEqual(numbers.sort());
      expect((await note({ title: '日本' }))['slug']).toBe('note');
      expect(String((await note({ title: 'x'.repeat(300) }))['slug'])).toHaveLength(32);
      await expect(note({ slug: 'tres-bien' })).rejects.toThrow(refusal(422, 'slug'));
    });

    test('a slug that another record takes at the same moment is generated again', async () => {
      const taken = Object.assign(new Error('duplicate key'), { code: '23505', constraint: 'notes_slug_key' });
      const failures = [taken, taken];
      const listener = (): Promise<void> =>
        Promise.resolve(failures.pop()).then((error) => error && Promise.reject(error));
      const deps = { ...fixture.deps, recordListeners: [listener] };
      const model = fixture.model('Note');
      const body = { title: 'Raced', folder: folder.id };
      expect(await createRecord(deps, SYSTEM, { model, body })).toMatchObject({ slug: 'raced' });
      failures.push(taken);
      const chosen = { ...body, slug: 'my-own' };
      await expect(createRecord(deps, SYSTEM, { model, body: chosen })).rejects.toThrow(refusal(422, 'slug'));
    });

    test('all errors are reported at once', async () => {
      const body = { title: ' ', stage: 'x', rank: '1', folder: crypto.randomUUID(), related: 'no', nope: 1, id: 'x' };
      await expect(create('Note', body)).rejects.toThrow(
        refusal(422, 'title', 'stage', 'rank', 'related', 'nope', 'id', 'folder'),
      );
      await expect(create('Note', {})).rejects.toThrow(refusal(422, 'title', 'folder'));
      await expect(create('Note', JSON.parse('{"__proto__": {"title": "x"}}'))).rejects.toThrow(
        refusal(422, '__proto__', 'title', 'folder'),
      );
      for (const body of [null, [], 'text', 1]) await expect(create('Note', body)).rejects.toThrow(refusal(422));
    });

    test('an empty e-mail address is stored as null, so several records may have it', async () => {
      const fields = { email: { type: 'email', unique: true } } as const;
      const own = await contentFixture({ definitions: [{ name: 'Member', path: 'members', fields }], database: kind });
      const model = own.model('Member');
      const made = [];
      for (const email of ['', '  ', null]) made.push(await createRecord(own.deps, SYSTEM, { model, body: { email } }));
      expect(made.map(({ email }) => email)).toEqual([null, null, null]);
      const id = (await createRecord(own.deps, SYSTEM, { model, body: { email: 'a@b.co' } })).id;
      expect(await updateRecord(own.deps, SYSTEM, { model, id, body: { email: '' } })).toMatchObject({ email: null });
      await own.deps.database.close();
    });

    test('a taken unique value is reported as such', async () => {
      await expect(create('Folder', { name: 'inbox' })).rejects.toThrow(refusal(422, 'name'));
      await Promise.all([create('Folder', { name: null }), create('Folder', { name: null })]);
    });

    test('read-only fields are refused, and only the server sets them', async () => {
      await expect(note({ counter: 5 }, editor)).rejects.toThrow(refusal(403, 'counter'));
      expect((await note({ createdAt: 'x', updatedAt: null }, editor))['counter']).toBe(null);
      expect((await note({ counter: 5 }))['counter']).toBe(5);
    });

    test('files are created by uploads', async () => {
      const body = { filename: 'a.png', originalName: 'a.png', mimeType: 'image/png', size: 1, url: 'http://x/a.png' };
      await expect(create('File', body, admin)).rejects.toThrow(refusal(403));
      const file = await create('File', body);
      const image = await create('Image', { file: file.id });
      expect(image['file']).toBe(file.id);
      const text = await create('File', { ...body, filename: 'b.txt', mimeType: 'text/plain' });
      await expect(create('Image', { file: text.id })).rejects.toThrow(refusal(422, 'file'));
    });
  });

  describe('rights', () => {
    test('unreadable fields are left out of the response', async () => {
      const record = await note({ secret: 's' }, editor);
      expect(record).not.toHaveProperty('secret');
      const page = await findRecords(fixture.deps, editor, { model: fixture.model('Note'), query: {} });
      expect(page.records.length).toBeGreaterThan(0);
      for (const one of page.records) expect(one).not.toHaveProperty('secret');
    });

    test('unwritable fields reject the request, unless nothing changes', async () => {
      const record = await note({ secret: 's' });
      await expect(update(record.id, { rank: 8, secret: 't' })).rejects.toThrow(refusal(403, 'rank', 'secret'));
      await expect(update(record.id, { secret: 's' })).rejects.toThrow(refusal(403, 'secret'));
      expect(await update(record.id, { rank: 7, title: 'Other' })).toMatchObject({ rank: 7, title: 'Other' });
      expect(await read('Note', record.id)).toMatchObject({ secret: 's', rank: 7 });
    });

    test('callers with only update permission learn nothing about the record', async () => {
      const record = await note();
      const key = apiKey({ notes: ['update', 'create'] });
      expect(Object.keys(await update(record.id, { title: 'B' }, key))).toEqual(['id', 'createdAt', 'updatedAt']);
      expect(await note({ title: 'Mine' }, key)).toMatchObject({ title: 'Mine' });
      await expect(findRecord(fixture.deps, key, { model: fixture.model('Note'), id: record.id })).rejects.toThrow(
        refusal(403),
      );
    });

    test('permissions are checked before everything else', async () => {
      const viewer = user('viewer');
      await expect(create('Note', { nope: 1 }, viewer)).rejects.toThrow(refusal(403));
      await expect(update('no-id', { nope: 1 }, viewer)).rejects.toThrow(refusal(403));
      await expect(remove('Note', crypto.randomUUID(), viewer)).rejects.toThrow(refusal(403));
    });
  });

  describe('changing', () => {
    test('a partial update changes fields, null clears, lists are replaced, and updatedAt always increases', async () => {
      const [a, b] = [await note(), await note()];
      const record = await note({ body: { x: 1 }, related: [a.id, b.id] });
      const changed = await update(record.id, { body: null, related: [b.id, a.id, b.id] });
      expect(changed).toMatchObject({ title: 'A note', slug: record['slug'], body: null, related: [b.id, a.id] });
      expect(changed.updatedAt > record.updatedAt).toBe(true);
      expect(changed.createdAt).toBe(record.createdAt);
      await expect(update(record.id, { title: null, stage: null })).rejects.toThrow(refusal(422, 'title', 'stage'));
    });

    test('an empty update changes nothing', async () => {
      const record = await note({}, editor);
      fixture.events.length = 0;
      expect(await update(record.id, { id: record.id, updatedAt: 'x', counter: null })).toEqual(record);
      await expect(update(record.id, { counter: 4 })).rejects.toThrow(refusal(403, 'counter'));
      expect(fixture.events).toEqual([]);
      await expect(update(record.id, { id: crypto.randomUUID() })).rejects.toThrow(refusal(422, 'id'));
    });

    test('a record that was read can be sent back', async () => {
      const record = await note({ body: [1], secret: 's', rank: 3 });
      const seen = (await findRecord(fixture.deps, editor, { model: fixture.model('Note'), id: record.id })).record;
      const { updatedAt: _, ...rest } = await replace(record.id, seen);
      const { updatedAt: __, ...expected } = seen;
      expect(rest).toEqual(expected);
      expect(await read('Note', record.id)).toMatchObject({ secret: 's' });
    });

    test('a replacement resets fields to defaults, except those the caller may not write', async () => {
      const record = await note({ stage: 'open', body: 1, rank: 3, secret: 's', counter: 2 });
      const other = await create('Folder', { name: 'other' });
      await expect(replace(record.id, { title: 'B', folder: other.id })).rejects.toThrow(refusal(422, 'stage'));
      const replaced = await replace(record.id, { title: 'B fresh', folder: other.id, stage: 'open' });
      expect(replaced).toMatchObject({ slug: 'b-fresh', body: null, folder: other.id, rank: 3, related: [] });
      expect(await read('Note', record.id)).toMatchObject({ secret: 's', counter: 2 });
      await expect(replace(record.id, { title: 'B', stage: 'open' })).rejects.toThrow(refusal(422, 'folder'));
    });

    test("only the model's transitions are allowed", async () => {
      const record = await note();
      await expect(update(record.id, { stage: 'done' })).rejects.toThrow(refusal(422, 'stage'));
      await update(record.id, { stage: 'open' });
      expect(await update(record.id, { stage: 'done' })).toMatchObject({ stage: 'done' });
      expect(await update(record.id, { stage: 'done', title: 'Still' })).toMatchObject({ stage: 'done' });
    });

    test('a change based on an outdated state is rejected', async () => {
      const record = await note({}, editor);
      const changed = await update(record.id, { title: 'First' }, editor, recordTag(record));
      await expect(update(record.id, { title: 'Second' }, editor, recordTag(record))).rejects.toThrow(refusal(412));
      expect(await update(record.id, { title: 'Third' }, editor, `"x", ${recordTag(changed, changed)}`)).toMatchObject({
        title: 'Third',
      });
      await update(record.id, { title: 'Fourth' }, editor, '*');
    });

    test('a missing record is not found', async () => {
      for (const id of [crypto.randomUUID(), 'x', '', "' OR 1=1"]) {
        await expect(update(id, {})).rejects.toThrow(refusal(404));
        await expect(remove('Note', id)).rejects.toThrow(refusal(404));
        await expect(read('Note', id)).rejects.toThrow(refusal(404));
      }
    });
  });

  describe('deleting', () => {
    test('a record can be deleted once', async () => {
      const record = await note();
      await remove('Note', record.id);
      await expect(remove('Note', record.id)).rejects.toThrow(refusal(404));
    });

    test('a required relation prevents deletion; who requires it is shown to those who may know', async () => {
      const required = await create('Folder', {});
      const record = await note({ folder: required.id });
      await expect(remove('Folder', required.id)).rejects.toThrow(/"notes" require this record as "folder"/);
      await expect(remove('Folder', required.id, apiKey({ folders: ['delete'] }))).rejects.toThrow(/^Other records/);
      await remove('Note', record.id);
      await remove('Folder', required.id);
    });

    test('other relations are cleared', async () => {
      const target = await note();
      const record = await note({ related: [target.id, folder.id].slice(0, 1) });
      await remove('Note', target.id);
      expect(await read('Note', record.id)).toMatchObject({ related: [] });
      const image = await create('Image', { alt: 'a' });
      const post = await create('BlogPost', { title: 'With image', featuredImage: image.id });
      await deleteRecord(fixture.deps, SYSTEM, { model: fixture.model('Image'), id: image.id });
      expect(await read('BlogPost', post.id)).toMatchObject({ featuredImage: null });
    });
  });

  describe('reading', () => {
    test('a page with its relations takes two statements, whatever its size', async () => {
      const related = (await Promise.all([note(), note(), note()])).map(({ id }) => id);
      await Promise.all(Array.from({ length: 40 }, () => note({ related, title: 'Many' })));
      fixture.statements.length = 0;
      const query = { populate: 'related', limit: '100', filter: { title: 'Many' } };
      const page = await findRecords(fixture.deps, editor, { model: fixture.model('Note'), query });
      expect(fixture.statements).toHaveLength(2);
      expect(page).toMatchObject({ total: 40, hasMore: false, limit: 100, offset: 0 });
      for (const record of page.records) {
        const ids = (record['related'] as ContentRecord[]).map(({ id }) => id);
        expect(ids).toEqual(related);
        expect((record['related'] as ContentRecord[])[0]).not.toHaveProperty('secret');
      }
    });

    test('limit 0 returns only the count, and past the last page there are no records', async () => {
      const model = fixture.model('Folder');
      const counted = await findRecords(fixture.deps, SYSTEM, { model, query: { limit: '0' } });
      expect(counted.records).toEqual([]);
      expect(counted.total).toBeGreaterThan(0);
      expect(counted.hasMore).toBe(true);
      const beyond = await findRecords(fixture.deps, SYSTEM, { model, query: { offset: '9007199254740991' } });
      expect(beyond).toMatchObject({ records: [], total: counted.total, hasMore: false });
    });

    test('relations to an unreadable model stay ids', async () => {
      const record = await note();
      const model = fixture.model('Note');
      const options = { model, id: record.id, populate: 'folder' };
      expect((await findRecord(fixture.deps, editor, options)).populated).toMatchObject({ folder: folder.id });
      expect((await findRecord(fixture.deps, admin, options)).populated).toMatchObject({ folder: { name: 'inbox' } });
    });
  });

  describe('events', () => {
    test('each change is announced in its transaction, with all fields', async () => {
      const record = await note({ secret: 's' }, admin);
      await update(record.id, { title: 'Changed' });
      await remove('Note', record.id);
      expect(fixture.events).toMatchObject([
        { event: 'create', record: { secret: 's', title: 'A note' }, previous: undefined },
        { event: 'update', record: { secret: 's', title: 'Changed' }, previous: { title: 'A note' } },
        { event: 'delete', record: { id: record.id, title: 'Changed' } },
      ]);
    });

    test('a failing listener undoes the change', async () => {
      const listener = (): Promise<void> => Promise.reject(new Error('no room'));
      const deps = { ...fixture.deps, recordListeners: [listener] };
      const body = { name: 'never' };
      await expect(createRecord(deps, SYSTEM, { model: fixture.model('Folder'), body })).rejects.toThrow('no room');
      const query = { filter: { name: 'never' } };
      const page = await findRecords(fixture.deps, SYSTEM, { model: fixture.model('Folder'), query });
      expect(page.total).toBe(0);
    });
  });
});
