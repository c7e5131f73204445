import { sql } from 'kysely';
import { HOUSE_SENTENCES } from '../../../platform/issue-sentence.js';
import type { Connection } from '../../../platform/database/database.js';
import type { Cell, ColumnType } from '../kinds/field-kind.js';
import { relationRule } from '../operations/relations.js';
import { compileScope } from '../query/compile-query.js';
import { defaultOf, isMadeSlug, isNeeded } from '../model.js';
import type { BulkField, BulkWrite } from './bulk-write.js';
import { fieldKind } from '../kinds/kinds.js';
import { numberKind } from '../kinds/number.js';

/** What the model says against a cell. */
export class CellProblem {
  constructor(readonly message: string) {}
}

/** A cell as PostgreSQL reads it into its column; `null` where it is empty. */
export type StagedCell = string | null | CellProblem;

/** Values of a column that were judged before: most columns have few, or none that takes long. */
const REMEMBERED = 4096;
const LONGEST_REMEMBERED = 200;

export function cellReader(field: BulkField, write: BulkWrite): (cell: Cell) => StagedCell {
  const judge = fieldJudge(field);
  const quick = field.target === undefined ? fieldKind(field.field).cell.quickCheck?.(field.field) : undefined;
  const isWanted = isNeeded(field.field) || field.name === write.key?.name;
  const empty = isWanted ? new CellProblem('Is required.') : null;
  const known = new Map<Cell, StagedCell>();
  return (cell) => {
    if (cell === null) return empty;
    const plain = quick?.(cell);
    if (plain !== undefined) return plain;
    const before = known.get(cell);
    if (before !== undefined) return before;
    const staged = judge(cell) ?? empty;
    if (typeof cell === 'string' && cell.length > LONGEST_REMEMBERED) return staged;
    if (known.size === REMEMBERED) known.clear();
    known.set(cell, staged);
    return staged;
  };
}

function fieldJudge({ field, kind, by, target }: BulkField): (cell: Exclude<Cell, null>) => StagedCell {
  // Cells of a relation hold what its records are known by, which is looked up later.
  const wanted = by ?? { kind };
  const meaning = target === undefined ? fieldKind(field).cell.meaning : meaningOfOperand(wanted.kind.columnType);
  const { schema, toColumn, isBlank } = wanted.kind;
  return (cell) => {
    const parsed = schema.safeParse(meaning(cell), HOUSE_SENTENCES);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      const place = typeof issue?.path[0] === 'number' ? `Item ${issue.path[0] + 1}: ` : '';
      return new CellProblem(`${place}${issue?.message ?? 'Is not accepted.'}`);
    }
    if (field.required === true && isBlank(parsed.data)) return new CellProblem('Must not be empty.');
    return columnText(wanted.kind.columnType, toColumn(parsed.data));
  };
}

function meaningOfOperand(type: ColumnType): (cell: Exclude<Cell, null>) => unknown {
  const isNumber = type === 'double precision' || type === 'bigint';
  return isNumber ? numberKind.cell.meaning : (cell) => String(cell).trim();
}

/** A checked value in the form PostgreSQL reads texts of its type in. */
function columnText(type: ColumnType, value: unknown): string | null {
  if (value === null) return null;
  if (type === 'text[]') return listText(value as readonly string[]);
  return String(value);
}

function listText(items: readonly string[]): string {
  return `{${items.map((item) => `"${item.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;
}

/** Whether an empty cell leaves the value of a record that is there alone: it could not be without one. */
export function isKeptWhenEmpty(field: BulkField): boolean {
  return (field.field.required === true && defaultOf(field.field) !== undefined) || isMadeSlug(field.field);
}

/** Ids of related records by what cells name them with. */
export interface RelationLookup {
  /** Asks for all that is not known yet, in one statement. */
  learn(connection: Connection, names: ReadonlySet<string>): Promise<void>;
  idOf(name: string): StagedCell;
}

const REMEMBERED_IDS = 50_000;

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
      if (known.size > REMEMBERED_IDS) known.clear();
      const unknown = [...names].filter((name) => !known.has(name));
      if (unknown.length === 0) return;
      // The place in the list stands for the name: a number may come back spelt in another way.
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
