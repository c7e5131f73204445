import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Principal } from '../../platform/http/principal.js';
import { eachDatabase } from '../../testing/databases.js';
import type { ContentRecord } from './content-record.js';
import type { ModelDefinition } from './model.js';
import { createRecord } from './operations/create-record.js';
import { findRecord, findRecords } from './operations/find-records.js';
import { contentFixture, SYSTEM, user } from './testing/content-fixture.js';
import type { ContentFixture } from './testing/content-fixture.js';

/* No query may behave differently depending on hidden records. */

const FOLDER: ModelDefinition = {
  name: 'Folder',
  fields: { label: { type: 'text' }, rank: { type: 'number' }, open: { type: 'boolean', default: false } },
  access: { read: ['editor', { open: true }, 'own'], create: ['authenticated'] },
};
const PAPER: ModelDefinition = {
  name: 'Paper',
  fields: {
    label: { type: 'text' },
    status: { type: 'select', options: ['a', 'b', 'c'], default: 'a', required: true },
    rank: { type: 'number' },
    person: { type: 'relation', to: 'User' },
    folder: { type: 'relation', to: 'Folder' },
    folders: { type: 'relation', to: 'Folder', many: true },
    papers: { type: 'relation', to: 'Paper', many: true },
  },
  access: {
    read: ['editor', { $or: [{ status: 'a' }, { 'folder.open': true, rank: { $gt: 1 } }] }, 'own'],
    create: ['authenticated'],
  },
  owner: 'person',
};

const LABELS = ['x', 'y', 'X', 'xy', ''];
const RANKS = [0, 1, 2, 3];

