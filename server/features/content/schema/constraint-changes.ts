import { sql } from 'kysely';
import { identifier } from '../names.js';
import type { CatalogTable } from './catalog.js';
import { change } from './schema-change.js';
import type { SchemaChange } from './schema-change.js';
import type { CheckSpec, ForeignKeySpec, IndexSpec, TableSpec } from './table-specs.js';

/** What hangs on other tables and columns, once all of them are there. */
export function constraintChanges(spec: TableSpec, table: CatalogTable | undefined): readonly SchemaChange[] {
  const unwanted = [...(table?.indexes ?? [])].filter(
    (name) => name.endsWith('_key') && !spec.indexes.some((index) => index.name === name),
  );
  return [
    ...unwanted.map((name) => change(`drop the index "${name}"`, sql`DROP INDEX ${sql.id(name)}`)),
    ...dropChecks(spec, table),
    ...spec.checks.flatMap((check) => checkChanges(spec.name, check, table)),
    ...spec.foreignKeys.flatMap((key) => foreignKeyChanges(spec.name, key, table)),
    ...spec.indexes.flatMap((index) => indexChanges(spec.name, index, table)),
  ];
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
  const what = `keep "${check.column}" of "${tableName}" to its options, because some records have another value`;
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
