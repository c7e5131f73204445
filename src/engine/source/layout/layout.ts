/** How delimited text is split into cells. */
export interface Dialect {
  /**
   * One or more characters, e.g. `,`, `;`, tab, `|`, `||`. Two spaces stand for two or more, as between aligned columns,
   * and three for one or more; in `, ` the space stands for any number of spaces, or none. Never empty: a one-column
   * file uses `,`.
   */
  readonly delimiter: string;
  /** One character, or empty when nothing is quoted. */
  readonly quote: string;
  /** What escapes a quote inside a quoted cell: the quote itself (doubling) or a backslash. */
  readonly escape: string;
}

/** The layout of a sheet rewritten as text, so that nothing about it has to be detected. */
export const SHEET_LAYOUT = { encoding: 'utf-8', dialect: { delimiter: ',', quote: '"', escape: '"' } } as const;

/** A delimiter without the spaces that may follow it: `,` for `, `. */
export function bareDelimiter(delimiter: string): string {
  return delimiter.replace(/^([^ ]) $/, '$1');
}

/**
 * Position of the header. Rows count from 0 over all rows of the file, including blank ones; rows before `start` are a
 * preamble. `rows: 0` means there is no header and data begins at `start`. Several header rows are joined with a space,
 * column by column.
 */
export interface HeaderPlace {
  readonly start: number;
  readonly rows: number;
}

/**
 * A column made of columns of the file, by their positions: several joined, or one part of one. Cells are trimmed, and
 * empty ones are not joined. A separator of white space splits at any amount of it.
 */
export type DerivedColumn =
  | { readonly type: 'join'; readonly columns: readonly number[]; readonly separator: string }
  | {
      readonly type: 'part';
      readonly column: number;
      readonly separator: string;
      /** 0-based. */
      readonly part: number;
      /** Number of parts that the column is split into. */
      readonly parts: number;
      /** Which part keeps the rest if there are more separators than needed. */
      readonly rest: 'first' | 'last';
    };

/** The part of the file that is the table: this many data rows and columns from the first; absent: all of them. */
export interface DataRange {
  readonly rows?: number;
  readonly columns?: number;
  /** Without the rows that a workbook hides. */
  readonly visible?: true;
  /** With the value of merged cells in each of their rows that has other values. */
  readonly filled?: true;
}

/** Everything needed to read a source the same way again. */
export interface TableLayout {
  /** WHATWG encoding label, lower case, e.g. `utf-8`, `windows-1252`. */
  readonly encoding: string;
  readonly dialect: Dialect;
  readonly header: HeaderPlace;
  /** Name of the sheet; `null` for delimited text. */
  readonly sheet: string | null;
  /** Columns that follow those of the file. */
  readonly derived?: readonly DerivedColumn[];
  /** Chosen, never detected. Default: the whole file. */
  readonly range?: DataRange;
}

/** The parts that the user has overridden; the rest is detected. */
export interface LayoutOverrides {
  readonly encoding?: string;
  readonly delimiter?: string;
  readonly quote?: string;
  readonly header?: HeaderPlace;
  readonly sheet?: string;
  readonly derived?: readonly DerivedColumn[];
  readonly range?: DataRange;
}

/** Confidence of each detected part, 0 to 1; an overridden part has 1. From `CERTAIN` on the user is not asked. */
export interface LayoutConfidence {
  readonly encoding: number;
  readonly delimiter: number;
  readonly quote: number;
  readonly header: number;
}

export const CERTAIN = 0.9;

/** A column as found in the file. */
export interface SourceColumn {
  /** Position in the file, 0-based. */
  readonly index: number;
  /** Trimmed header text; empty when the file has none. */
  readonly name: string;
  /** The header text exactly as in the file, if it differs from `name`. */
  readonly header?: string;
  /** First few non-empty values, for display. */
  readonly samples: readonly string[];
  /** Share of sampled rows with a value, 0 to 1. */
  readonly fillRate: number;
  /** How it is made, if it is not a column of the file. */
  readonly derived?: DerivedColumn;
}

/** The header of a column exactly as in the file. */
export function headerText({ name, header = name }: Pick<SourceColumn, 'name' | 'header'>): string {
  return header;
}

/** The maximum number of raw rows of a file that are kept for display. */
export const HEAD_ROWS = 30;

/** A data row of the file; both positions are fixed when it is read. */
export interface SourceRow {
  /** Stable 0-based index among data rows (blank rows are not data rows). */
  readonly index: number;
  /** The row number a spreadsheet would show: 1-based, counting header, preamble and blank rows. */
  readonly number: number;
  readonly cells: readonly string[];
}

/**
 * What can be read differently if the user wants it: without totals and notes below the table, without the tables below
 * or beside it, or with the encoding `utf-8-twice`, which repairs text such as `MÃ¼ller`.
 */
export type OfferCode = 'footer' | 'table-below' | 'side-by-side' | 'encoded-twice';

/** An irregularity of a source that can still be read. */
export interface SourceFinding {
  readonly code:
    'unclosed-quote' | 'ragged-header' | 'ragged-rows' | 'repeated-header' | 'invalid-bytes' | 'nul-bytes' | OfferCode;
  /** The row number of the first occurrence, as `SourceRow.number`. */
  readonly line: number;
  /** Of what the code names: rows of a footer, rows below the first table, columns beside it. */
  readonly count: number;
  /** What remains without a footer or other tables: a value for `range` of the overrides. */
  readonly range?: DataRange;
}

/** Encodings in which the bytes of line breaks and delimiters can be parts of other characters. */
const OTHERS = new Set(['utf-16', 'utf-16le', 'utf-16be', 'utf-32le', 'utf-32be', 'iso-2022-jp']);

/** Whether all such encodings split a text into the same lines and cells. */
export function isLineByLine(encoding: string): boolean {
  return !OTHERS.has(encoding.toLowerCase());
}
