/** One delivered value. Dates are `YYYY-MM-DD` strings unless a schema's output says otherwise. */
export type CellValue = string | number | boolean | null;

/** Values keyed by column id. */
export type Row = Readonly<Record<string, CellValue>>;

/** A row as handed to the host's own check functions, edits included. */
export interface CheckedRow {
  /** Stable 0-based index of the data row in the file. */
  readonly index: number;
  /** Typed values keyed by column id, `null` where empty; text that does not parse stays text. */
  readonly values: Row;
  /** The same cells as text, as typed or as they stand in the file. */
  readonly texts: Readonly<Record<string, string>>;
}

/** What a host's check has to say about a row. Column findings may leave `column` out. */
export interface RowFinding {
  readonly index: number;
  readonly column?: string;
  readonly message: string;
  /** Default `error`. */
  readonly severity?: 'error' | 'warning';
}

/** A finding as it travels to the engine. */
export interface HostFinding extends RowFinding {
  /** Only where the engine has found nothing in the cell: a schema says in its words what a column has said already. */
  readonly unlessFound?: boolean;
}

/** A check of the host over a batch of rows, sync or async: what it finds, by `index`. `signal` is aborted when the answer is stale. */
export type RowsValidate = (
  rows: readonly CheckedRow[],
  options: { readonly signal: AbortSignal },
) => readonly RowFinding[] | Promise<readonly RowFinding[]>;

/** Sets a key that may come from a file: `__proto__` and its kind become plain data. */
export function setOwn<T>(target: Record<string, T>, key: string, value: T): void {
  if (key === '__proto__') {
    Object.defineProperty(target, key, { value, writable: true, enumerable: true, configurable: true });
  } else {
    target[key] = value;
  }
}
