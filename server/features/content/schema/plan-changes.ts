import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Connection } from '../../../platform/database/database.js';
import { identifier } from '../names.js';
import { MARK } from './table-specs.js';
import type { CheckSpec, ColumnSpec, ForeignKeySpec, IndexSpec, TableSpec } from './table-specs.js';

/** The statements to run, in order; empty when the database matches the models. */
export function planChanges(specs: readonly TableSpec[], catalog: Catalog): readonly SchemaChange[] {
  const wanted = new Set(specs.map(({ name }) => name));
  const dropped = [...catalog].filter(([name, { comment }]) => comment?.startsWith(MARK) && !wanted.has(name));
  return [
    ...dropped.map(([name, { comment }]) =>
      destructive(
        `drop the table "${name}" of ${comment?.slice(MARK.length)}, which is no longer declared`,
        sql`DROP TABLE ${sql.id(name)} CASCADE`,
      ),
    ),
    ...specs.flatMap((spec) => tableChanges(spec, catalog.get(spec.name))),
    ...specs.flatMap((spec) => constraintChanges(spec, catalog.get(spec.name))),
  ];
}

/** A table of the same name that was not created for a model. */
export function foreignTable(specs: readonly TableSpec[], catalog: Catalog): string | undefined {
  return specs.find(({ name, mark }) => {
    const table = catalog.get(name);
    return table !== undefined && table.comment !== mark;
  })?.name;
}

function tableChanges(spec: TableSpec, table: CatalogTable | undefined): readonly SchemaChange[] {
  if (table === undefined) {
    const columns = spec.columns.map((column) => columnDefinition(column));
    const key = sql`PRIMARY KEY (${sql.join(spec.primaryKey.map((name) => sql.id(name)))})`;
    return [
      change(
        `create the table "${spec.name}"`,
        sql`CREATE TABLE ${sql.id(spec.name)} (${sql.join([...columns, key])})`,
      ),
      change(`mark the table "${spec.name}"`, sql`COMMENT ON TABLE ${sql.id(spec.name)} IS ${sql.lit(spec.mark)}`),
    ];
  }
  const wanted = new Set(spec.columns.map(({ name }) => name));
  const dropped = [...table.columns.keys()].filter((name) => !wanted.has(name));
  return [
    ...dropped.map((name) =>
      destructive(
        `drop the column "${name}" of "${spec.name}", whose field is no longer declared`,
        sql`ALTER TABLE ${sql.id(spec.name)} DROP COLUMN ${sql.id(name)} CASCADE`,
      ),
    ),
    ...spec.columns.flatMap((column) => columnChanges(spec.name, column, table)),
  ];
}

function columnDefinition({ name, type, isRequired }: ColumnSpec): RawBuilder<unknown> {
  return sql`${sql.id(name)} ${sql.raw(type)} ${sql.raw(isRequired ? 'NOT NULL' : '')}`;
}

function columnChanges(tableName: string, column: ColumnSpec, table: CatalogTable): readonly SchemaChange[] {
  const alter = sql`ALTER TABLE ${sql.id(tableName)}`;
  const name = sql.id(column.name);
  const type = sql.raw(column.type);
  const present = table.columns.get(column.name);
  const where = `"${column.name}" of "${tableName}"`;
  if (present === undefined) {
    const definition = columnDefinition(column);
    if (column.initial === undefined || column.initial === null) {
      const reason = column.isRequired ? ', which is required and has no default for existing records' : '';
      return [change(`add the column ${where}${reason}`, sql`${alter} ADD COLUMN ${definition}`)];
    }
    return [
      change(`add the column ${where}`, sql`${alter} ADD COLUMN ${definition} DEFAULT ${literal(column)}`),
      change(`add the column ${where}`, sql`${alter} ALTER COLUMN ${name} DROP DEFAULT`),
    ];
  }
  const changes: SchemaChange[] = [];
  if (present.type !== column.type) {
    const using = sql`USING ${name}::text::${type}`;
    const what = `change the column ${where} from ${present.type} to ${column.type}`;
    changes.push(destructive(what, sql`${alter} ALTER COLUMN ${name} TYPE ${type} ${using}`));
  }
  if (present.isRequired !== column.isRequired) {
    const action = sql.raw(column.isRequired ? 'SET NOT NULL' : 'DROP NOT NULL');
    const what = column.isRequired ? `require ${where}, which some records lack` : `no longer require ${where}`;
    changes.push(change(what, sql`${alter} ALTER COLUMN ${name} ${action}`));
  }
  return changes;
}

