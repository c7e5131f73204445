/** Beginnings that spreadsheets take for a formula, including full-width ones. */
const FORMULA_START = /^\s*[=+\-@\t\r＝＋－＠|]/u;
/** Signed numbers and phone numbers, which are harmless. */
const SIGNED_DIGITS = /^\s*[+-][\d\s.,()]+$/u;

/**
 * Escapes a cell that a spreadsheet would run as a formula: a leading apostrophe makes it text. For files that people
 * open; files for programs should keep the original text.
 */
export function formulaSafe(cell: string): string {
  return FORMULA_START.test(cell) && !SIGNED_DIGITS.test(cell) ? `'${cell}` : cell;
}
