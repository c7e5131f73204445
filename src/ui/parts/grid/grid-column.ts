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

/** Pixels while no values are known. */
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

/** Pixels that editors with more than a text field need. */
const editorWidths: Partial<Record<ColumnKind, number>> = {
  date: 160,
  datetime: 200,
  select: 140,
  boolean: 120,
  country: 140,
};

const WIDEST = 320;
/** Pixels of a letter and of a wide character such as 山, and of what surrounds a text. */
const LETTER = 8;
const WIDE_LETTER = 14;
const AROUND = 28;
/** Pixels of a character of what stands in small letters beside a value, and of the gap. */
const SMALL_LETTER = 7;
const GAP = 10;
/** Pixels of the frame around an option. */
const MARK = 14;
/** Dates that are shown without their reading. */
const PLAIN_DATE = /^\s*(?:\d{4}-\d\d-\d\d)?\s*$/;
/** Share of the samples that fit into a column. */
const FITTING = 0.75;

interface KnownOfColumn {
  /** A few of its values. */
  readonly samples?: readonly string[];
  /** Characters of the longest date with the name of its month, which stands beside other dates. */
  readonly longestDate?: number;
}

export function gridColumn(column: Column, cell: number, known: KnownOfColumn = {}): GridColumn {
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
    width: Math.min(WIDEST, Math.max(headWidth(column.label, required, readOnly), usualWidth(kind, known))),
  };
}

/** Room for the label, its marks, a number of errors up to 999+, and the button that is always shown. */
function headWidth(label: string, required: boolean, readOnly: boolean): number {
  return label.length * 8 + (required ? 12 : 0) + (readOnly ? 20 : 0) + 112;
}

function usualWidth(kind: ColumnKind, { samples = [], longestDate = 0 }: KnownOfColumn): number {
  const hasReading = kind === 'date' && !samples.every((text) => PLAIN_DATE.test(text));
  const beside = hasReading ? longestDate * SMALL_LETTER + GAP : kind === 'select' ? MARK : 0;
  const widths = samples.map(textWidth).sort((left, right) => left - right);
  const fitting = widths[Math.ceil(widths.length * FITTING) - 1];
  return fitting === undefined ? widthByKind[kind] : Math.max(editorWidths[kind] ?? 0, fitting + beside);
}

function textWidth(text: string): number {
  const letters = [...text.slice(0, WIDEST)].reduce((sum, one) => sum + (one >= '\u1100' ? WIDE_LETTER : LETTER), 0);
  return Math.ceil(letters) + AROUND;
}
