/** Parsing takes about a second for so many characters, in which the page stands still. */
const MAX_HTML = 10_000_000;
const MAX_SPAN = 1000;
const SPANS = /\b(?:row|col)span\b/i;
const ENDS_IN_CELLS = /<(?:br|p|div|li)[\s/>]/i;
const ENDS_OF_LINES = 'br, p, div, li';
const LINE_BREAK = '\u0001';

/** Copied cells as text with tabs. */
export function clipboardText(text: string, html: string): string {
  return betterTable(text, html)?.map(line).join('\n') ?? text;
}

/**
 * The cells of a copied table, `null` if the text has all of them. It lacks the columns when browsers copy tables of
 * pages, the extent of merged cells, and the ends of rows if cells have several lines and are not quoted.
 */
export function betterTable(text: string, html: string): string[][] | null {
  const hasColumns = text.includes('\t') && !SPANS.test(html);
  if (html.length > MAX_HTML || (hasColumns && !ENDS_IN_CELLS.test(html))) return null;
  const cells = tableCells(html);
  if (!cells?.some(({ length }) => length > 1)) return null;
  return hasColumns && rowsIn(text) === cells.length ? null : cells;
}

function rowsIn(text: string): number {
  const ends = text.replace(/"[^"]*"/g, '').match(/\r\n|\r|\n/g) ?? [];
  return ends.length + (/[\r\n]$/.test(text) ? 0 : 1);
}

/**
 * The cells of the only table of a document; `null` if it has none or several. As in workbooks, a merged cell has its text
 * in the first of the cells it covers; the others are empty.
 */
export function tableCells(html: string): string[][] | null {
  if (!/<table/i.test(html)) return null;
  // The parsed document is inert: no script in it runs, and nothing is loaded.
  const tables = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('table');
  const [table] = tables;
  if (!table || tables.length > 1) return null;
  /** Rows that a merged cell still covers, by column. */
  const covered: number[] = [];
  return [...table.rows].map((row) => {
    const texts: string[] = [];
    const skipCovered = (): void => {
      for (; (covered[texts.length] ?? 0) > 0; texts.push('')) covered[texts.length]! -= 1;
    };
    for (const cell of row.cells) {
      skipCovered();
      const rows = Math.min(cell.rowSpan, MAX_SPAN) - 1;
      for (let column = 0; column < Math.min(cell.colSpan, MAX_SPAN); column += 1) {
        covered[texts.length] = rows;
        texts.push(column === 0 ? cellText(cell) : '');
      }
    }
    skipCovered();
    return texts;
  });
}

function cellText(cell: Element): string {
  for (const element of cell.querySelectorAll(ENDS_OF_LINES)) element.after(LINE_BREAK);
  const text = (cell.textContent ?? '').replace(/[ \t\r\n]+/g, ' ').replaceAll('\u00A0', ' ');
  const lines = text.split(LINE_BREAK).map((one) => one.trim());
  if (lines.at(-1) === '') lines.pop();
  return lines.join('\n');
}

function line(cells: readonly string[]): string {
  return cells.map((cell) => (/[\t\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t');
}
