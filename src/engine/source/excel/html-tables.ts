import { EngineError } from '../../engine-error.js';
import type { SheetCells } from './sheet-to-text.js';

const TAG = /<(\/?)([a-z][a-z\d]*)\b([^<>]*)>/gi;
/** Maximum spans that HTML allows. */
const MAX_SPANS = { colspan: 1000, rowspan: 65_534 } as const;
const BREAKS = new Set(['br', 'p', 'div', 'li']);

interface OpenTable {
  readonly rows: { t: 's'; v: string }[][];
  row: { t: 's'; v: string }[] | null;
  column: number;
  /** By column, the first row that no spanning cell from above covers. */
  readonly freeFrom: number[];
  /** Text of the cell being read; `null` between cells. */
  cell: string | null;
}

/** Reads nested tables as separate tables; the text around them is mostly layout. */
class PageReader {
  readonly tables: SheetCells[] = [];
  readonly #open: OpenTable[] = [];

  text(written: string): void {
    const table = this.#open.at(-1);
    if (table?.cell != null) table.cell += written.replace(/\s+/g, ' ');
  }

  tag(name: string, attributes: string, closing: string): void {
    const start = starts[name];
    const table = this.#open.at(-1);
    if (name === 'table') this.#table(closing);
    else if (table && start) {
      endCell(table);
      if (closing === '') start(table, attributes);
    } else if (table?.cell != null && closing === '' && BREAKS.has(name)) table.cell += '\n';
  }

  end(): void {
    while (this.#open.length > 0) this.#table('/');
  }

  #table(closing: string): void {
    if (closing === '') {
      const table: OpenTable = { rows: [], row: null, column: 0, freeFrom: [], cell: null };
      this.#open.push(table);
      this.tables.push(table.rows);
      return;
    }
    const table = this.#open.pop();
    if (table) endCell(table);
  }
}

type Start = (table: OpenTable, attributes: string) => void;

const startCell: Start = (table, attributes) => {
  const row = table.row ?? startRow(table);
  const index = table.rows.length - 1;
  while ((table.freeFrom[table.column] ?? 0) > index) table.column += 1;
  const end = table.column + span(attributes, 'colspan');
  const free = index + span(attributes, 'rowspan');
  row[table.column] = { t: 's', v: '' };
  for (let column = table.column; column < end; column += 1) table.freeFrom[column] = free;
  table.cell = '';
};

function startRow(table: OpenTable): OpenTable['rows'][number] {
  table.column = 0;
  table.row = [];
  table.rows.push(table.row);
  return table.row;
}

const starts: Readonly<Record<string, Start | undefined>> = Object.assign(Object.create(null) as object, {
  tr: startRow,
  td: startCell,
  th: startCell,
});

function endCell(table: OpenTable): void {
  if (table.cell === null) return;
  const cell = table.row?.[table.column];
  if (cell) cell.v = withoutEntities(table.cell.replace(/ *\n */g, '\n').trim());
  table.cell = null;
}

function span(attributes: string, name: keyof typeof MAX_SPANS): number {
  const [, written = '1'] = new RegExp(`\\b${name}\\s*=\\s*["']?\\s*(\\d{1,9})`, 'i').exec(attributes) ?? [];
  return Math.min(Math.max(Number(written), 1), MAX_SPANS[name]);
}

/** The tables of a page that have text, as sheets of text cells. Throws `broken-file`. */
export function htmlTables(page: string): readonly SheetCells[] {
  const reader = new PageReader();
  const markup = withoutComments(page);
  let at = 0;
  for (const { 0: whole, 1: closing = '', 2: name = '', 3: attributes = '', index } of markup.matchAll(TAG)) {
    reader.text(markup.slice(at, index));
    reader.tag(name.toLowerCase(), attributes, closing);
    at = index + whole.length;
  }
  reader.text(markup.slice(at));
  reader.end();
  const filled = reader.tables.filter((rows) => rows.some((row) => row?.some((cell) => cell?.v !== '')));
  if (reader.tables.length === 0) throw new EngineError('broken-file');
  return filled.length > 0 ? filled : reader.tables.slice(0, 1);
}

function withoutComments(page: string): string {
  const pieces: string[] = [];
  let at = 0;
  for (;;) {
    const start = page.indexOf('<!--', at);
    if (start < 0) break;
    pieces.push(page.slice(at, start));
    const end = page.indexOf('-->', start + 4);
    if (end < 0) return pieces.join('');
    at = end + 3;
  }
  return pieces.length === 0 ? page : pieces.join('') + page.slice(at);
}

/** Names of the characters from U+00A0 on, in order. */
const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';
const OTHERS: readonly (readonly [string, string])[] = [
  ['OElig', 'Œ'],
  ['oelig', 'œ'],
  ['Scaron', 'Š'],
  ['scaron', 'š'],
  ['Yuml', 'Ÿ'],
  ['fnof', 'ƒ'],
  ['ndash', '–'],
  ['mdash', '—'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['sbquo', '‚'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['bdquo', '„'],
  ['bull', '•'],
  ['hellip', '…'],
  ['lsaquo', '‹'],
  ['rsaquo', '›'],
  ['euro', '€'],
  ['trade', '™'],
  ['minus', '−'],
  ['le', '≤'],
  ['ge', '≥'],
  ['ne', '≠'],
  ['infin', '∞'],
];

const CHARACTERS: ReadonlyMap<string, string> = new Map([
  ...LATIN.split(' ').map((name, index) => [name, String.fromCharCode(0xa0 + index)] as const),
  ...OTHERS,
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

/** Replaces character references. A non-breaking space becomes a normal space. */
function withoutEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,10}));/gi, (entity, decimal, hex, name) => {
    if (typeof name === 'string') return name === 'nbsp' ? ' ' : (CHARACTERS.get(name) ?? entity);
    const code = typeof decimal === 'string' ? Number(decimal) : parseInt(String(hex), 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
  });
}
