import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.js';
import type { TestApp } from '../../../testing/build-test-app.js';
import { eachDatabase } from '../../../testing/databases.js';
import type { ContentRecord } from '../../content/content-record.js';
import type { Cell } from '../../content/kinds/field-kind.js';
import { createRecord } from '../../content/operations/create-record.js';
import { updateRecord } from '../../content/operations/update-record.js';
import { ENTRY_MODELS, importRows, recordsOf } from './testing/import-rows.js';

/** A cell of a file, and the value in an equivalent body. */
type Given = readonly [cell: Cell, value: unknown];
type GivenRow = Readonly<Record<string, Given>>;

const same = (...cells: readonly Cell[]): fc.Arbitrary<Given> =>
  fc.constantFrom(...cells).map((cell): Given => [cell, cell]);
const pairs = (...given: readonly Given[]): fc.Arbitrary<Given> => fc.constantFrom(...given);
const orEmpty = (given: fc.Arbitrary<Given>): fc.Arbitrary<Given> =>
  fc.oneof({ weight: 4, arbitrary: given }, { weight: 1, arbitrary: fc.constant<Given>([null, null]) });

const text = fc.oneof(
  fc.constantFrom('a', 'b', 'A', 'é ö', '\u{1F600}'.repeat(5), 'too long', ' ', '\u00a0', 'a\u0000', '\ud800', '\\N\t'),
  fc.string({ maxLength: 6, unit: 'binary' }),
);

const FIELDS: Readonly<Record<string, fc.Arbitrary<Given>>> = {
  name: text.filter((value) => value !== '').map((value): Given => [value, value]),
  slug: same('a', 'a-2', 'own', 'not a slug', 'own-2'),
  code: fc.oneof(
    same('x', 'y', 'z', 'Z', 'w'),
    fc.integer({ max: 50, min: 0 }).map((value): Given => [value, String(value)]),
  ),
  mail: same('ann@example.com', ' Ann@Example.com', 'é@example.com', 'a.b@c', 'no address', `${'a'.repeat(250)}@b.cd`),
  count: pairs([0, 0], [9, 9], [10, 10], [-1, -1], [1.5, 1.5], ['7', 7], ['x', 'x']),
  ratio: pairs([0.1, 0.1], [-0, 0], [1e300, 1e300], ['-2.5', -2.5], ['1e999', Infinity]),
  done: pairs([true, true], ['FALSE', false], ['perhaps', 'perhaps']),
  day: same('2020-01-01', '2019-12-31', '2021-02-29', '2024-02-29', 'today'),
  moment: same('2024-02-29T12:00:00Z', '2024-02-29', '2024-02-29T12:00:00.1234+02:00', 'now'),
  stage: same('new', 'open', 'done', 'other'),
  tags: pairs(
    ['a; b', ['a', 'b']],
    ['a,"b"', ['a', '"b"']],
    ['a;b;c;d', ['a', 'b', 'c', 'd']],
    [';', []],
    ['\\{}', ['\\{}']],
  ),
  extra: pairs(['{"b":1,"a":[null]}', { b: 1, a: [null] }], ['[', '['], ['"\\u0000"', '\u0000'], [5, 5]),
  status: same('draft', 'published'),
  publishedAt: same('2024-01-01T00:00:00.000Z', '2025'),
  folder: pairs(['first', 'first'], ['second', 'second'], ['twice', 'twice'], ['nobody', 'nobody']),
};

const NAMES = Object.keys(FIELDS);

/** The fields of a file, and its rows. */
const file = fc
  .subarray(NAMES, { minLength: 1 })
  .map((names) => [...new Set(['name', ...names])])
  .chain((names) =>
    fc.record({
      names: fc.constant(names),
      rows: fc.array(fc.record(Object.fromEntries(names.map((name) => [name, orEmpty(FIELDS[name]!)]))), {
        maxLength: 8,
      }) as fc.Arbitrary<readonly GivenRow[]>,
    }),
  );

/** As many runs as time allows. */
const RUNS = { numRuns: 30, interruptAfterTimeLimit: 12_000, endOnFailure: true } as const;

