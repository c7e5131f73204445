import type { SourceFinding, SourceRow } from '../layout/layout.js';
import { cellType, VALUE_TYPES } from '../layout/dialect-score.js';

/** More rows are not a footer. */
const MAX_FOOTER = 12;
/** The same below a blank row. */
const MOST_APART = 40;
/** Fewer rows above it do not show what usual rows are. */
const MIN_BODY = 2;
/** A name may begin with one of the words; such a row is only a footer if it lacks cells. */
const FEWER = 0.75;
/** Of a sentence. */
const FEWEST_WORDS = 5;

/** What totals, averages and the like are called. */
const WORDS =
  'grand total|(?:sub-?)?total(?:s|en|e|i|t)?|totaux|totaal|(?:gesamt|zwischen|end)?summe|sum|suma|soma|summa|insgesamt|gesamt|somme|average|avg|mean|durchschnitt|mittelwert|moyenne|media|m[eé]dia|promedio|gemiddelde|[sś]rednia|razem|og[oó][lł]em|celkem|[oö]sszesen|toplam|yhteens[aä]|i alt|sammenlagt|ukupno|skupaj|jumlah|t[oổ]ng(?: c[oộ]ng)?|итого|всего|сумма|разом|всього|общо|укупно|合計|総計|小計|平均|合计|总计|總計|小计|합계|총계|소계|평균|المجموع|الإجمالي|مجموع|סה["״]כ|कुल|योग|รวม|σύνολο';
const TOTAL = new RegExp(`^(?:${WORDS})[\\s:.=]*$`, 'iu');
const TOTAL_OF = new RegExp(`^(?:${WORDS})\\s*:`, 'iu');
const BEGINS_TOTAL = new RegExp(`^(?:${WORDS})(?!\\p{L})`, 'iu');
const ENDS_TOTAL = new RegExp(`(?<!\\p{L})(?:${WORDS})[\\s:.=]*$`, 'iu');
/** What a bank calls the balance of an account. */
const BALANCE =
  /^(?:(?:opening|closing|beginning|ending|final|current|available|new|old)\s+balance|balance|(?:neuer |alter )?kontostand|(?:anfangs|end|schluss)?saldo(?: (?:final|finale|inicial|iniziale|actual|atual|anterior))?|(?:nouveau |ancien )?solde(?: (?:final|initial))?)[\s:.=]*$/iu;

interface Body {
  /** Usual number of filled cells. */
  readonly usual: number;
  /** Most cells of a row. */
  readonly width: number;
  /** Usual number of words in the first cell. */
  readonly words: number;
  /** Whether nearly all first cells are numbers, dates or the like. */
  readonly beginsWithValues: boolean;
}

/**
 * Totals and notes below the table: the last rows of a file, given with their numbers. `sumRow`: index of a row that is
 * known to be the sum of those above it.
 */
export function footerOf(rows: readonly SourceRow[], sumRow: number | null = null): SourceFinding | null {
  const body = bodyOf(rows);
  let start = rows.length;
  let below: SourceRow[] = [];
  const isApart = rows.some((_, at) => rows.length - at <= MOST_APART && isBelowBlankRow(rows, at));
  const first = Math.max(MIN_BODY, rows.length - (isApart ? MOST_APART : MAX_FOOTER));
  for (let at = rows.length - 1; at >= first; at -= 1) {
    const row = rows[at]!;
    const isBelowBlank = isBelowBlankRow(rows, at);
    const isTotal =
      row.index === sumRow ||
      isTotalRow(row.cells, body) ||
      isTotalAtEnd(row.cells, body, isBelowBlank) ||
      (isBelowBlank && isBalance(row.cells, body));
    if (!isTotal && !isNote(row.cells, body, isBelowBlank)) {
      if (!lacksCells(row.cells, body.usual * FEWER)) break;
      below.push(row);
      continue;
    }
    // Other rows that lack cells belong to a total or to notes that are separated from the table.
    const isWhole =
      below.length === 0 || (isBelowBlank && (isTotal || below.every(({ cells }) => isText(cells, body))));
    // A text in a row of its own may be a name whose values are missing.
    const isSure = isTotal || isBelowBlank || row.cells.length < body.width || isSentence(row.cells, body);
    if (!isWhole || !isSure) continue;
    start = at;
    below = [];
  }
  const top = rows[start];
  if (!top) return null;
  return { code: 'footer', line: top.number, count: rows.length - start, range: { rows: top.index } };
}

