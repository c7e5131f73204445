import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.js';
import type { ContentRecord } from '../content-record.js';
import type { Model, ModelField } from '../models.js';
import { toLowerFirst } from '../names.js';

interface SlugContext {
  readonly model: Model;
  readonly values: Map<string, unknown>;
  readonly current: ContentRecord | undefined;
  readonly isWhole: boolean;
  /** Members of the body: `null` requests a new slug. */
  readonly body: object;
  readonly id: string;
}

const SLUG_LENGTH = 200;
/** Reserved for `-2` and so on. */
const NUMBER_LENGTH = 8;

/** Adds slugs that were not given: `title`, `title-2`, … Returns the fields it generated. */
export async function makeSlugs(transaction: Connection, context: SlugContext): Promise<readonly string[]> {
  const { model, values, current, isWhole, body, id } = context;
  const made: string[] = [];
  for (const field of model.fields.values()) {
    const declared = field.field;
    if (declared.type !== 'slug' || declared.from === undefined || values.has(field.name)) continue;
    if (!isWhole && !Object.hasOwn(body, field.name)) continue;
    const source = values.has(declared.from) ? values.get(declared.from) : current?.[declared.from];
    const base = slugBase(model, declared, source);
    values.set(field.name, await freeSlug(transaction, { model, field, base, id }));
    made.push(field.name);
  }
  return made;
}

/** The slug of a value before a number is added. */
export function slugBase(
  { name }: Pick<Model, 'name'>,
  { maxLength = SLUG_LENGTH }: { readonly maxLength?: number },
  source: unknown,
): string {
  const words = slugify(typeof source === 'string' ? source : '') || slugify(toLowerFirst(name));
  return words.slice(0, Math.max(maxLength - NUMBER_LENGTH, 1)).replace(/-$/, '');
}

async function freeSlug(
  transaction: Connection,
  { model, field, base, id }: { readonly model: Model; readonly field: ModelField; base: string; readonly id: string },
): Promise<string> {
  const column = sql.id(field.column ?? '');
  // Records with the same title that are created concurrently take their numbers in turn.
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`${model.table} ${base}`}::text, 0))`.execute(transaction);
  // Growing blocks of numbers, each checked with one query on the unique index.
  for (let start = 1, size = 20; ; start += size, size *= 10) {
    const candidates = Array.from({ length: size }, (_, index) => numbered(base, start + index));
    const { rows } = await sql<{ slug: string }>`
      SELECT ${column} AS slug FROM ${sql.table(model.table)}
      WHERE ${column} = ANY(${candidates}::text[]) AND id <> ${id}::uuid`.execute(transaction);
    const taken = new Set(rows.map(({ slug }) => slug));
    const free = candidates.find((candidate) => !taken.has(candidate));
    if (free !== undefined) return free;
  }
}

export const numbered = (base: string, number: number): string => (number === 1 ? base : `${base}-${number}`);

/** Letters that do not decompose into a base letter and a mark. */
const LETTERS: ReadonlyMap<string, string> = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['ł', 'l'],
  ['þ', 'th'],
  ['ı', 'i'],
]);

const LONGEST = 200;

/** `Crème brûlée, 2nd try` → `creme-brulee-2nd-try`; empty when nothing can be transliterated. */
export function slugify(text: string): string {
  return text
    .slice(0, LONGEST * 4)
    .toLowerCase()
    .replace(/[ßæœøđðłþı]/g, (letter) => LETTERS.get(letter) ?? letter)
    .normalize('NFKD')
    .replace(/\p{Mark}+|['’]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-|-$/g, '');
}
