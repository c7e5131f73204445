import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.js';
import { numbered } from '../operations/make-slugs.js';
import { isMatched, removeRejected, uniqueFields } from './row-checks.js';
import { generatedFlag, ROW } from './stage.js';
import type { GeneratedSlug } from './bulk-write.js';
import type { Stage } from './stage.js';

type Row = Readonly<Record<string, unknown>>;

const PAGE = 2000;

/** A value that must be unique. */
interface Owned {
  readonly name: string;
  readonly column: string;
  readonly slug: GeneratedSlug | undefined;
  readonly message: (row: number) => string;
  /** The row that has each value. */
  readonly holders: Map<string, number>;
}

/**
 * Processes rows with shared values in file order, as if they were written one by one: the first row keeps the value,
 * later ones are rejected, and generated slugs get a number.
 */
export async function resolveUniqueConflicts(transaction: Connection, stage: Stage): Promise<void> {
  const { table, shared, matched, slugs } = stage;
  const row = sql.id(ROW);
  const owned = ownedValues(stage);
  const columns = [...owned.map(({ column }) => column), ...slugs.map(generatedFlag)];
  const numbers = slugNumbers(transaction, stage);
  for (const each of [shared, matched, table]) await sql`CREATE INDEX ON ${each} (${row})`.execute(transaction);
  for (const { column } of slugs) await sql`CREATE INDEX ON ${table} (${sql.id(column)})`.execute(transaction);
  for (let last = 0; ;) {
    const { rows } = await sql<Row>`
      SELECT staged.${row}, ${isMatched(stage)} AS _matches, ${sql.join(columns.map((column) => sql.ref(`staged.${column}`)))}
      FROM (SELECT DISTINCT ${row} FROM ${shared} WHERE ${row} > ${last} ORDER BY ${row} LIMIT ${PAGE}) AS shared
        JOIN ${table} AS staged ON staged.${row} = shared.${row}
      ORDER BY shared.${row}`.execute(transaction);
    if (rows.length === 0) break;
    last = Number(rows.at(-1)?.[ROW]);
    await resolvePage(transaction, stage, { rows, owned, numbers });
  }
  await removeRejected(transaction, stage);
}

function ownedValues(stage: Stage): readonly Owned[] {
  const { slugs, write } = stage;
  const again = (row: number): string => `Row ${row} already has this value.`;
  const given = uniqueFields(stage).filter(({ name }) => slugs.every((slug) => slug.name !== name));
  const owned = [
    ...(write.key === undefined
      ? []
      : [{ ...write.key, slug: slugs.find(({ name }) => name === write.key?.name), message: sameKey }]),
    ...given.map((field) => ({ ...field, slug: undefined, message: again })),
    ...slugs.filter(({ name }) => name !== write.key?.name).map((slug) => ({ ...slug, slug, message: again })),
  ];
  return owned.map((value) => ({ ...value, holders: new Map() }));
}

const sameKey = (row: number): string => `Row ${row} has the same key.`;

interface SharedPage {
  readonly rows: readonly Row[];
  readonly owned: readonly Owned[];
  readonly numbers: SlugNumbers;
}

async function resolvePage(transaction: Connection, stage: Stage, { rows, owned, numbers }: SharedPage): Promise<void> {
  const refused: { row: number; field: string; message: string }[] = [];
  const renamed: { row: number; column: string; slug: string }[] = [];
  for (const each of rows) {
    const row = Number(each[ROW]);
    const conflict = conflictOf(each, owned);
    if (conflict !== undefined) {
      refused.push({ row, ...conflict });
      continue;
    }
    for (const value of owned) {
      const slug = await hold(each, value, numbers);
      if (slug !== undefined) renamed.push({ row, column: value.column, slug });
    }
  }
  await sql`INSERT INTO ${stage.refused} (${sql.id(ROW)}, field, message)
    SELECT * FROM unnest(${refused.map(({ row }) => row)}::integer[], ${refused.map(({ field }) => field)}::text[],
      ${refused.map(({ message }) => message)}::text[])`.execute(transaction);
  for (const { column } of owned) {
    const list = renamed.filter((other) => other.column === column);
    if (list.length === 0) continue;
    await sql`UPDATE ${stage.table} AS staged SET ${sql.id(column)} = list.slug
      FROM unnest(${list.map(({ row }) => row)}::integer[], ${list.map(({ slug }) => slug)}::text[]) AS list (row, slug)
      WHERE staged.${sql.id(ROW)} = list.row`.execute(transaction);
  }
}

