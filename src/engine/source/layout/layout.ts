/** How delimited text is cut into cells. */
export interface Dialect {
  /** One or more characters, e.g. `,`, `;`, tab, `|`, `, `. Never empty: a one-column file uses `,`. */
  readonly delimiter: string;
  /** One character, or empty when nothing is quoted. */
  readonly quote: string;
  /** What makes a quote inside a quoted cell literal: the quote itself (doubling) or a backslash. */
  readonly escape: string;
}

/**
 * Where the header lies. Rows are counted from 0 over all rows of the file, blank ones included;
 * what comes before `start` is a preamble. `rows: 0` means there is no header and data begins at `start`.
 * Several header rows are joined with a space, column by column.
 */
export interface HeaderPlace {
  readonly start: number;
  readonly rows: number;
}

/** Everything needed to read a source the same way again. */
export interface TableLayout {
  /** WHATWG encoding label, lower case, e.g. `utf-8`, `windows-1252`. */
  readonly encoding: string;
  readonly dialect: Dialect;
  readonly header: HeaderPlace;
  /** Name of the sheet; `null` for delimited text. */
  readonly sheet: string | null;
}

/** Each part that a person overrode; the rest is detected. */
export interface LayoutOverrides {
  readonly encoding?: string;
  readonly delimiter?: string;
  readonly quote?: string;
  readonly header?: HeaderPlace;
  readonly sheet?: string;
}

/** How sure each guess is, 0 to 1; an overridden part is 1. From `CERTAIN` on nobody needs to be asked. */
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
  /** Header text without blanks around it; empty when the file has none. */
  readonly name: string;
  /** The same as it stands in the file, where that is not the same. */
  readonly header?: string;
  /** First few non-empty values, for showing. */
  readonly samples: readonly string[];
  /** Share of sampled rows with a value, 0 to 1. */
  readonly fillRate: number;
}

/** The header of a column as it stands in the file. */
export function headerText({ name, header = name }: Pick<SourceColumn, 'name' | 'header'>): string {
  return header;
}

/** A data row as found in the file; both positions are fixed at reading. */
export interface SourceRow {
  /** Stable 0-based index among data rows (blank rows are not data rows). */
  readonly index: number;
  /** What a spreadsheet would show at its left: 1-based, header, preamble and blank rows counted. */
  readonly number: number;
  readonly cells: readonly string[];
}

/** What is odd about a source without making it unreadable. */
export interface SourceFinding {
  readonly code: 'unclosed-quote' | 'ragged-rows' | 'invalid-bytes' | 'nul-bytes';
  /** 1-based physical line of the first occurrence. */
  readonly line: number;
  readonly count: number;
}

/** Encodings in which the bytes of line breaks and delimiters can be parts of other characters. */
const OTHERS = new Set(['utf-16', 'utf-16le', 'utf-16be', 'iso-2022-jp']);

/** Whether text of an encoding is cut into the same lines and cells by any other such encoding. */
export function isLineByLine(encoding: string): boolean {
  return !OTHERS.has(encoding.toLowerCase());
}
