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

/** Recognized by the `mimetype` entry, which comes first and is never compressed. */
export function isOpenDocument(bytes: Uint8Array): boolean {
  return new TextDecoder().decode(bytes.subarray(30, 120)).startsWith('mimetypeapplication/vnd.oasis.opendocument');
}

/** Encryption replaces the parts by random bytes, or by one package; the zip itself does not show it. */
export function isEncryptedDocument(bytes: Uint8Array, entries: readonly ZipEntry[]): boolean {
  if (entries.some(({ name }) => name === 'encrypted-package')) return true;
  const content = entries.find(({ name }) => name === 'content.xml');
  if (!content?.stored) return false;
  const [first, second] = bytes.subarray(content.dataStart, content.dataStart + 2);
  return first !== 0x3c && !(first === 0xef && second === 0xbb);
}

export function documentContent(bytes: Uint8Array): string {
  try {
    const entry = CFB.find(CFB.read(bytes as Uint8Array & number[], { type: 'array' }), '/content.xml');
    return entry === null ? '' : new TextDecoder().decode(new Uint8Array(entry.content as ArrayLike<number>));
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

const CLOSED_VALUE = /<table:table-cell\b(?=[^<>]*office:value-type="(?!string))([^<>]*)\/>/g;

/** The reader drops a value whose cell element is empty. */
export function withOpenCells(content: string): string {
  return content.replace(CLOSED_VALUE, '<table:table-cell$1></table:table-cell>');
}

/** The content of a package as a single-file document, which the reader accepts as well. */
export function flatDocument(content: string): string {
  return content.replace(/<(\/?)office:document-content\b/g, '<$1office:document');
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
