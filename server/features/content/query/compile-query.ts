import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Searchable, Comparison, Condition, Operand, RelatedCondition, RowScope } from '../models.js';
import type { Operator, ValueKind } from '../kinds/field-kind.js';
import type { SortKey } from './query.js';

type Sql = RawBuilder<unknown>;
type Compile = (column: Sql, operand: Operand, kind: ValueKind) => Sql;

/** Text sorts the same on every PostgreSQL, independent of the database's locale. */
export const TEXT_ORDER = sql.raw('COLLATE "und-x-icu"');

const parameter = (operand: Operand, { operandType }: ValueKind): Sql => sql`${operand}::${sql.raw(operandType)}`;

function ordered(symbol: string): Compile {
  return (column, operand, kind) => {
    const order = kind.operandType === 'text' ? TEXT_ORDER : sql.raw('');
    return sql`${column} ${sql.raw(symbol)} ${parameter(operand, kind)} ${order}`;
  };
}

/** Unicode upper case, independent of the database's locale: `ß` equals `ss`, `é` equals `É`. */
const folded = (text: Sql): Sql => sql`upper(${text} ${TEXT_ORDER})`;

/** Compares one value with one non-null operand. Substrings need no escaping this way. */
const compare: Readonly<Record<Exclude<Operator, 'ne' | 'in' | 'nin' | 'null'>, Compile>> = {
  eq: (column, operand, kind) => sql`${column} = ${parameter(operand, kind)}`,
  eqi: (column, operand, kind) => sql`${folded(column)} = ${folded(parameter(operand, kind))}`,
  gt: ordered('>'),
  gte: ordered('>='),
  lt: ordered('<'),
  lte: ordered('<='),
  containsi: (column, operand, kind) => sql`strpos(${folded(column)}, ${folded(parameter(operand, kind))}) > 0`,
  // Ids have no substrings: for lists of ids `contains` means membership.
  contains: (column, operand, kind) =>
    kind.operandType === 'text'
      ? sql`strpos(${column}, ${parameter(operand, kind)}) > 0`
      : sql`${column} = ${parameter(operand, kind)}`,
  startsWith: (column, operand, kind) => sql`starts_with(${column}, ${parameter(operand, kind)})`,
  endsWith: (column, operand, kind) =>
    sql`right(${column}, length(${parameter(operand, kind)})) = ${parameter(operand, kind)}`,
};

/** `alias` is the name of the model's table in the statement. */
export function compileCondition(condition: Condition, alias: string): Sql {
  switch (condition.kind) {
    case 'comparison':
      return compileComparison(condition, alias);
    case 'related':
      return compileRelated(condition, alias);
    case 'and':
    case 'or': {
      const { kind, conditions } = condition;
      if (conditions.length === 0) return sql.raw(kind === 'and' ? 'true' : 'false');
      const parts = conditions.map((part) => sql`(${compileCondition(part, alias)})`);
      return sql.join(parts, kind === 'and' ? sql` AND ` : sql` OR `);
    }
  }
}

export function compileScope(scope: RowScope, alias: string): Sql {
  if (scope === 'all') return sql`true`;
  return scope === 'none' ? sql`false` : sql`(${compileCondition(scope, alias)}) IS TRUE`;
}

function compileRelated({ via, readable, comparison }: RelatedCondition, alias: string): Sql {
  if (via.target === undefined) throw new TypeError(`"${via.name}" does not point to a model.`);
  // A distinct name at each level: an inner statement must not confuse an outer table with its own.
  const related = `${alias}_r`;
  const target = sql`${sql.table(via.target.table)} AS ${sql.id(related)}`;
  const isReadable = compileScope(readable, related);
  const matches = compileComparison(comparison, related);
  const id = sql.ref(`${related}.id`);
  if (via.joinTable !== undefined) {
    return sql`EXISTS (SELECT 1 FROM ${sql.table(via.joinTable)} AS link JOIN ${target} ON ${id} = link.target_id
      WHERE link.owner_id = ${sql.ref(`${alias}.id`)} AND ${isReadable} AND ${matches})`;
  }
  const readableTarget = sql`SELECT 1 FROM ${target} WHERE ${id} = ${sql.ref(`${alias}.${via.column}`)} AND ${isReadable}`;
  return includesNull(comparison)
    ? sql`NOT EXISTS (${readableTarget} AND (${matches}) IS NOT TRUE)`
    : sql`EXISTS (${readableTarget} AND ${matches})`;
}

