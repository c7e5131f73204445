/** One delivered value. Dates are `YYYY-MM-DD` strings unless a schema's output differs. */
export type CellValue = string | number | boolean | null;

/** Values keyed by column id. */
export type Row = Readonly<Record<string, CellValue>>;

/** A row as passed to the host's own check functions, with edits. */
export interface CheckedRow {
  /** Stable 0-based index of the data row in the file. */
  readonly index: number;
  /** Typed values keyed by column id, `null` for empty cells; text that cannot be parsed stays text. */
  readonly values: Row;
  /** The same cells as text, as entered or as in the file. */
  readonly texts: Readonly<Record<string, string>>;
}

/** A finding of the host's check about a row. Checks of a column may omit `column`. */
export interface RowFinding {
  readonly index: number;
  readonly column?: string;
  readonly message: string;
  /** Default `error`. */
  readonly severity?: 'error' | 'warning';
}

/** A finding of the host in the form the engine receives. */
export interface HostFinding extends RowFinding {
  /**
   * Whether to drop the finding when the engine has found an issue in the cell: a schema may repeat what a column has
   * reported.
   */
  readonly unlessFound?: boolean;
}

/**
 * A host check over a batch of rows, sync or async: returns findings by `index`. `signal` is aborted when the result is
 * no longer needed.
 */
export type RowsValidate = (
  rows: readonly CheckedRow[],
  options: { readonly signal: AbortSignal },
) => readonly RowFinding[] | Promise<readonly RowFinding[]>;

/** Sets a key that may come from a file: `__proto__` and similar names become plain data. */
export function setOwn<T>(target: Record<string, T>, key: string, value: T): void {
  if (key === '__proto__') {
    Object.defineProperty(target, key, { value, writable: true, enumerable: true, configurable: true });
  } else {
    target[key] = value;
  }
}
