import { HOUSE_SENTENCES } from '../../../platform/issue-sentence.js';
import type { Cell, ColumnType, ValueRules } from '../kinds/field-kind.js';
import { fieldKind } from '../kinds/kinds.js';
import type { Field } from '../kinds/kinds.js';
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

export interface CellField {
  readonly field: Field;
  /** Whether an empty cell is an error. */
  readonly isWanted: boolean;
  /** For a relation: the rules of the field that its cells contain. They are looked up later. */
  readonly by?: ValueRules | undefined;
}

export function cellReader({ field, isWanted, by }: CellField): (cell: Cell) => StagedCell {
  const checkCell = cellChecker(field, by);
  const quick = by === undefined ? fieldKind(field).cell.quickCheck?.(field) : undefined;
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

function cellChecker(field: Field, by: ValueRules | undefined): (cell: Exclude<Cell, null>) => StagedCell {
  const { value, cell: own } = fieldKind(field);
  const { schema, toColumn, isBlank, columnType } = by ?? value(field);
  const meaning = by === undefined ? own.meaning : meaningOfOperand(columnType);
  return (cell) => {
    const parsed = schema.safeParse(meaning(cell), HOUSE_SENTENCES);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      const place = typeof issue?.path[0] === 'number' ? `Item ${issue.path[0] + 1}: ` : '';
      return new CellProblem(`${place}${issue?.message ?? 'Is not allowed.'}`);
    }
    if (field.required === true && isBlank(parsed.data)) return new CellProblem('Must not be empty.');
    return columnText(columnType, toColumn(parsed.data));
  };
}

function meaningOfOperand(type: ColumnType): (cell: Exclude<Cell, null>) => unknown {
  const isNumber = type === 'double precision' || type === 'bigint';
  return isNumber ? numberKind.cell.meaning : (cell) => String(cell).trim();
}

/** A checked value as the text PostgreSQL parses for its type. */
export function columnText(type: ColumnType, value: unknown): string | null {
  if (value === null) return null;
  if (type === 'text[]') return listText(value as readonly string[]);
  return String(value);
}

function listText(items: readonly string[]): string {
  return `{${items.map((item) => `"${item.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;
}
