import { isRequired } from '../../../engine/index.js';
import type { CellResult, Column, Issue, RowState } from '../../../engine/index.js';
import { columnKind } from '../column-kind.js';
import type { ColumnKind } from '../column-kind.js';

/** Texts of the grid in the language of the interface. */
export interface GridWords {
  readonly issue: (issue: Issue) => string;
  /** What a cell was understood as. */
  readonly result: (value: CellResult['value'], kind: ColumnKind) => string;
  readonly selectRow: (number: number) => string;
  /** Id of an element with the text that a cell was edited. */
  readonly editedId: string;
  readonly loading: string;
  readonly row: (number: number) => string;
  readonly problems: (count: number) => string;
  readonly rowState: (state: Exclude<RowState, 'edited'>) => string;
}

/** A column of the grid. */
export interface GridColumn {
  readonly id: string;
  /** Position in the cells of a row. */
  readonly cell: number;
  readonly label: string;
  readonly kind: ColumnKind;
  readonly required: boolean;
  readonly readOnly: boolean;
  readonly options: readonly string[];
  readonly description?: string;
  readonly placeholder?: string;
  /** Pixels before any stretching. */
  readonly width: number;
}

const widthByKind = {
  text: 180,
  number: 130,
  email: 230,
  phone: 170,
  date: 210,
  select: 170,
  boolean: 120,
  datetime: 210,
  time: 130,
  currency: 130,
  percent: 130,
  url: 230,
  uuid: 300,
  iban: 230,
  country: 150,
} as const satisfies Record<ColumnKind, number>;

const WIDEST = 320;
/** Pixels of a letter and of a wide character such as 山, and of what surrounds a text. */
const LETTER = 7.5;
const WIDE_LETTER = 14;
const AROUND = 36;
/** Share of the samples that fit into a column. */
const FITTING = 0.75;

/** `samples`: a few of its values, if they are known. */
export function gridColumn(column: Column, cell: number, samples: readonly string[] = []): GridColumn {
  const kind = columnKind(column);
  const required = isRequired(column);
  const readOnly = column.readOnly ?? false;
  return {
    id: column.id,
    cell,
    label: column.label,
    kind,
    required,
    readOnly,
    options: column.options ?? [],
    description: column.description,
    placeholder: column.placeholder,
    width: Math.min(WIDEST, Math.max(headWidth(column.label, required, readOnly), usualWidth(kind, samples))),
  };
}

/** Room for the label, its marks, a number of errors with five digits, and two buttons. */
function headWidth(label: string, required: boolean, readOnly: boolean): number {
  return label.length * 8 + (required ? 12 : 0) + (readOnly ? 20 : 0) + 140;
}

/** Texts may be narrower than is usual; other kinds have editors that need their room. */
function usualWidth(kind: ColumnKind, samples: readonly string[]): number {
  const widths = samples.map(textWidth).sort((left, right) => left - right);
  const fitting = widths[Math.ceil(widths.length * FITTING) - 1];
  if (fitting === undefined) return widthByKind[kind];
  return kind === 'text' ? fitting : Math.max(widthByKind[kind], fitting);
}

function textWidth(text: string): number {
  const letters = [...text.slice(0, WIDEST)].reduce((sum, one) => sum + (one >= '\u1100' ? WIDE_LETTER : LETTER), 0);
  return Math.ceil(letters) + AROUND;
}
