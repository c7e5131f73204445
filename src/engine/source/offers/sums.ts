import type { SourceRow } from '../layout/layout.js';
import type { Table } from '../table/table.js';

/** Rows that are added up; in a longer table, sums without a label are not looked for. */
const MAX_ROWS = 50_000;
const ROWS_AT_ONCE = 1000;
/** Fewer rows add up to the next one by chance, as 1 and 2 to 3. */
const MIN_ROWS = 3;
/** Rows of notes that may follow. */
const MAX_BELOW = 12;

/** A number with separators, symbols and signs around it. */
const NUMBER = /^[^\p{L}\d]*\d[\d.,'\u2019\s]*[^\p{L}\d]*$/u;

/**
 * The last row of a table that has only numbers, each the sum of its column, given the rows at its end; `null` if there
 * is none.
 */
export async function sumRowOf(table: Pick<Table, 'readRows'>, tail: readonly SourceRow[]): Promise<number | null> {
  const sums = tail.slice(-MAX_BELOW).findLast(hasOnlyNumbers);
  if (!sums || sums.index < MIN_ROWS || sums.index > MAX_ROWS) return null;
  const above = tail.filter(({ index }) => index < sums.index);
  const isShorter = filledTexts(sums).length < filledTexts(above.at(-1)!).length;
  for (const decimal of ['.', ',']) {
    // Any row of a table of numbers may be meant: most have a number that is smaller than one above it.
    const mayBe = isShorter || above.every((row) => !exceeds(row, sums, decimal));
    if (mayBe && (await areSums(table, sums, decimal))) return sums.index;
  }
  return null;
}

function filledTexts({ cells }: SourceRow): readonly string[] {
  return cells.filter((text) => text.trim() !== '');
}

function hasOnlyNumbers(row: SourceRow): boolean {
  const filled = filledTexts(row);
  return filled.length > 0 && filled.every((text) => NUMBER.test(text));
}

function exceeds({ cells }: SourceRow, sums: SourceRow, decimal: string): boolean {
  return sums.cells.some((sum, index) => numberOf(cells[index], decimal) > numberOf(sum, decimal));
}

async function areSums(
  table: Pick<Table, 'readRows'>,
  { index: end, cells }: SourceRow,
  decimal: string,
): Promise<boolean> {
  const columns = cells.flatMap((text, column) => (text.trim() === '' ? [] : [{ column, text, sum: 0, values: 0 }]));
  for (let first = 0; first < end; first += ROWS_AT_ONCE) {
    const rows = await table.readRows(first, Math.min(ROWS_AT_ONCE, end - first));
    for (const each of columns) {
      for (const row of rows) {
        const text = row.cells[each.column]?.trim() ?? '';
        if (text === '') continue;
        each.sum += numberOf(text, decimal);
        each.values += 1;
      }
    }
  }
  const areEqual = columns.every(({ text, sum, values }) => values > end / 2 && isNear(sum, text, decimal));
  return areEqual && columns.some(({ sum }) => sum !== 0);
}

/** Whether a sum is what a text says, as far as it has decimals. */
function isNear(sum: number, text: string, decimal: string): boolean {
  const decimals = /^\d*/.exec(text.split(decimal)[1] ?? '')![0].length;
  return Math.abs(sum - numberOf(text, decimal)) <= 0.5000001 * 10 ** -decimals;
}

/** The number in a text, with this decimal sign; NaN for other texts, and 0 for none. */
function numberOf(text = '', decimal: string): number {
  if (text.trim() !== '' && !NUMBER.test(text)) return Number.NaN;
  const [whole = '', decimals = ''] = text.split(decimal).map((part) => part.replace(/\D/g, ''));
  return Number(`${whole}.${decimals}0`) * (/^\D*[-\u2212(]/.test(text) ? -1 : 1);
}
