import { CFB } from 'xlsx';
import { EngineError } from '../../engine-error.js';
import { workbookTooLarge } from './zip-limits.js';
import type { ZipEntry } from './zip-limits.js';

const ROW_OR_CELL = /<table:(table-row|(?:covered-)?table-cell)\b([^<>]*)>/g;
const ROWS_REPEATED = /number-rows-repeated="(\d+)"/;
const COLUMNS_REPEATED = /number-columns-repeated="(\d+)"/;
const STYLE_OR_TABLE = /<(?:style:style|style:table-properties|table:table)\b[^<>]*>/g;
/** Maximum number of cells with a value that repetition may create. */
const MAX_CELLS = 20_000_000;

/** Whether a package is an OpenDocument file. The first entry names the type, but not in packages that were zipped again. */
export function isOpenDocument(entries: readonly ZipEntry[]): boolean {
  const has = (part: string): boolean => entries.some(({ name }) => name === part);
  return (has('content.xml') || has('encrypted-package')) && !has('[Content_Types].xml');
}

/** Encryption replaces the parts by random bytes, or by one package; the zip itself does not show it. */
export function isEncryptedDocument(bytes: Uint8Array, entries: readonly ZipEntry[]): boolean {
  if (entries.some(({ name }) => name === 'encrypted-package')) return true;
  const content = entries.find(({ name }) => name === 'content.xml');
  if (!content?.stored) return false;
  const [first, second] = bytes.subarray(content.dataStart, content.dataStart + 2);
  return first !== 0x3c && !(first === 0xef && second === 0xbb);
}

/**
 * The content of a package as a single-file document, which the reader accepts as well, with the styles that cells refer
 * to by name. A package may lack them.
 */
export function flatDocument(bytes: Uint8Array): string {
  try {
    const parts = CFB.read(bytes as Uint8Array & number[], { type: 'array' });
    const partText = (name: string): string => {
      const entry = CFB.find(parts, name);
      return entry === null ? '' : new TextDecoder().decode(new Uint8Array(entry.content as ArrayLike<number>));
    };
    const styles = /<office:styles\b[^]*<\/office:styles>/.exec(partText('/styles.xml'))?.[0] ?? '';
    return partText('/content.xml')
      .replace(/<(\/?)office:document-content\b/g, '<$1office:document')
      .replace(/<office:document\b[^>]*>/, (root) => root + styles);
  } catch (cause) {
    throw new EngineError('broken-file', {}, cause);
  }
}

/**
 * An OpenDocument sheet can repeat a row a million times in a few bytes, and the reader creates all the cells. Rejects
 * such a document before that. The sizes of the entries have been checked already.
 */
export function checkRepeats(content: string, limit: number): void {
  let cells = 0;
  let rows = 1;
  for (const [, name, attributes = ''] of content.matchAll(ROW_OR_CELL)) {
    if (name === 'table-row') rows = Number(ROWS_REPEATED.exec(attributes)?.[1] ?? 1);
    else if (!attributes.endsWith('/') || attributes.includes('value-type')) {
      cells += rows * Number(COLUMNS_REPEATED.exec(attributes)?.[1] ?? 1);
    }
    if (cells > MAX_CELLS) throw workbookTooLarge({ limit, what: 'cells' });
  }
}

/**
 * The document without what the reader gets wrong: it drops a value whose element is empty, refuses times with days, adds
 * texts beside that of a cell, and does not look for inherited formats.
 */
export function readableDocument(content: string): string {
  return withStatedFormats(withoutTextsBeside(content));
}

/** Attributes of an element, up to the end of its tag; a value may contain `>`. */
const ATTRIBUTES = String.raw`((?:[^<>"]|"[^"]*")*)>`;
const BESIDE = new RegExp(String.raw`<(/?)(?:text:ruby-text|draw:[a-z-]+)(?=[\s/>])${ATTRIBUTES}`, 'g');

/** Without the readings of letters, and without shapes that are anchored to cells, which may have texts. */
function withoutTextsBeside(content: string): string {
  let kept = '';
  let from = 0;
  let depth = 0;
  for (const { 0: tag, 1: slash, 2: attributes = '', index } of content.matchAll(BESIDE)) {
    if (slash === '/') depth -= 1;
    else if (depth === 0) kept += content.slice(from, index);
    if (slash !== '/' && !attributes.endsWith('/')) depth += 1;
    if (depth < 0) return content;
    if (depth === 0) from = index + tag.length;
  }
  return depth === 0 ? kept + content.slice(from) : content;
}

