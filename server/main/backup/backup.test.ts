import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { defineModel } from '../../features/content/model.js';
import { resolveModels } from '../../features/content/resolve-models.js';
import type { Models } from '../../features/content/models.js';
import type { Database } from '../../platform/database/database.js';
import { migrate } from '../migrate.js';
import { eachDatabase, hasPostgres, openTestDatabase } from '../../testing/databases.js';
import type { DatabaseKind } from '../../testing/databases.js';
import { exportLines } from './export-lines.js';
import { importLines } from './import-lines.js';

const Thing = defineModel({
  name: 'Thing',
  fields: {
    title: { type: 'text' },
    amount: { type: 'number' },
    labels: { type: 'text[]' },
    anything: { type: 'json' },
    day: { type: 'date' },
    isFine: { type: 'boolean' },
    // Circular: no order of rows would satisfy the foreign keys.
    next: { type: 'relation', to: 'Thing' },
    place: { type: 'relation', to: 'Place', required: true },
  },
});
const Place = defineModel({
  name: 'Place',
  fields: { centre: { type: 'relation', to: 'Thing' }, things: { type: 'relation', to: 'Thing', many: true } },
});
const MODELS = resolveModels([Thing, Place]);

const opened: Database[] = [];
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
});

async function open(kind: DatabaseKind, models: Models = MODELS): Promise<Database> {
  const database = await openTestDatabase(kind);
  opened.push(database);
  await migrate(database, models, { allowDestructive: false });
  return database;
}

async function exported(database: Database): Promise<readonly string[]> {
  const lines: string[] = [];
  const write = async (line: string): Promise<void> => void lines.push(line);
  await exportLines(database, { now: new Date('2026-11-21T12:00:00Z'), write });
  return lines;
}

async function* each(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

const imported = async (database: Database, lines: readonly string[], replace = false): Promise<number> =>
  (await importLines(database, each(lines), { replace })).rows;

interface Content {
  readonly title: string | null;
  readonly amount: number | null;
  readonly labels: readonly string[];
  readonly anything: unknown;
}

const AT = new Date('2026-02-28T23:59:59.123Z');

/** Things that reference each other in a ring, each in a place of its own. */
async function fill(database: Database, things: readonly Content[]): Promise<void> {
  const ids = things.map(() => crypto.randomUUID());
  const places = things.map(() => crypto.randomUUID());
  const rows = things.map(({ title, amount, labels, anything }, index) => ({
    title,
    amount,
    labels,
    anything,
    id: ids[index],
    place: places[index],
    next: ids[(index + 1) % ids.length],
    isFine: index % 2 === 0,
  }));
  const given = sql`json_to_recordset(${JSON.stringify(rows)}::json)
    as row (id uuid, place uuid, next uuid, title text, amount double precision, labels text[], anything json, "isFine" boolean)`;
  const fill = [
    sql`insert into places (id, created_at, updated_at) select place, ${AT}::timestamptz, ${AT}::timestamptz from ${given}`,
    sql`insert into things (id, title, amount, labels, anything, day, is_fine, place_id, created_at, updated_at)
      select id, title, amount, labels, anything, '0044-03-15', "isFine", place, ${AT}::timestamptz,
        '2026-11-21 10:00:00.123456+02' from ${given}`,
    sql`update things set next_id = next from ${given} where things.id = row.id`,
    sql`update places set centre_id = row.id from ${given} where places.id = place`,
    sql`insert into places_things select place, next, 0 from ${given}`,
  ];
  await database.transaction(async (transaction) => {
    for (const statement of fill) await statement.execute(transaction);
  });
}

const ODD: readonly Content[] = [
  {
    title: 'a\u2028b\nc\td\\ "e" {f}',
    amount: 0.1 + 0.2,
    labels: ['NULL', '', 'a,b', '"', '\\', '{}'],
    anything: { b: [null, 1.5] },
  },
  { title: null, amount: null, labels: [], anything: null },
  { title: 'ÄÖÜ 🦊 عربى', amount: 9_007_199_254_740_991, labels: ['null'], anything: 'text' },
];

const MANY: readonly Content[] = Array.from({ length: 1003 }, (_, index) => ({
  title: `Thing ${index}`,
  amount: index / 7,
  labels: [`${index}`],
  anything: index,
}));

const DIRECTIONS: readonly (readonly [DatabaseKind, DatabaseKind])[] = hasPostgres()
  ? [
      ['embedded', 'postgres'],
      ['postgres', 'embedded'],
    ]
  : [['embedded', 'embedded']];

describe.each(DIRECTIONS)('from %s to %s', (from, to) => {
  test.each([
    ['odd values', ODD],
    ['more than one page', MANY],
    ['nothing', []],
  ])('%s are restored unchanged', async (_name, things) => {
    const source = await open(from);
    await fill(source, things);
    const lines = await exported(source);
    const target = await open(to);
    // Two rows and two relations for each thing.
    expect(await imported(target, lines)).toBe(things.length * 3);
    expect((await exported(target)).toSorted()).toEqual(lines.toSorted());
    const { rows } = await sql`select title, amount, labels, anything from things order by title`.execute(target.pool);
    const given = await sql`select title, amount, labels, anything from things order by title`.execute(source.pool);
    expect(rows).toEqual(given.rows);
  });

  test('any values survive export and import', async () => {
    const source = await open(from);
    const target = await open(to);
    const text = fc.string({ unit: 'grapheme' }).map((value) => value.replaceAll('\u0000', ''));
    const content = fc.record({
      title: fc.option(text),
      amount: fc.option(fc.double({ noNaN: true, noDefaultInfinity: true })),
      labels: fc.array(text),
      anything: fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value).replaceAll('\\u0000', '')) as unknown),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(content, { maxLength: 20 }), async (things) => {
        await sql`truncate things, places, places_things`.execute(source.pool);
        await fill(source, things);
        const lines = await exported(source);
        await imported(target, lines, true);
        expect((await exported(target)).toSorted()).toEqual(lines.toSorted());
      }),
      { numRuns: 6 },
    );
  });
});

