import { sql } from 'kysely';
import { HOUSE_SENTENCES } from '../../../platform/issue-sentence.js';
import type { Connection } from '../../../platform/database/database.js';
import type { Cell, ColumnType } from '../kinds/field-kind.js';
import { relationRule } from '../operations/relations.js';
import { compileScope } from '../query/compile-query.js';
import { defaultOf, isGeneratedSlug, isRequiredOnCreate } from '../model.js';
import type { BulkField, BulkWrite } from './bulk-write.js';
import { fieldKind } from '../kinds/kinds.js';
import { numberKind } from '../kinds/number.js';

/** An error that the model finds in a cell. */
export class CellProblem {
  constructor(readonly message: string) {}
}

/** The text PostgreSQL parses into the column; `null` for an empty cell. */
export type StagedCell = string | null | CellProblem;

/** Number of checked values to cache per column: most columns have few distinct values, or are cheap to check. */
const MAX_CACHED_VALUES = 4096;
const MAX_CACHED_LENGTH = 200;

export function cellReader(field: BulkField, write: BulkWrite): (cell: Cell) => StagedCell {
  const checkCell = cellChecker(field);
  const quick = field.target === undefined ? fieldKind(field.field).cell.quickCheck?.(field.field) : undefined;
  const isWanted = isRequiredOnCreate(field.field) || field.name === write.key?.name;
  const empty = isWanted ? new CellProblem('Is required.') : null;
  const known = new Map<Cell, StagedCell>();
  return (cell) => {
    if (cell === null) return empty;
    const plain = quick?.(cell);
    if (plain !== undefined) return plain;
    const before = known.get(cell);
    if (before !== undefined) return before;
    const staged = checkCell(cell) ?? empty;
    if (typeof cell === 'string' && cell.length > MAX_CACHED_LENGTH) return staged;
    if (known.size === MAX_CACHED_VALUES) known.clear();
    known.set(cell, staged);
    return staged;
  };
}

function cellChecker({ field, kind, by, target }: BulkField): (cell: Exclude<Cell, null>) => StagedCell {
  // Cells of a relation contain the identifying field of its records, which are looked up later.
  const wanted = by ?? { kind };
  const meaning = target === undefined ? fieldKind(field).cell.meaning : meaningOfOperand(wanted.kind.columnType);
  const { schema, toColumn, isBlank } = wanted.kind;
  return (cell) => {
    const parsed = schema.safeParse(meaning(cell), HOUSE_SENTENCES);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      const place = typeof issue?.path[0] === 'number' ? `Item ${issue.path[0] + 1}: ` : '';
      return new CellProblem(`${place}${issue?.message ?? 'Is not allowed.'}`);
    }
    if (field.required === true && isBlank(parsed.data)) return new CellProblem('Must not be empty.');
    return columnText(wanted.kind.columnType, toColumn(parsed.data));
  };
}

function meaningOfOperand(type: ColumnType): (cell: Exclude<Cell, null>) => unknown {
  const isNumber = type === 'double precision' || type === 'bigint';
  return isNumber ? numberKind.cell.meaning : (cell) => String(cell).trim();
}

/** A checked value as the text PostgreSQL parses for its type. */
function columnText(type: ColumnType, value: unknown): string | null {
  if (value === null) return null;
  if (type === 'text[]') return listText(value as readonly string[]);
  return String(value);
}

function listText(items: readonly string[]): string {
  return `{${items.map((item) => `"${item.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;
}

/** Whether an empty cell keeps the record's current value, because the field cannot be empty. */
export function keepsValueWhenEmpty(field: BulkField): boolean {
  return (field.field.required === true && defaultOf(field.field) !== undefined) || isGeneratedSlug(field.field);
}

/** Looks up ids of related records by the values in cells. */
export interface RelationLookup {
  /** Looks up all unknown names in one statement. */
  learn(connection: Connection, names: ReadonlySet<string>): Promise<void>;
  idOf(name: string): StagedCell;
}

const MAX_CACHED_IDS = 50_000;

export function relationLookup({ field, target, by, named }: BulkField): RelationLookup | undefined {
  if (target === undefined || by?.column === undefined) return undefined;
  const column = sql.id(by.column);
  const type = sql.raw(by.kind.columnType);
  const { condition, message } = relationRule(field, target);
  const missing = new CellProblem(message);
  const several = new CellProblem(`Several records of "${target.path}" have this value.`);
  const known = new Map<string, StagedCell>();
  return {
    async learn(connection, names) {
      if (known.size > MAX_CACHED_IDS) known.clear();
      const unknown = [...names].filter((name) => !known.has(name));
      if (unknown.length === 0) return;
      // Results are matched by list position: a number may be returned in a different spelling.
      const { rows } = await sql<{ place: number; id: string; count: number }>`
        SELECT list.place, min(related.id::text) AS id, count(*) AS count
        FROM unnest(${unknown}::text[]) WITH ORDINALITY AS list (name, place)
        JOIN ${sql.table(target.table)} AS related ON related.${column} = list.name::${type} ${condition}
          AND ${compileScope(named, 'related')}
        GROUP BY list.place`.execute(connection);
      for (const name of unknown) known.set(name, missing);
      for (const { place, id, count } of rows) {
        const name = unknown[place - 1];
        if (name !== undefined) known.set(name, count > 1 ? several : id);
      }
    },
    idOf: (name) => known.get(name) ?? missing,
  };
}