const STYLE = new RegExp(String.raw`<style:style(?=[\s/>])${ATTRIBUTES}`, 'g');
const INHERITS = new RegExp(
  String.raw`<(style:style|table:(?:table|table-column|table-row|(?:covered-)?table-cell))(?=[\s/>])${ATTRIBUTES}`,
  'g',
);
const FORMAT = /\sstyle:data-style-name="([^"]*)"/;
const PARENT = /\sstyle:parent-style-name="([^"]*)"/;
const STYLE_NAME = /\sstyle:name="([^"]*)"/;
const CELL_STYLE = /\stable:style-name="([^"]*)"/;
const DEFAULT_STYLE = /\stable:default-cell-style-name="([^"]*)"/;
const VALUE = /\soffice:value-type="(?!string")/;
const DAYS = /(\soffice:time-value="P)(\d{1,6})D(?:T(?:(\d{1,6})H)?)?/;
const NEGATIVE_TIME = /\soffice:time-value="-/;
/** Styles inherit from few others; more are a circle. */
const MAX_PARENTS = 20;

/** Styles with the format of their parent, and cells with the style of their row or column, where they have none. */
function withStatedFormats(content: string): string {
  const styles = new Map([...content.matchAll(STYLE)].map(([, attributes = '']) => [nameIn(attributes), attributes]));
  const formatOf = (attributes: string, depth = 0): string | undefined => {
    const own = FORMAT.exec(attributes)?.[1];
    const parent = styles.get(PARENT.exec(attributes)?.[1] ?? '');
    return own ?? (parent === undefined || depth === MAX_PARENTS ? undefined : formatOf(parent, depth + 1));
  };
  let columns: { readonly end: number; readonly style: string | undefined }[] = [];
  let rowStyle: string | undefined;
  /** Column of the next cell of the row, and the entry of `columns` that it is in or after. */
  let at = 0;
  let place = 0;
  const elements: Readonly<Record<string, (attributes: string) => string>> = {
    'style:style': (attributes) => {
      const format = FORMAT.test(attributes) ? undefined : formatOf(attributes);
      return format === undefined ? attributes : ` style:data-style-name="${format}"${attributes}`;
    },
    'table:table': (attributes) => {
      columns = [];
      return attributes;
    },
    'table:table-column': (attributes) => {
      const end = (columns.at(-1)?.end ?? 0) + Number(COLUMNS_REPEATED.exec(attributes)?.[1] ?? 1);
      columns.push({ end, style: DEFAULT_STYLE.exec(attributes)?.[1] });
      return attributes;
    },
    'table:table-row': (attributes) => {
      at = 0;
      place = 0;
      rowStyle = DEFAULT_STYLE.exec(attributes)?.[1];
      return attributes;
    },
    'table:table-cell': (attributes) => {
      const column = at;
      at += Number(COLUMNS_REPEATED.exec(attributes)?.[1] ?? 1);
      if (!VALUE.test(attributes)) return attributes;
      while (place < columns.length && columns[place]!.end <= column) place += 1;
      const style = rowStyle ?? columns[place]?.style;
      const stated = style === undefined || CELL_STYLE.test(attributes) ? '' : ` table:style-name="${style}"`;
      return stated + readableTime(attributes);
    },
  };
  return content.replace(INHERITS, (_tag, name: string, attributes: string) => {
    const stated = elements[name.replace('covered-', '')]!(attributes);
    const isClosed = name === 'table:table-cell' && stated.endsWith('/') && VALUE.test(stated);
    return isClosed ? `<${name}${stated.slice(0, -1)}></${name}>` : `<${name}${stated}>`;
  });
}

const nameIn = (attributes: string): string => STYLE_NAME.exec(attributes)?.[1] ?? '';

/** Days as hours, and a negative time as the text that is shown, because its sign would be lost. */
function readableTime(attributes: string): string {
  if (NEGATIVE_TIME.test(attributes))
    return attributes.replace('office:value-type="time"', 'office:value-type="string"');
  return attributes.replace(
    DAYS,
    (_text, start: string, days: string, hours = '0') => `${start}T${Number(days) * 24 + Number(hours)}H`,
  );
}

/** Names of the hidden sheets, which the reader does not report. */
export function hiddenTables(content: string): ReadonlySet<string> {
  const hiddenStyles = new Set<string>();
  const hidden = new Set<string>();
  let style = '';
  for (const [tag] of content.matchAll(STYLE_OR_TABLE)) {
    if (tag.startsWith('<style:style')) style = attribute(tag, 'style:name');
    else if (tag.startsWith('<style:table')) {
      if (attribute(tag, 'table:display') === 'false') hiddenStyles.add(style);
    } else if (hiddenStyles.has(attribute(tag, 'table:style-name'))) hidden.add(attribute(tag, 'table:name'));
  }
  return hidden;
}

const TABLE_OR_ROW = /<(?:table:table|table:table-row)\b(?!-)[^<>]*>/g;

/** By the name of the sheet: whether a row is hidden, by hand or by a filter. Asked for rows in ascending order. */
export function hiddenTableRows(content: string): ReadonlyMap<string, (row: number) => boolean> {
  const tables = new Map<string, (row: number) => boolean>();
  let hidden: { readonly start: number; readonly end: number }[] = [];
  let next = 0;
  for (const [tag] of content.matchAll(TABLE_OR_ROW)) {
    if (!tag.startsWith('<table:table-row')) {
      const runs: typeof hidden = [];
      let at = 0;
      hidden = runs;
      next = 0;
      tables.set(attribute(tag, 'table:name'), (row) => {
        while (at < runs.length && runs[at]!.end <= row) at += 1;
        return at < runs.length && runs[at]!.start <= row;
      });
      continue;
    }
    const start = next;
    next += Number(ROWS_REPEATED.exec(tag)?.[1] ?? 1);
    const visibility = attribute(tag, 'table:visibility');
    if (visibility === 'collapse' || visibility === 'filter') hidden.push({ start, end: next });
  }
  return tables;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function attribute(tag: string, name: string): string {
  const written = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
  return written.replace(/&(\w+);/g, (entity, key: string) => ENTITIES[key] ?? entity);
}