eachDatabase((kind) => {
  const rowsOf = async (database: Database): Promise<number> =>
    (await sql<{ count: number }>`select count(*) as count from things`.execute(database.pool)).rows[0]?.count ?? -1;

  test('existing rows are kept, unless they are to be replaced', async () => {
    const database = await open(kind);
    await fill(database, ODD);
    const lines = await exported(database);
    await expect(imported(database, lines)).rejects.toThrow(/There are already rows in "\w+"\. .* --replace\./);
    await fill(database, ODD);
    expect(await imported(database, lines, true)).toBe(ODD.length * 3);
    expect(await rowsOf(database)).toBe(ODD.length);
  });

  test('a backup from before records had creators can be read', async () => {
    const source = await open(kind);
    await fill(source, ODD);
    const parsed = (await exported(source)).map((line) => JSON.parse(line) as unknown);
    let place = -1;
    const older = parsed.map((line) => {
      if (Array.isArray(line)) return place === -1 ? line : line.toSpliced(place, 1);
      const { columns = {} } = line as { columns?: Readonly<Record<string, string>> };
      place = Object.keys(columns).indexOf('_created_by');
      const rest = Object.fromEntries(Object.entries(columns).filter(([name]) => name !== '_created_by'));
      return place === -1 ? line : { ...(line as object), columns: rest };
    });
    expect(older).not.toEqual(parsed);
    const target = await open(kind);
    expect(
      await imported(
        target,
        older.map((line) => JSON.stringify(line)),
      ),
    ).toBe(ODD.length * 3);
  });

  test('foreign keys hold afterwards as before', async () => {
    const source = await open(kind);
    await fill(source, ODD);
    const target = await open(kind);
    await imported(target, await exported(source));
    const broken = sql`update things set next_id = ${crypto.randomUUID()}`.execute(target.pool);
    await expect(broken).rejects.toMatchObject({ code: '23503' });
  });

  describe('is rejected, and nothing changes', () => {
    let database: Database;
    beforeAll(async () => {
      database = await openTestDatabase(kind);
      await migrate(database, MODELS, { allowDestructive: false });
      await fill(database, ODD);
    });
    afterAll(() => database.close());

    test.each<readonly [string, RegExp, (lines: readonly string[]) => readonly string[]]>([
      ['nothing', /is not a Rowgate backup/, () => []],
      ['another file', /is not a Rowgate backup/, () => ['{"name": "x"}']],
      ['a table of something else', /is not a Rowgate backup/, () => ['a,b,c', '1,2,3']],
      [
        'a later format',
        /later version/,
        ([header = '', ...rest]) => [header.replace('"version":1', '"version":2'), ...rest],
      ],
      [
        'a later version',
        /later version, which applied "2099-new"/,
        ([header = '', ...rest]) => [header.replace('[', '["2099-new",'), ...rest],
      ],
      ['a truncated backup', /does not end as expected/, (lines) => lines.slice(0, -1)],
      [
        'a backup truncated within a line',
        /Line \d+ .* may be truncated/,
        (lines) => [...lines.slice(0, -1), '{"end":tr'],
      ],
      [
        'a missing row',
        /has \d+ rows instead of \d+/,
        (lines) =>
          lines.toSpliced(
            lines.findIndex((line) => line.startsWith('["')),
            1,
          ),
      ],
      ['lines after the end', /continues after its end/, (lines) => [...lines, '["x"]']],
      [
        'a row of the wrong length',
        /does not match its table/,
        (lines) => [...lines.slice(0, -1), '["x"]', ...lines.slice(-1)],
      ],
      ['a row of another type', /is not a table, a row/, (lines) => [...lines.slice(0, -1), '[1]', ...lines.slice(-1)]],
      [
        'an unknown table',
        /has a table "nothings", which does not exist here/,
        (lines) => lines.map((line) => line.replace('"table":"things"', '"table":"nothings"')),
      ],
      [
        'another type',
        /The column "amount" of "things" is text in the backup and \w+ .*here/,
        (lines) => lines.map((line) => line.replace(/"amount":"[^"]+"/, '"amount":"text"')),
      ],
      [
        'an extra column',
        /The column "extra" of "things" is text in the backup and missing here/,
        (lines) => lines.map((line) => line.replace('"amount":', '"extra":"text","amount":')),
      ],
      [
        'a missing column',
        /The column "amount" of "things" is missing in the backup/,
        (lines) => lines.map((line) => line.replace(/"amount":"[^"]+",/, '')),
      ],
      ['a dangling reference', /violates foreign key/, (lines) => withoutRowsOf('places', lines)],
    ])('%s', async (_name, reason, change) => {
      const before = await exported(database);
      await expect(imported(database, change(before), true)).rejects.toThrow(reason);
      expect(await exported(database)).toEqual(before);
    });
  });
});

function withoutRowsOf(table: string, lines: readonly string[]): readonly string[] {
  let current = '';
  let gone = 0;
  return lines.flatMap((line) => {
    if (!line.startsWith('[')) {
      current = /"table":"(\w+)"/.exec(line)?.[1] ?? '';
      return [line.replace(/"rows":(\d+)/, (_, rows: string) => `"rows":${Number(rows) - gone}`)];
    }
    if (current !== table) return [line];
    gone += 1;
    return [];
  });
}