/** Whether fields without a value match. */
function includesNull({ operator, operands }: Comparison): boolean {
  if (operator === 'null') return operands[0] === true;
  const namesNull = operands.includes(null);
  return operator === 'ne' || operator === 'nin' ? !namesNull : namesNull;
}

/** `ne` and `nin` are the negations of `eq` and `in`, including records without a value. */
function compileComparison(condition: Comparison, alias: string): Sql {
  const { operator } = condition;
  if (operator === 'ne') return sql`(${compilePositive({ ...condition, operator: 'eq' }, alias)}) IS NOT TRUE`;
  if (operator === 'nin') return sql`(${compilePositive({ ...condition, operator: 'in' }, alias)}) IS NOT TRUE`;
  if (operator === 'null') {
    const isNull = compileEmpty(condition.field, alias);
    return condition.operands[0] === true ? isNull : sql`NOT (${isNull})`;
  }
  return compilePositive({ ...condition, operator }, alias);
}

type Positive = keyof typeof compare | 'in';

function compilePositive({ field, operator, operands }: Comparison & { operator: Positive }, alias: string): Sql {
  const values = operands.filter((operand) => operand !== null);
  const matches = values.length === 0 ? sql`false` : compileAny(field, { operator, values, alias });
  return values.length === operands.length ? matches : sql`(${matches} OR ${compileEmpty(field, alias)})`;
}

/** A value, or any element of a list, matches the operator. */
function compileAny(
  field: Searchable,
  {
    operator,
    values,
    alias,
  }: { readonly operator: Positive; readonly values: readonly Operand[]; readonly alias: string },
): Sql {
  const meets = (column: Sql): Sql => {
    if (operator !== 'in') return compare[operator](column, values[0], field.kind);
    return sql`${column} = ANY(${values}::${sql.raw(`${field.kind.operandType}[]`)})`;
  };
  if (field.joinTable !== undefined) {
    return sql`EXISTS (SELECT 1 FROM ${sql.table(field.joinTable)} AS own
      WHERE own.owner_id = ${sql.ref(`${alias}.id`)} AND ${meets(sql`own.target_id`)})`;
  }
  const column = sql.ref(`${alias}.${field.column}`);
  if (field.kind.columnType !== 'text[]') return meets(column);
  // An index on the elements supports only this form.
  if (operator === 'eq' || operator === 'in') return sql`${column} && ${values}::text[]`;
  return sql`EXISTS (SELECT 1 FROM unnest(${column}) AS element WHERE ${meets(sql`element`)})`;
}

/** No value, or an empty list. */
function compileEmpty(field: Searchable, alias: string): Sql {
  if (field.joinTable !== undefined) {
    return sql`NOT EXISTS (SELECT 1 FROM ${sql.table(field.joinTable)} AS own
      WHERE own.owner_id = ${sql.ref(`${alias}.id`)})`;
  }
  const column = sql.ref(`${alias}.${field.column}`);
  return field.kind.columnType === 'text[]' ? sql`cardinality(${column}) = 0` : sql`${column} IS NULL`;
}

/** `ORDER BY` without the keywords; `refer` returns the column of a sort key. */
export function compileSort(sort: readonly SortKey[], refer: (key: SortKey, index: number) => Sql): Sql {
  return sql.join(
    sort.map((key, index) => {
      const collation = key.field.kind.columnType === 'text' ? TEXT_ORDER : sql.raw('');
      return sql`${refer(key, index)} ${collation} ${sql.raw(key.isDescending ? 'DESC' : 'ASC')} ${nulls(key)}`;
    }),
    sql`, `,
  );
}

/** Omitted for columns that are never null: it would prevent reading the index backwards. */
function nulls({ field, isDescending }: SortKey): Sql {
  const isNeverNull = ['id', 'createdAt', 'updatedAt'].includes(field.name);
  return sql.raw(isDescending && !isNeverNull ? 'NULLS LAST' : '');
}
