const SPECIAL = /[\\\n\r\t]/;
const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
/** Types whose values may contain characters with a meaning in COPY text. */
const FREE_TYPES: ReadonlySet<string> = new Set(['text', 'text[]', 'json']);

/** Whether cells of a column of this type may need escapes. */
export function isFreeType(type: string): boolean {
  return FREE_TYPES.has(type);
}

/** A cell in the text format of `COPY`. */
export function copyText(cell: string | null, isFree: boolean): string {
  if (cell === null) return '\\N';
  return isFree && SPECIAL.test(cell) ? escaped(cell) : cell;
}

const escaped = (cell: string): string => cell.replace(/[\\\n\r\t]/g, (character) => ESCAPES[character] ?? character);
