import type { SourceFinding, SourceRow } from '../layout/layout.js';
import { cellType } from '../layout/dialect-score.js';

/** More rows are not a footer. */
const MAX_FOOTER = 12;
/** Fewer rows above it do not show what usual rows are. */
const MIN_BODY = 2;
/** A name may begin with one of the words; such a row is only a footer if it lacks cells. */
const FEWER = 0.75;

/** What totals, averages and the like are called. */
const WORDS =
  'grand total|(?:sub-?)?total(?:s|en|e|i|t)?|totaux|totaal|(?:gesamt|zwischen|end)?summe|sum|suma|soma|summa|insgesamt|gesamt|somme|average|avg|mean|durchschnitt|mittelwert|moyenne|media|m[eé]dia|promedio|gemiddelde|[sś]rednia|razem|og[oó][lł]em|celkem|[oö]sszesen|toplam|yhteens[aä]|i alt|sammenlagt|ukupno|skupaj|jumlah|t[oổ]ng(?: c[oộ]ng)?|итого|всего|сумма|разом|всього|общо|укупно|合計|総計|小計|平均|合计|总计|總計|小计|합계|총계|소계|평균|المجموع|الإجمالي|مجموع|סה["״]כ|कुल|योग|รวม|σύνολο';
const TOTAL = new RegExp(`^(?:${WORDS})[\\s:.=]*$`, 'iu');
const BEGINS_TOTAL = new RegExp(`^(?:${WORDS})(?!\\p{L})`, 'iu');

/** Totals and notes below the table: the last rows of a file, given with their numbers. */
export function footerOf(rows: readonly SourceRow[]): SourceFinding | null {
  const counts = rows.map(({ cells }) => filledTexts(cells).length).sort((left, right) => left - right);
  const usual = counts[counts.length >> 1] ?? 0;
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  let start = rows.length;
  for (let at = rows.length - 1; at >= MIN_BODY && rows.length - at <= MAX_FOOTER; at -= 1) {
    const { cells, number } = rows[at]!;
    const isTotal = isTotalRow(cells, usual);
    if (!isTotal && !isNote(cells, usual)) break;
    // A note in a row of its own is only sure to be one below a blank row, or without the cells of the table.
    const isBelowBlank = number - rows[at - 1]!.number > 1;
    if (isTotal || isBelowBlank || cells.length < width) start = at;
  }
  const first = rows[start];
  if (!first) return null;
  return { code: 'footer', line: first.number, count: rows.length - start, range: { rows: first.index } };
}

function isTotalRow(cells: readonly string[], usual: number): boolean {
  const [first = '', ...others] = filledTexts(cells);
  if (!BEGINS_TOTAL.test(first)) return false;
  if (others.length + 1 <= usual * FEWER) return true;
  return TOTAL.test(first) && others.length > 0 && others.every((text) => cellType(text) === 'number');
}

function isNote(cells: readonly string[], usual: number): boolean {
  const [text, ...others] = filledTexts(cells);
  return usual > MIN_BODY && text !== undefined && others.length === 0 && cellType(text) !== 'number';
}

function filledTexts(cells: readonly string[]): readonly string[] {
  return cells.map((text) => text.trim()).filter((text) => text !== '');
}