eachDatabase((kind) => {
  let app: TestApp;
  let ownerId: string;
  const folders = new Map<string, string | undefined>();
  /** The time limit of a property does not end the case under way, which would write among the records of the next. */
  let underWay: Promise<void> = Promise.resolve();
  const alone =
    <T extends readonly unknown[]>(check: (...given: T) => Promise<void>) =>
    (...given: T): Promise<void> =>
      (underWay = check(...given));
  beforeEach(() => underWay.catch(() => undefined));
  beforeAll(async () => {
    app = await buildTestApp({ database: kind, settings: { models: [...ENTRY_MODELS] } });
    ownerId = (await app.signIn('editor')).id;
    const model = app.deps.models.byPath('folders')!;
    for (const name of ['first', 'second', 'twice', 'twice']) {
      const body = { name, label: name === 'second' ? null : `in ${name}` };
      const { id } = await createRecord(app.deps, { kind: 'system' }, { model, body });
      folders.set(name, folders.has(name) ? undefined : id);
    }
  });
  afterAll(() => app.close());

  const clear = (): Promise<unknown> =>
    Promise.all([
      sql`DELETE FROM entries`.execute(app.deps.database.pool),
      sql`DELETE FROM twins`.execute(app.deps.database.pool),
    ]);
  const cellsOf = (rows: readonly GivenRow[]): Readonly<Record<string, Cell>>[] =>
    rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, [cell]]) => [name, cell])));

  /** The row as a REST body; `undefined` when no body corresponds to it. */
  const bodyOf = (row: GivenRow, isNew: boolean): Record<string, unknown> => {
    const kept = new Set(isNew ? NAMES : ['slug', 'stage', 'status', 'done']);
    return Object.fromEntries(
      Object.entries(row)
        .filter(([name, [, value]]) => value !== null || !kept.has(name))
        .map(([name, [, value]]) => [
          name,
          name === 'folder' && value !== null ? (folders.get(String(value)) ?? 'no id') : value,
        ]),
    );
  };
  const content = (records: readonly ContentRecord[]): readonly unknown[] =>
    records.map(({ id: _id, createdAt: _created, updatedAt: _updated, slug, ...fields }) => ({
      ...fields,
      // For a name without letters, the slug is made from the name of the model.
      slug: String(slug).replace(/^(entry|twin)/, 'model'),
    }));

  test('an import creates the same records as writing its rows one by one, and rejects the same ones', async () => {
    await fc.assert(
      fc.asyncProperty(
        file,
        alone(async ({ names, rows }) => {
          await clear();
          const model = app.deps.models.byPath('twins')!;
          const refused: number[] = [];
          const ids: string[] = [];
          for (const [index, row] of rows.entries()) {
            try {
              const made = await createRecord(app.deps, { kind: 'system' }, { model, body: bodyOf(row, true) });
              ids.push(made.id);
            } catch (error) {
              if (!(error instanceof Error) || error.name !== 'ApiError') throw error;
              refused.push(index + 2);
            }
          }
          const imported = await importRows(app.deps, {
            ownerId,
            model: 'entries',
            rows: cellsOf(rows),
            mapped: names,
            batch: 5,
            relations: names.includes('folder') ? { folder: 'name' } : {},
          });
          expect([...new Set(imported.errors.map(({ row }) => row))].toSorted((a, b) => a - b)).toEqual(refused);
          const twins = await recordsOf(app.deps, 'twins');
          const inOrder = ids.map((id) => twins.find((twin) => twin.id === id)!);
          expect(content(await recordsOf(app.deps, 'entries'))).toEqual(content(inOrder));
        }),
      ),
      RUNS,
    );
  });

  test('an import by key has the same result as updating and creating records one by one', async () => {
    const keyed = file.map(({ names, rows }) => ({
      names: [...new Set(['code', ...names])].filter((name) => name !== 'slug'),
      // Each key occurs once, as a number or text, and exists.
      rows: rows.map((row, index) => {
        const { slug: _slug, ...rest } = row;
        return { ...rest, code: [`k${index}`, `k${index}`] as Given };
      }),
    }));
    await fc.assert(
      fc.asyncProperty(
        keyed,
        keyed,
        alone(async (before, after) => {
          await clear();
          const { deps } = app;
          const model = deps.models.byPath('twins')!;
          const keys = new Map<string, string>();
          for (const { names, rows } of [before, after]) {
            const refused: number[] = [];
            for (const [index, row] of rows.entries()) {
              const key = String(row['code'][0]);
              const id = keys.get(key);
              try {
                const body = bodyOf(row, id === undefined);
                if (id === undefined) {
                  keys.set(key, (await createRecord(deps, { kind: 'system' }, { model, body })).id);
                } else {
                  await updateRecord(deps, { kind: 'system' }, { model, id, body });
                }
              } catch (error) {
                if (!(error instanceof Error) || error.name !== 'ApiError') throw error;
                refused.push(index + 2);
              }
            }
            const imported = await importRows(deps, {
              ownerId,
              model: 'entries',
              key: 'code',
              rows: cellsOf(rows),
              mapped: names,
              relations: names.includes('folder') ? { folder: 'name' } : {},
            });
            expect([...new Set(imported.errors.map(({ row }) => row))].toSorted((a, b) => a - b)).toEqual(refused);
          }
          const byKey = (records: readonly ContentRecord[]): readonly unknown[] =>
            content(records.toSorted((a, b) => (String(a['code']) < String(b['code']) ? -1 : 1)));
          expect(byKey(await recordsOf(deps, 'entries'))).toEqual(byKey(await recordsOf(deps, 'twins')));
        }),
      ),
      RUNS,
    );
  });
});
