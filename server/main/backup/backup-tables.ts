import { sql } from 'kysely';
import type { Connection } from '../../platform/database/database.js';

export interface TableColumns {
  readonly name: string;
  /** Types by column name, in the order of the names. */
  readonly columns: Readonly<Record<string, string>>;
}

export interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly target: string;
  /** In the form `alter table … add constraint` takes. */
  readonly definition: string;
}

/** Excludes what every version maintains itself or may forget: applied migrations and request counts. */
const IS_EXPORTED = sql`owner.relkind = 'r' and owner.relpersistence <> 'u' and owner.relname <> 'rowgate_migrations'
  and owner.relnamespace = current_schema()::regnamespace`;

export async function readForeignKeys(connection: Connection): Promise<readonly ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select owner.relname::text as table, conname::text as name, target.relname::text as target,
      pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint join pg_class as owner on owner.oid = conrelid join pg_class as target on target.oid = confrelid
    where contype = 'f' and ${IS_EXPORTED} order by 1, 2`.execute(connection);
  return rows;
}

/** The tables a backup contains, referenced tables first where possible. */
export async function readTables(connection: Connection): Promise<readonly TableColumns[]> {
  const { rows } = await sql<{ table: string; column: string; type: string }>`
    select owner.relname::text as table, attname::text as column, format_type(atttypid, atttypmod) as type
    from pg_attribute join pg_class as owner on owner.oid = attrelid
    where attnum > 0 and not attisdropped and attgenerated = '' and ${IS_EXPORTED}
    order by owner.relname::text collate "C", attname::text collate "C"`.execute(connection);
  const tables = new Map<string, Record<string, string>>();
  for (const { table, column, type } of rows) tables.set(table, { ...tables.get(table), [column]: type });
  const keys = await readForeignKeys(connection);
  return inOrder([...tables.keys()], keys).map((name) => ({ name, columns: tables.get(name) ?? {} }));
}

function inOrder(names: readonly string[], keys: readonly ForeignKey[]): readonly string[] {
  const ordered = new Set<string>();
  const begun = new Set<string>();
  const place = (name: string): void => {
    if (begun.has(name)) return;
    begun.add(name);
    for (const { table, target } of keys) if (table === name) place(target);
    ordered.add(name);
  };
  names.forEach(place);
  return [...ordered];
}
