import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.js';
import type { ForeignKeySpec } from './table-specs.js';

/** A table as the database has it. */
export interface CatalogTable {
  readonly comment: string | null;
  readonly columns: ReadonlyMap<string, { readonly type: string; readonly isRequired: boolean }>;
  readonly foreignKeys: ReadonlyMap<string, Pick<ForeignKeySpec, 'target' | 'onDelete'>>;
  /** Check constraints by name, with their comments. */
  readonly checks: ReadonlyMap<string, string | null>;
  readonly indexes: ReadonlySet<string>;
}

export type Catalog = ReadonlyMap<string, CatalogTable>;

const ON_DELETE: Readonly<Record<string, ForeignKeySpec['onDelete']>> = { a: 'no action', n: 'set null', c: 'cascade' };

/** Every table of the schema in use. */
export async function readCatalog(connection: Connection): Promise<Catalog> {
  const tables = await sql<{ name: string; comment: string | null }>`
    SELECT relname::text AS name, obj_description(oid, 'pg_class') AS comment
    FROM pg_class WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace`.execute(connection);
  const columns = await sql<{ owner: string; name: string; type: string; required: boolean }>`
    SELECT owner.relname::text AS owner, attname::text AS name, format_type(atttypid, atttypmod) AS type,
      attnotnull AS required
    FROM pg_attribute JOIN pg_class AS owner ON owner.oid = attrelid
    WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace AND attnum > 0 AND NOT attisdropped
    `.execute(connection);
  const constraints = await sql<{
    owner: string;
    name: string;
    kind: string;
    target: string | null;
    action: string;
    comment: string | null;
  }>`
    SELECT owner.relname::text AS owner, conname::text AS name, contype::text AS kind, target.relname::text AS target,
      confdeltype::text AS action, obj_description(pg_constraint.oid, 'pg_constraint') AS comment
    FROM pg_constraint JOIN pg_class AS owner ON owner.oid = conrelid
      LEFT JOIN pg_class AS target ON target.oid = confrelid
    WHERE contype IN ('f', 'c') AND connamespace = current_schema()::regnamespace`.execute(connection);
  const indexes = await sql<{ owner: string; name: string }>`
    SELECT tablename::text AS owner, indexname::text AS name FROM pg_indexes WHERE schemaname = current_schema()
    `.execute(connection);
  return new Map(
    tables.rows.map(({ name, comment }) => {
      const own = <T extends { owner: string }>({ rows }: { rows: readonly T[] }): readonly T[] =>
        rows.filter(({ owner }) => owner === name);
      const keys = own(constraints).filter(({ kind }) => kind === 'f');
      return [
        name,
        {
          comment,
          columns: new Map(own(columns).map((row) => [row.name, { type: row.type, isRequired: row.required }])),
          foreignKeys: new Map(
            keys.map((row) => [row.name, { target: row.target ?? '', onDelete: ON_DELETE[row.action] ?? 'no action' }]),
          ),
          checks: new Map(own(constraints).flatMap((row) => (row.kind === 'c' ? [[row.name, row.comment]] : []))),
          indexes: new Set(own(indexes).map((row) => row.name)),
        },
      ];
    }),
  );
}