/** Data definition statements take no parameters. */
function literal({ initial, type }: ColumnSpec): RawBuilder<unknown> {
  const value = Array.isArray(initial)
    ? sql`ARRAY[${sql.join(initial.map((item) => sql.lit(String(item))))}]`
    : sql.lit(String(initial));
  return sql`${value}::${sql.raw(type)}`;
}

/** Constraints that depend on other tables and columns, once all of them exist. */
function constraintChanges(spec: TableSpec, table: CatalogTable | undefined): readonly SchemaChange[] {
  const unwanted = [...(table?.indexes ?? [])].filter(
    (name) => name.endsWith('_key') && !spec.indexes.some((index) => index.name === name),
  );
  return [
    ...unwanted.map((name) => change(`drop the index "${name}"`, sql`DROP INDEX ${sql.id(name)}`)),
    ...spec.columns.flatMap((column) => formChanges(spec.name, column, table?.columns.get(column.name))),
    ...dropChecks(spec, table),
    ...spec.checks.flatMap((check) => checkChanges(spec.name, check, table)),
    ...spec.foreignKeys.flatMap((key) => foreignKeyChanges(spec.name, key, table)),
    ...spec.indexes.flatMap((index) => indexChanges(spec.name, index, table)),
  ];
}

const FORM_MARK = 'rowgate form ';

/** Converts the values of a column whose field has a new kind. */
function formChanges(
  tableName: string,
  { name, form }: ColumnSpec,
  present: CatalogColumn | undefined,
): readonly SchemaChange[] {
  const where = `"${name}" of "${tableName}"`;
  const [table, column] = [sql.id(tableName), sql.id(name)];
  const comment = form === undefined ? null : `${FORM_MARK}${form.name}`;
  const isMarked = present?.comment?.startsWith(FORM_MARK) === true;
  if (form === undefined ? !isMarked : present?.comment === comment) return [];
  const mark = change(`mark the column ${where}`, sql`COMMENT ON COLUMN ${table}.${column} IS ${sql.lit(comment)}`);
  if (form === undefined || present === undefined) return [mark];
  const converted = form.convert(column);
  const what = `store ${where} in ${form.name}, because some records then share a value`;
  return [change(what, sql`UPDATE ${table} SET ${column} = ${converted} WHERE ${column} <> ${converted}`), mark];
}

function dropChecks(spec: TableSpec, table: CatalogTable | undefined): readonly SchemaChange[] {
  return [...(table?.checks ?? [])].flatMap(([name, comment]) => {
    const column = spec.columns.find((candidate) => name === identifier(spec.name, candidate.name, 'check'));
    if (comment === null || column === undefined || spec.checks.some((check) => check.name === name)) return [];
    return [
      change(`drop the options "${name}"`, sql`ALTER TABLE ${sql.id(spec.name)} DROP CONSTRAINT ${sql.id(name)}`),
    ];
  });
}