eachDatabase((kind) => {
  let fixture: ContentFixture;
  let ann: Principal & { readonly kind: 'user' };
  let folders: readonly ContentRecord[] = [];
  let papers: readonly ContentRecord[] = [];
  /** Evaluates the rules a second time, in plain JavaScript. */
  let openFolders: ReadonlySet<string>;
  let openPapers: ReadonlySet<string>;

  beforeAll(async () => {
    fixture = await contentFixture({ definitions: [FOLDER, PAPER], database: kind });
    const person = async (name: string): Promise<Principal & { readonly kind: 'user' }> => {
      const body = { email: `${name}@example.com`, name };
      const { id } = await createRecord(fixture.deps, SYSTEM, { model: fixture.model('User'), body });
      return user('viewer', { id });
    };
    ann = await person('ann');
    const bob = await person('bob');
    const create = (name: string, principal: Principal, body: object): Promise<ContentRecord> =>
      createRecord(fixture.deps, principal, { model: fixture.model(name), body });
    const or = <T>(values: readonly T[]): fc.Arbitrary<T | null> => fc.constantFrom(...values, null);
    const creators = fc.constantFrom<Principal>(ann, bob, SYSTEM);
    const made = new Map<string, Principal>();
    const folderBodies = fc.record({ label: or(LABELS), rank: or(RANKS), open: fc.boolean() });
    for (const [by, body] of fc.sample(fc.tuple(creators, folderBodies), { numRuns: 12, seed: 3 })) {
      const folder = await create('Folder', by, body);
      made.set(folder.id, by);
      folders = [...folders, folder];
    }
    openFolders = new Set(
      folders.filter(({ id, ...folder }) => folder['open'] === true || made.get(id) === ann).map(({ id }) => id),
    );
    const folderIds = folders.map(({ id }) => id);
    const paperBodies = fc.record({
      label: or(LABELS),
      status: fc.constantFrom('a', 'b', 'c'),
      rank: or(RANKS),
      person: or([ann.id, bob.id]),
      folder: or(folderIds),
      folders: fc.uniqueArray(fc.constantFrom(...folderIds), { maxLength: 3 }),
      links: fc.uniqueArray(fc.nat(49), { maxLength: 3 }),
    });
    for (const [by, { links, ...body }] of fc.sample(fc.tuple(creators, paperBodies), { numRuns: 50, seed: 5 })) {
      const linked = links.flatMap((index) => papers[index]?.id ?? []);
      // Created by any user, because creating is not under test here.
      const paper = await create('Paper', by, { ...body, papers: linked });
      made.set(paper.id, by);
      papers = [...papers, paper];
    }
    const isOpen = (paper: ContentRecord): boolean => {
      const folder = folders.find(({ id }) => id === paper['folder']);
      const owner = paper['person'] ?? (made.get(paper.id) as { id?: string } | undefined)?.id;
      return paper['status'] === 'a' || (folder?.['open'] === true && Number(paper['rank']) > 1) || owner === ann.id;
    };
    openPapers = new Set(papers.filter(isOpen).map(({ id }) => id));
  });

  afterAll(() => fixture.deps.database.close());

  const find = async (principal: Principal, query: object): Promise<{ ids: readonly string[]; total: number }> => {
    const page = await findRecords(fixture.deps, principal, { model: fixture.model('Paper'), query });
    return { ids: page.records.map(({ id }) => id), total: page.total };
  };

  test('a list contains exactly the records that the rules allow', async () => {
    const { ids, total } = await find(ann, { limit: 100 });
    expect(new Set(ids)).toEqual(openPapers);
    expect(total).toBe(openPapers.size);
    expect(openPapers.size).toBeGreaterThan(5);
    expect(openPapers.size).toBeLessThan(papers.length - 5);
    for (const { id } of papers) {
      const found = findRecord(fixture.deps, ann, { model: fixture.model('Paper'), id });
      await (openPapers.has(id) ? found : expect(found).rejects.toMatchObject({ status: 404 }));
    }
  });

  test('filters and sorting return the same as if hidden records did not exist', async () => {
    const text = fc.constantFrom(...LABELS.slice(0, 4));
    const textual = (name: string): fc.Arbitrary<object> =>
      fc
        .tuple(fc.constantFrom('$eq', '$ne', '$gt', '$contains', '$containsi', '$eqi', '$startsWith', '$in'), text)
        .map(([operator, value]) => ({ [name]: { [operator]: value } }));
    const numeric = (name: string): fc.Arbitrary<object> =>
      fc
        .tuple(fc.constantFrom('$eq', '$ne', '$gte', '$lt', '$nin'), fc.constantFrom(...RANKS))
        .map(([operator, value]) => ({ [name]: { [operator]: value } }));
    const absent = (name: string): fc.Arbitrary<object> => fc.boolean().map((value) => ({ [name]: { $null: value } }));
    const own = fc.oneof(textual('label'), numeric('rank'), absent('rank'));
    const related = fc.oneof(
      ...['folder', 'folders', 'papers'].flatMap((via) => [
        textual(`${via}.label`),
        numeric(`${via}.rank`),
        absent(`${via}.rank`),
      ]),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(own, related),
        fc.array(fc.oneof(own, related), { minLength: 1, maxLength: 3 }),
        fc.constantFrom('$or', '$and'),
        fc.constantFrom('label', '-rank', 'status,label'),
        async (first, others, group, sort) => {
          const filter = {
            $and: [first],
            [group === '$or' ? '$or' : '$and']: group === '$or' ? others : [first, ...others],
          };
          const seen = await find(ann, { filter, sort, limit: 100 });
          // The same query with full access, with the ids of visible related records in place of every condition on them.
          const everything = await find(SYSTEM, { filter: narrowed(filter), sort, limit: 100 });
          const expected = everything.ids.filter((id) => openPapers.has(id));
          expect(seen.ids).toEqual(expected);
          expect(seen.total).toBe(expected.length);
        },
      ),
      { numRuns: 150 },
    );
  });

  /**
   * Converts `folder.rank: …` to the ids of visible folders that match it, or, if papers without a visible folder match
   * it too, to those of the others.
   */
  function narrowed(filter: object): object {
    return Object.fromEntries(
      Object.entries(filter).map(([name, value]: [string, unknown]) => {
        if (name.startsWith('$')) return [name, (value as object[]).map(narrowed)];
        const [via = '', field] = name.split('.');
        if (field === undefined) return [name, value];
        const candidates = via === 'papers' ? papers : folders;
        const open = via === 'papers' ? openPapers : openFolders;
        const condition = value as Readonly<Record<string, unknown>>;
        const includesNull = via === 'folder' && meets(null, condition);
        const ids = candidates
          .filter((record) => open.has(record.id) && meets(record[field], condition) !== includesNull)
          .map(({ id }) => id);
        return [via, { [includesNull ? '$nin' : '$in']: [crypto.randomUUID(), ...ids] }];
      }),
    );
  }

  function meets(value: unknown, condition: Readonly<Record<string, unknown>>): boolean {
    const operator = Object.keys(condition).join();
    const operand = condition[operator];
    const [text, other] = [String(value), String(operand)];
    if (operator === '$null') return (value === null) === operand;
    if (operator === '$ne' || operator === '$nin') return value !== operand;
    if (value === null) return false;
    const tests: Readonly<Record<string, () => boolean>> = {
      $eq: () => value === operand,
      $in: () => value === operand,
      $gt: () => new Intl.Collator('und').compare(text, other) > 0,
      $gte: () => Number(value) >= Number(operand),
      $lt: () => Number(value) < Number(operand),
      $contains: () => text.includes(other),
      $containsi: () => text.toUpperCase().includes(other.toUpperCase()),
      $eqi: () => text.toUpperCase() === other.toUpperCase(),
      $startsWith: () => text.startsWith(other),
    };
    return tests[operator]?.() ?? expect.unreachable(operator);
  }

  test('populate leaves the ids of related records that the rules hide', async () => {
    const { records } = await findRecords(fixture.deps, ann, {
      model: fixture.model('Paper'),
      query: { populate: 'folder,folders,papers,person', limit: 100 },
    });
    const open = { folder: openFolders, folders: openFolders, papers: openPapers, person: new Set([ann.id]) };
    for (const record of records) {
      const plain = papers.find(({ id }) => id === record.id);
      for (const [name, among] of Object.entries(open)) {
        const populated = (id: unknown): unknown =>
          among.has(String(id)) ? expect.objectContaining({ id, createdAt: expect.any(String) }) : id;
        const ids = plain?.[name];
        expect(record[name]).toEqual(Array.isArray(ids) ? ids.map(populated) : populated(ids));
      }
    }
  });
});