function bodyOf(rows: readonly SourceRow[]): Body {
  const counts = rows.map(({ cells }) => filledTexts(cells).length);
  // Below a short table, there may be more notes than rows.
  const apart = rows.findLastIndex((_, at) => isBelowBlankRow(rows, at));
  const values = rows.filter(({ cells: [first = ''] }) => VALUE_TYPES.has(cellType(first)));
  return {
    usual: median(apart > MIN_BODY ? counts.slice(0, apart) : counts),
    width: Math.max(0, ...rows.map(({ cells }) => cells.length)),
    words: median(rows.map(({ cells: [first = ''] }) => wordsIn(first))),
    beginsWithValues: values.length > MIN_BODY && values.length > rows.length * FEWER,
  };
}

function isBelowBlankRow(rows: readonly SourceRow[], at: number): boolean {
  return at > 0 && rows[at]!.number - rows[at - 1]!.number > 1;
}

function isTotalRow(cells: readonly string[], { usual }: Body): boolean {
  const [first = '', ...others] = filledTexts(cells);
  if (!BEGINS_TOTAL.test(first)) return false;
  if (lacksCells(cells, usual * FEWER)) return true;
  const numbers = others.filter((text) => cellType(text) === 'number').length;
  if (TOTAL_OF.test(first)) return numbers > others.length / 2;
  return TOTAL.test(first) && numbers > 0 && numbers === others.length;
}

/** `Sales total` in a row that lacks half of the cells, or is below a blank row. */
function isTotalAtEnd(cells: readonly string[], { usual }: Body, isBelowBlank: boolean): boolean {
  const [first = '', ...others] = filledTexts(cells);
  return ENDS_TOTAL.test(first) && others.length > 0 && lacksCells(cells, isBelowBlank ? usual * FEWER : usual / 2);
}

/** Only below a blank row: a statement may begin or end with such a row of its own. */
function isBalance(cells: readonly string[], { usual }: Body): boolean {
  const [first = '', ...others] = filledTexts(cells);
  return BALANCE.test(first) && others.length > 0 && lacksCells(cells, usual * FEWER);
}

/** A text alone, or before few other cells where all other rows begin with a value. */
function isNote(cells: readonly string[], { usual, width, beginsWithValues }: Body, isBelowBlank: boolean): boolean {
  const [text, ...others] = filledTexts(cells);
  if (text === undefined) return false;
  // A row of two columns often lacks one.
  const isApart = isBelowBlank && cells.length === 1 && width > 1 && isRemark(text);
  if (usual <= MIN_BODY && !isApart) return false;
  if (others.length === 0) return cellType(text) !== 'number';
  const isUnlike = beginsWithValues && text === cells[0]?.trim() && !VALUE_TYPES.has(cellType(text));
  return isUnlike && cells.length < width && lacksCells(cells, usual / 2);
}

/** Whether the first cell has many more words than others, and the signs of a sentence. */
function isSentence([text = '']: readonly string[], { words }: Body): boolean {
  return wordsIn(text) >= Math.max(FEWEST_WORDS, words * 3) && /\.\s*$|:\s/.test(text);
}

/** Whether a text says something of the table, unlike a name. */
function isRemark(text: string): boolean {
  return wordsIn(text) >= FEWEST_WORDS || /:\s/.test(text);
}

function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length;
}

function median(counts: readonly number[]): number {
  return counts.toSorted((left, right) => left - right)[counts.length >> 1] ?? 0;
}

/** Whether a row has neither values nor all cells, as a sentence with a delimiter. */
function isText(cells: readonly string[], { width }: Body): boolean {
  return cells.length < width && !cells.some((text) => VALUE_TYPES.has(cellType(text)));
}

function lacksCells(cells: readonly string[], most: number): boolean {
  return filledTexts(cells).length <= most;
}

function filledTexts(cells: readonly string[]): readonly string[] {
  return cells.map((text) => text.trim()).filter((text) => text !== '');
}
