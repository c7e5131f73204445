import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { CREATED_BY } from '../models.js';
import type { Model, ModelField, Models } from '../models.js';
import { identifier } from '../names.js';
import { TEXT_ORDER } from '../query/compile-query.js';
import type { ColumnType, StoredForm } from '../kinds/field-kind.js';

export interface ColumnSpec {
  readonly name: string;
  readonly type: ColumnType | 'integer';
  readonly isRequired: boolean;
  /** The value for existing records when the column is added. */
  readonly initial?: unknown;
  readonly form?: StoredForm | undefined;
}

export interface ForeignKeySpec {
  readonly name: string;
  readonly column: string;
  readonly target: string;
  readonly onDelete: 'no action' | 'set null' | 'cascade';
}

/** The allowed options of a select column. */
export interface CheckSpec {
  readonly name: string;
  readonly column: string;
  readonly options: readonly string[];
}

export interface IndexSpec {
  readonly name: string;
  readonly isUnique: boolean;
  readonly method: 'btree' | 'gin';
  readonly keys: RawBuilder<unknown>;
}

/** A table as the models require it. */
export interface TableSpec {
  readonly name: string;
  /** Stored as the comment of the table: identifies our tables. */
  readonly mark: string;
  readonly columns: readonly ColumnSpec[];
  readonly primaryKey: readonly string[];
  readonly foreignKeys: readonly ForeignKeySpec[];
  readonly checks: readonly CheckSpec[];
  readonly indexes: readonly IndexSpec[];
}

export const MARK = 'rowgate model ';

export function uniqueName(model: Pick<Model, 'table'>, column: string): string {
  return identifier(model.table, column, 'key');
}

export function foreignKeyName(table: string, column: string): string {
  return identifier(table, column, 'fkey');
}

export function tableSpecs({ all }: Models): readonly TableSpec[] {
  return all.flatMap((model) => [
    modelTable(model),
    ...[...model.fields.values()].flatMap((field) => joinTable(model, field)),
  ]);
}

function modelTable(model: Model): TableSpec {
  const fields = [...model.fields.values()];
  return {
    name: model.table,
    mark: `${MARK}${model.name}`,
    columns: [
      { name: 'id', type: 'uuid', isRequired: true },
      ...fields.flatMap(columnOf),
      { name: 'created_at', type: 'timestamp with time zone', isRequired: true },
      { name: 'updated_at', type: 'timestamp with time zone', isRequired: true },
      // Without a foreign key, which would be checked for every row of a large import; user ids are never reused.
      { name: CREATED_BY, type: 'uuid', isRequired: false },
    ],
    primaryKey: ['id'],
    foreignKeys: fields.flatMap(({ column, target, field }) => {
      if (column === undefined || target === undefined) return [];
      const onDelete = field.required === true ? 'no action' : 'set null';
      return [{ name: foreignKeyName(model.table, column), column, target: target.table, onDelete } as const];
    }),
    checks: fields.flatMap(({ column, field }) =>
      field.type === 'select' && column !== undefined
        ? [{ name: identifier(model.table, column, 'check'), column, options: field.options }]
        : [],
    ),
    indexes: [
      btree(identifier(model.table, 'created_at', 'idx'), sql`created_at, id`),
      ...creatorIndex(model),
      ...fields.flatMap((field) => indexesOf(model, field)),
      ...(model.definition.indexes ?? []).map((names) => {
        const columns = names.flatMap((name) => model.searchables.get(name)?.column ?? []);
        return btree(identifier(model.table, ...columns, 'idx'), sql.join(columns.map((column) => sql.id(column))));
      }),
    ],
  };
}

/** An index for models whose rules check a record's owner. */
function creatorIndex({ access, owners, table }: Model): readonly IndexSpec[] {
  const hasOwnRule = Object.values(access).some(({ own }) => own) && owners.some(({ column }) => column === CREATED_BY);
  return hasOwnRule ? [btree(identifier(table, CREATED_BY, 'idx'), sql.id(CREATED_BY))] : [];
}

const btree = (name: string, keys: RawBuilder<unknown>, isUnique = false): IndexSpec => ({
  name,
  isUnique,
  method: 'btree',
  keys,
});

function columnOf({ column, field, kind }: ModelField): readonly ColumnSpec[] {
  if (column === undefined) return [];
  const isRequired = field.required === true || kind.empty !== null;
  const initial = 'default' in field ? field.default : undefined;
  const { columnType: type, form } = kind;
  return [{ name: column, type, isRequired, initial: kind.toColumn(initial ?? kind.empty), form }];
}

function indexesOf(model: Model, { column, field, kind, target, isUnique }: ModelField): readonly IndexSpec[] {
  if (column === undefined) return [];
  const key = sql.id(column);
  const indexes: IndexSpec[] = [];
  if (isUnique) indexes.push(btree(uniqueName(model, column), key, true));
  const plainName = identifier(model.table, column, 'idx');
  if (target !== undefined) {
    indexes.push(btree(plainName, key));
  } else if (field.index === true && kind.columnType === 'text[]') {
    indexes.push({ name: plainName, isUnique: false, method: 'gin', keys: key });
  } else if (field.index === true) {
    if (!isUnique) indexes.push(btree(plainName, sql`${key}, id`));
    // Sorting and ranges of text use a different collation than equality.
    if (kind.columnType === 'text') {
      indexes.push(btree(identifier(model.table, column, 'sort'), sql`${key} ${TEXT_ORDER}, id`));
    }
  }
  return indexes;
}

function joinTable(model: Model, { name, joinTable: table, target }: ModelField): readonly TableSpec[] {
  if (table === undefined || target === undefined) return [];
  return [
    {
      name: table,
      mark: `${MARK}${model.name}.${name}`,
      columns: [
        { name: 'owner_id', type: 'uuid', isRequired: true },
        { name: 'target_id', type: 'uuid', isRequired: true },
        { name: 'position', type: 'integer', isRequired: true },
      ],
      primaryKey: ['owner_id', 'target_id'],
      foreignKeys: [
        { name: foreignKeyName(table, 'owner_id'), column: 'owner_id', target: model.table, onDelete: 'cascade' },
        { name: foreignKeyName(table, 'target_id'), column: 'target_id', target: target.table, onDelete: 'cascade' },
      ],
      checks: [],
      indexes: [btree(identifier(table, 'target_id', 'idx'), sql`target_id`)],
    },
  ];
}
