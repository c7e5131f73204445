import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../../platform/database/database.js';
import { eachDatabase, openTestDatabase } from '../../../testing/databases.js';
import type { Field } from '../kinds/kinds.js';
import type { ModelDefinition } from '../model.js';
import { resolveModels } from '../resolve-models.js';
import { applySchema } from './apply-schema.js';

eachDatabase((kind) => {
  let database: Database;

  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });

  beforeEach(async () => {
    await sql`DROP SCHEMA public CASCADE`.execute(database.pool);
    await sql`CREATE SCHEMA public`.execute(database.pool);
  });

  afterAll(() => database.close());

  const thing = (fields: Readonly<Record<string, Field>>, more: Partial<ModelDefinition> = {}): ModelDefinition => ({
    name: 'Thing',
    fields,
    ...more,
  });

  function apply(definitions: readonly ModelDefinition[], allowDestructive = false): Promise<number> {
    const models = resolveModels(definitions);
    return database.transaction((transaction) => applySchema(transaction, models, { allowDestructive }));
  }

  const run = async (text: string): Promise<readonly Record<string, unknown>[]> =>
    (await sql<Record<string, unknown>>`${sql.raw(text)}`.execute(database.pool)).rows;

  const insertThing = (columns: string, values: string): Promise<unknown> =>
    run(
      `INSERT INTO things (id, created_at, updated_at, ${columns}) VALUES (gen_random_uuid(), now(), now(), ${values})`,
    );

  test('a second start changes nothing', async () => {
    const every = thing({
      text: { type: 'text', unique: true, index: true },
      email: { type: 'email', required: true },
      slug: { type: 'slug' },
      number: { type: 'number', index: true },
      integer: { type: 'number', integer: true },
      isOn: { type: 'boolean', default: true },
      day: { type: 'date' },
      at: { type: 'datetime', required: true },
      kind: { type: 'select', options: ["it's", 'b'] },
      tags: { type: 'text[]', index: true },
      data: { type: 'json' },
      one: { type: 'relation', to: 'Thing', required: true },
      many: { type: 'relation', to: 'Thing', many: true },
      image: { type: 'image' },
      aLongNameThatFillsNearlyAllTheRoomThereIsForOne: { type: 'select', options: ['x'], index: true },
    });
    expect(await apply([every])).toBeGreaterThan(10);
    expect(await apply([every])).toBe(0);
  });

  test('new fields get their defaults in existing records', async () => {
    await apply([thing({ a: { type: 'text' } })]);
    await insertThing('a', "'x'");
    await apply([
      thing({
        a: { type: 'text' },
        b: { type: 'number', default: 1.5, required: true },
        c: { type: 'text[]', default: ["it's", 'b'] },
        d: { type: 'text[]' },
        e: { type: 'json', default: { k: "it's" } },
        f: { type: 'boolean' },
        g: { type: 'relation', to: 'Tag', many: true },
      }),
    ]);
    expect(await run('SELECT a, b, c, d, e, f FROM things')).toEqual([
      { a: 'x', b: 1.5, c: ["it's", 'b'], d: [], e: { k: "it's" }, f: null },
    ]);
    await expect(apply([thing({ a: { type: 'text' }, z: { type: 'text', required: true } })], true)).rejects.toThrow(
      /could not add the column "z" of "things", which is required and has no default/,
    );
  });

  test('changes that would lose values are rejected with one message, unless allowed', async () => {
    await apply([
      thing({ a: { type: 'text' }, b: { type: 'number' }, c: { type: 'relation', to: 'Tag', many: true } }),
    ]);
    await insertThing('a, b', "'12', 3");
    const next = [thing({ a: { type: 'number' } })];
    await expect(apply(next)).rejects.toMatchObject({ code: 'SCHEMA_CHANGE' });
    await expect(apply(next)).rejects.toThrow(
      /drop the table "things_c" of Thing.c.*drop the column "b".*"a" of "things" from text to double/,
    );
    expect(await run('SELECT a, b FROM things')).toEqual([{ a: '12', b: 3 }]);
    await apply(next, true);
    expect(await run('SELECT to_json(things) ->> $$a$$ AS a FROM things')).toEqual([{ a: '12' }]);
    expect(await apply(next)).toBe(0);
  });

  test('values stored as text are converted once their field is an e-mail address', async () => {
    const text = thing({ a: { type: 'text', unique: true } });
    const email = thing({ a: { type: 'email', unique: true } });
    const values = async () => (await run('SELECT a FROM things ORDER BY a COLLATE "C"')).map(({ a }) => a);
    await apply([text]);
    await insertThing('a', "E'\\t Ann@Example.ORG '");
    await insertThing('a', "'ÅSA@example.org'");
    await insertThing('a', 'NULL');
    await apply([email]);
    expect(await values()).toEqual(['ann@example.org', 'åsa@example.org', null]);
    expect(await apply([email])).toBe(0);
    await apply([text]);
    await insertThing('a', "'ANN@example.org'");
    await expect(apply([email])).rejects.toThrow(
      'could not store "a" of "things" in lower case, because some records then share a value',
    );
    await run("UPDATE things SET a = 'Bob@example.org' WHERE a = 'ANN@example.org'");
    await apply([email]);
    expect(await values()).toEqual(['ann@example.org', 'bob@example.org', 'åsa@example.org', null]);
  });

  test('a removed model is rejected like a removed field', async () => {
    await apply([thing({ a: { type: 'text' } })]);
    await expect(apply([])).rejects.toThrow(/drop the table "things" of Thing/);
    await apply([], true);
    expect(await run("SELECT to_regclass('things') AS found")).toEqual([{ found: null }]);
  });

  test('rules that existing records violate are rejected with the rule, whatever is allowed', async () => {
    await apply([thing({ a: { type: 'text' }, k: { type: 'select', options: ['x', 'y'] } })]);
    await insertThing('a, k', "'same', 'y'");
    await insertThing('a, k', "'same', NULL");
    const k: Field = { type: 'select', options: ['x', 'y'] };
    await expect(apply([thing({ a: { type: 'text', unique: true }, k })], true)).rejects.toThrow(/share a value/);
    await expect(apply([thing({ a: { type: 'text' }, k: { ...k, required: true } })], true)).rejects.toThrow(
      /some records lack/,
    );
    await expect(apply([thing({ a: { type: 'text' }, k: { type: 'select', options: ['x'] } })], true)).rejects.toThrow(
      /restrict "k" of "things" to its options/,
    );
    await apply([thing({ a: { type: 'text' }, k: { type: 'select', options: ['x', 'y', 'z'] } })]);
    await insertThing('a, k', "'same', 'z'");
    await expect(insertThing('a, k', "'same', 'w'")).rejects.toMatchObject({ code: '23514' });
  });

  test('removed rules no longer apply', async () => {
    await apply([thing({ a: { type: 'text', unique: true, required: true }, k: { type: 'select', options: ['x'] } })]);
    await insertThing('a', "'same'");
    await expect(insertThing('a', "'same'")).rejects.toMatchObject({ code: '23505' });
    await apply([thing({ a: { type: 'text' }, k: { type: 'text' } })]);
    await insertThing('a, k', "'same', 'anything'");
    await insertThing('a', 'NULL');
  });

  test('a relation that becomes required protects its record from deletion', async () => {
    const owned = (required: boolean): readonly ModelDefinition[] => [
      thing({ one: { type: 'relation', to: 'Thing', required } }),
    ];
    await apply(owned(false));
    await insertThing('one_id', 'NULL');
    await run('UPDATE things SET one_id = id');
    await apply(owned(true));
    await insertThing('one_id', '(SELECT id FROM things LIMIT 1)');
    await expect(run('DELETE FROM things WHERE id = one_id')).rejects.toMatchObject({ code: '23503' });
    await apply(owned(false));
    await run('DELETE FROM things WHERE id = one_id');
    expect(await run('SELECT one_id FROM things')).toEqual([{ one_id: null }]);
  });

  test('a foreign table is left alone', async () => {
    await run('CREATE TABLE things (precious text)');
    await expect(apply([thing({ a: { type: 'text' } })], true)).rejects.toThrow(/"things" already exists/);
  });
});
