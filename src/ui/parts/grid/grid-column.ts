import type { Column, Issue } from '../../../engine/index.js';

/** Texts of the grid in the language of the interface. */
export interface GridWords {
  readonly issue: (issue: Issue) => string;
  readonly selectRow: (number: number) => string;
  /** Id of an element with the text that a cell was edited. */
  readonly editedId: string;
  readonly loading: string;
  readonly row: (number: number) => string;
  readonly problems: (count: number) => string;
  readonly rowState: (state: 'delivered' | 'rejected') => string;
}

/** How a column's cells are edited. */
export type EditorKind = 'text' | 'number' | 'email' | 'phone' | 'date' | 'select' | 'boolean';

/** A column of the grid. */
export interface GridColumn {
  readonly id: string;
  readonly label: string;
  readonly kind: EditorKind;
  readonly required: boolean;
  readonly options: readonly string[];
  readonly description?: string;
  readonly placeholder?: string;
  /** Pixels before any stretching. */
  readonly width: number;
}

type Type = NonNullable<Column['type']>;

const kindByType = {
  string: 'text',
  text: 'text',
  custom_regex: 'text',
  number: 'number',
  email: 'email',
  phone: 'phone',
  date: 'date',
  select: 'select',
  boolean: 'boolean',
} as const satisfies Record<Type, EditorKind>;

const widthByKind = {
  text: 180,
  number: 130,
  email: 230,
  phone: 170,
  date: 150,
  select: 170,
  boolean: 120,
} as const satisfies Record<EditorKind, number>;

const WIDEST = 320;

export function gridColumn(column: Column): GridColumn {
  const kind = kindByType[column.type ?? 'string'];
  return {
    id: column.id,
    label: column.label,
    kind,
    required: (column.validators ?? []).some(({ type }) => type === 'required'),
    options: column.options ?? [],
    description: column.description,
    placeholder: column.placeholder,
    // Room for the label, its mark and the count next to it.
    width: Math.min(WIDEST, Math.max(widthByKind[kind], column.label.length * 8 + 84)),
  };
}