function checkChanges(tableName: string, check: CheckSpec, table: CatalogTable | undefined): readonly SchemaChange[] {
  const options = JSON.stringify(check.options);
  const present = table?.checks.get(check.name);
  if (present === options) return [];
  const alter = sql`ALTER TABLE ${sql.id(tableName)}`;
  const name = sql.id(check.name);
  const what = `restrict "${check.column}" of "${tableName}" to its options, because some records have another value`;
  const list = sql.join(check.options.map((option) => sql.lit(option)));
  return [
    change(what, sql`${alter} DROP CONSTRAINT IF EXISTS ${name}`),
    change(what, sql`${alter} ADD CONSTRAINT ${name} CHECK (${sql.id(check.column)} IN (${list}))`),
    change(what, sql`COMMENT ON CONSTRAINT ${name} ON ${sql.id(tableName)} IS ${sql.lit(options)}`),
  ];
}

function foreignKeyChanges(
  tableName: string,
  key: ForeignKeySpec,
  table: CatalogTable | undefined,
): readonly SchemaChange[] {
  const present = table?.foreignKeys.get(key.name);
  if (present?.target === key.target && present.onDelete === key.onDelete) return [];
  const alter = sql`ALTER TABLE ${sql.id(tableName)}`;
  const what = `point "${key.column}" of "${tableName}" to "${key.target}"`;
  return [
    change(what, sql`${alter} DROP CONSTRAINT IF EXISTS ${sql.id(key.name)}`),
    change(
      what,
      sql`${alter} ADD CONSTRAINT ${sql.id(key.name)} FOREIGN KEY (${sql.id(key.column)})
        REFERENCES ${sql.id(key.target)} (id) ON DELETE ${sql.raw(key.onDelete)}`,
    ),
  ];
}

function indexChanges(tableName: string, index: IndexSpec, table: CatalogTable | undefined): readonly SchemaChange[] {
  if (table?.indexes.has(index.name) === true) return [];
  const what = index.isUnique
    ? `make "${index.name}" unique, because some records share a value`
    : `create the index "${index.name}"`;
  return [
    change(
      what,
      sql`CREATE ${sql.raw(index.isUnique ? 'UNIQUE' : '')} INDEX ${sql.id(index.name)}
        ON ${sql.id(tableName)} USING ${sql.raw(index.method)} (${index.keys})`,
    ),
  ];
}

/** One statement that adapts the database to the models. */
export interface SchemaChange {
  readonly statement: RawBuilder<unknown>;
  /** What it does, phrased to complete "could not …". */
  readonly what: string;
  /** It loses stored values. */
  readonly isDestructive: boolean;
}

const change = (what: string, statement: RawBuilder<unknown>): SchemaChange => ({
  what,
  statement,
  isDestructive: false,
});

const destructive = (what: string, statement: RawBuilder<unknown>): SchemaChange => ({
  what,
  statement,
  isDestructive: true,
});

interface CatalogColumn {
  readonly type: string;
  readonly isRequired: boolean;
  readonly comment: string | null;
}

/** A table as it exists in the database. */
export interface CatalogTable {
  readonly comment: string | null;
  readonly columns: ReadonlyMap<string, CatalogColumn>;
  readonly foreignKeys: ReadonlyMap<string, Pick<ForeignKeySpec, 'target' | 'onDelete'>>;
  /** Check constraints by name, with their comments. */
  readonly checks: ReadonlyMap<string, string | null>;
  readonly indexes: ReadonlySet<string>;
}

export type Catalog = ReadonlyMap<string, CatalogTable>;

const ON_DELETE: Readonly<Record<string, ForeignKeySpec['onDelete']>> = { a: 'no action', n: 'set null', c: 'cascade' };

/** Reads every table of the current schema. */
export async function readCatalog(connection: Connection): Promise<Catalog> {
  const tables = await sql<{ name: string; comment: string | null }>`
    SELECT relname::text AS name, obj_description(oid, 'pg_class') AS comment
    FROM pg_class WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace`.execute(connection);
  const columns = await sql<CatalogColumn & { owner: string; name: string }>`
    SELECT owner.relname::text AS owner, attname::text AS name, format_type(atttypid, atttypmod) AS type,
      attnotnull AS "isRequired", col_description(attrelid, attnum) AS comment
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
          columns: new Map(own(columns).map((row) => [row.name, row])),
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
