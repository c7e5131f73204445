/** UTF-8 whose rows are cells of another table. Not a WHATWG label. */
export const WRAPPED_ROWS = 'utf-8-wrapped-rows';

/** A line that is one quoted cell, possibly with empty ones after it. */
const WRAPPED = /^\ufeff?"([^"\r\n]*(?:""[^"\r\n]*)*)"[;\t]*$/gm;

/** `"1,""a, b"""` becomes `1,"a, b"`. Other lines stay as they are. */
export function unwrapRows(text: string): string {
  return text.replace(WRAPPED, (_, row: string) => row.replaceAll('""', '"'));
}