/** Whether the value of a row is a generated slug. */
const isGenerated = ({ slug }: Owned, row: Row): boolean => slug !== undefined && row[generatedFlag(slug)] === true;

/** The error of a row with a value that an earlier row has. */
function conflictOf(
  row: Row,
  owned: readonly Owned[],
): { readonly field: string; readonly message: string } | undefined {
  for (const value of owned) {
    const held = row[value.column];
    if (held === null || isGenerated(value, row)) continue;
    const holder = value.holders.get(textOf(held));
    if (holder !== undefined) return { field: value.name, message: value.message(holder) };
  }
  return undefined;
}

/** Makes a row the holder of its value; resolves with the slug that replaces a generated one that is taken. */
async function hold(row: Row, value: Owned, numbers: SlugNumbers): Promise<string | undefined> {
  const { column, holders } = value;
  const held = row[column];
  if (held === null) return undefined;
  if (!isGenerated(value, row)) {
    holders.set(textOf(held), Number(row[ROW]));
    return undefined;
  }
  // Records that exist keep their slugs.
  if (row['_matches'] === true) return undefined;
  const slug = await numbers.free(column, textOf(held), holders);
  holders.set(slug, Number(row[ROW]));
  return slug === held ? undefined : slug;
}

const textOf = (value: unknown): string =>
  value instanceof Date ? value.toISOString() : String(value as string | number | boolean);

interface SlugNumbers {
  /** The base, or the base with the first number that no record and no other row uses. */
  free(column: string, base: string, holders: ReadonlyMap<string, number>): Promise<string>;
}

const BLOCK = 100;

function slugNumbers(transaction: Connection, { table, write: { model } }: Stage): SlugNumbers {
  /** By column and base: the highest number that was checked, and the free numbers up to it. */
  const checkedUpTo = new Map<string, { upTo: number; free: string[] }>();
  const ask = async (column: string, base: string, candidates: readonly string[]): Promise<readonly string[]> => {
    const name = sql.id(column);
    const { rows } = await sql<{ slug: string; records: number; rows: number }>`
      SELECT list.slug, (SELECT count(*) FROM ${sql.table(model.table)} AS other WHERE other.${name} = list.slug) AS records,
        (SELECT count(*) FROM ${table} AS other WHERE other.${name} = list.slug) AS rows
      FROM unnest(${candidates}::text[]) AS list (slug)`.execute(transaction);
    // The base itself is in the stage once for each row that uses it.
    const free = new Set(
      rows
        .filter(({ slug, ...count }) => count.records === 0 && (count.rows === 0 || slug === base))
        .map(({ slug }) => slug),
    );
    return candidates.filter((candidate) => free.has(candidate));
  };
  return {
    async free(column, base, holders) {
      const place = `${column} ${base}`;
      for (;;) {
        const state = checkedUpTo.get(place) ?? { upTo: 0, free: [] };
        checkedUpTo.set(place, state);
        for (let slug = state.free.shift(); slug !== undefined; slug = state.free.shift()) {
          if (!holders.has(slug)) return slug;
        }
        const start = state.upTo + 1;
        const size = state.upTo === 0 ? 10 : Math.max(BLOCK, state.upTo);
        const candidates = Array.from({ length: size }, (_, index) => numbered(base, start + index));
        state.upTo += size;
        state.free = [...(await ask(column, base, candidates))];
      }
    },
  };
}
