import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Catalog, CatalogTable } from './catalog.js';
import { constraintChanges } from './constraint-changes.js';
import { change, destructive } from './schema-change.js';
import type { SchemaChange } from './schema-change.js';
import { MARK } from './table-specs.js';
import type { ColumnSpec, TableSpec } from './table-specs.js';

/** What to run, in order; empty when the database is as the models say. */
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

/** A table of the same name that no model made. */
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
      const reason = column.isRequired ? ', which is required and has no default for the records that are there' : '';
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

/** Statements that define tables take no parameters. */
function literal({ initial, type }: ColumnSpec): RawBuilder<unknown> {
  const value = Array.isArray(initial)
    ? sql`ARRAY[${sql.join(initial.map((item) => sql.lit(String(item))))}]`
    : sql.lit(String(initial));
  return sql`${value}::${sql.raw(type)}`;
}
