import type { CellResult, Column, Issue } from '../../../engine/index.js';
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
  readonly rowState: (state: 'delivered' | 'rejected') => string;
}

/** A column of the grid. */
export interface GridColumn {
  readonly id: string;
  /** Position in the cells of a row. */
  readonly cell: number;
  readonly label: string;
  readonly kind: ColumnKind;
  readonly required: boolean;
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

export function gridColumn(column: Column, cell: number): GridColumn {
  const kind = columnKind(column);
  return {
    id: column.id,
    cell,
    label: column.label,
    kind,
    required: (column.validators ?? []).some(({ type }) => type === 'required'),
    options: column.options ?? [],
    description: column.description,
    placeholder: column.placeholder,
    // Room for the label, its mark, the number of errors and two buttons.
    width: Math.min(WIDEST, Math.max(widthByKind[kind], column.label.length * 8 + 140)),
  };
}
