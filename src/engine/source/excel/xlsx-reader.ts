import { read, type CellObject, type ParsingOptions, type WorkBook, type WorkSheet } from 'xlsx';
import { EngineError } from '../../engine-error.js';
import { markupText, registerCodePages } from './markup-text.js';
import { createCellText } from './excel-cell-text.js';
import { isXmlWorkbook } from '../detect-format.js';
import { inOrder } from '../workbook/merged-cells.js';
import type { MergedCells, SheetCounts, SheetReading } from '../sheet-counts.js';
import { htmlTables } from './html-tables.js';
import {
  checkRepeats,
  flatDocument,
  hiddenTableRows,
  hiddenTables,
  isEncryptedDocument,
  isOpenDocument,
  readableDocument,
} from './open-document.js';
import { filledDown, sheetExtent, sheetParts, type SheetCells, type SheetExtent } from './sheet-to-text.js';
import { checkZip, type ZipLimits } from './zip-limits.js';

export interface WorkbookLimits extends ZipLimits {
  /** Bytes of delimited text that one sheet may become. */
  readonly maxTextBytes: number;
}

const MEGABYTE = 1 << 20;

export const workbookLimits: WorkbookLimits = {
  maxEntryBytes: 320 * MEGABYTE,
  maxTotalBytes: 448 * MEGABYTE,
  maxRatio: 40,
  ratioFromBytes: 32 * MEGABYTE,
  maxTextBytes: 512 * MEGABYTE,
};

export interface SheetInfo extends SheetCounts {
  readonly name: string;
  readonly hidden: boolean;
  readonly empty: boolean;
  /** Extent of the data, counted from A1. */
  readonly rows: number;
  readonly columns: number;
}

export interface Workbook {
  /** In tab order; charts and macro sheets are omitted. */
  readonly sheets: readonly SheetInfo[];
  /** A sheet as comma-delimited UTF-8 with `\n` line ends; the joined parts are the text. */
  sheetParts(name: string, options?: SheetReading): Uint8Array<ArrayBuffer>[];
  /** The same as one string. Errors: `sheet-missing`, `broken-file`, `file-too-large`. */
  sheetText(name: string): string;
}

registerCodePages();

/**
 * Opens a workbook (xlsx, xlsm, xlsb, xls, ods, XML 2003, an HTML table saved as xls). Throws `encrypted-file`,
 * `broken-file`, `unsupported-file`, `no-rows` (only charts) or `file-too-large` (params `limit` in bytes, `what`).
 */
export function readWorkbook(bytes: Uint8Array, limits: Partial<WorkbookLimits> = {}): Workbook {
  const bounds = { ...workbookLimits, ...limits };
  return openBook(containers[containerOf(bytes)](bytes, bounds), bounds);
}

type Container = 'zip' | 'binary' | 'markup';

const SIGNATURES: readonly { readonly kind: Container; readonly bytes: readonly number[] }[] = [
  { kind: 'zip', bytes: [0x50, 0x4b] },
  { kind: 'binary', bytes: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1] },
  { kind: 'binary', bytes: [0x09, 0x00] },
  { kind: 'binary', bytes: [0x09, 0x02] },
  { kind: 'binary', bytes: [0x09, 0x04] },
  { kind: 'binary', bytes: [0x09, 0x08] },
];

/** The reader accepts anything as a table, even pictures, so only what begins like a workbook is passed to it. */
function containerOf(bytes: Uint8Array): Container {
  if (bytes.length === 0) throw new EngineError('empty-file');
  const found = SIGNATURES.find((signature) => signature.bytes.every((byte, index) => bytes[index] === byte));
  if (found) return found.kind;
  if (markupText(bytes.subarray(0, 64)).startsWith('<')) return 'markup';
  throw new EngineError('unsupported-file');
}

interface ReadBook {
  readonly book: WorkBook;
  /** The XML of an OpenDocument file. */
  readonly document: string | null;
}

const HEAD = 1000;

const containers = {
  zip: (bytes, bounds) => {
    const entries = checkZip(bytes, bounds);
    if (!isOpenDocument(entries)) return { book: parse(bytes, { cellStyles: true }), document: null };
    if (isEncryptedDocument(bytes, entries)) throw new EngineError('encrypted-file');
    return documentBook(flatDocument(bytes), bounds);
  },
  binary: (bytes) => ({ book: parse(bytes), document: null }),
  markup: (bytes, bounds) => {
    const text = markupText(bytes);
    if (!isXmlWorkbook(text)) return { book: pageBook(text), document: null };
    if (/<office:document\b/.test(text.slice(0, HEAD))) return documentBook(text, bounds);
    return { book: parse(text), document: null };
  },
} satisfies Record<Container, (bytes: Uint8Array, bounds: WorkbookLimits) => ReadBook>;

function documentBook(document: string, bounds: WorkbookLimits): ReadBook {
  checkRepeats(document, bounds.maxTextBytes);
  return { book: parse(readableDocument(document), { cellDates: true }), document };
}

function pageBook(page: string): WorkBook {
  const book: WorkBook = { SheetNames: [], Sheets: {} };
  htmlTables(page).forEach((cells, index) => {
    const name = `Sheet${index + 1}`;
    book.SheetNames.push(name);
    book.Sheets[name] = { '!data': cells as CellObject[][] };
  });
  return book;
}

/**
 * `cellStyles`: of `.xlsx`, hidden rows are only reported together with styles. `cellDates`: of OpenDocument, where a value
 * is a date by its type, not by its format.
 */
function parse(
  source: Uint8Array | string,
  { cellStyles, cellDates = false }: Pick<ParsingOptions, 'cellStyles' | 'cellDates'> = {},
): WorkBook {
  try {
    return read(source, {
      type: typeof source === 'string' ? 'string' : 'array',
      dense: true,
      cellNF: true,
      cellText: false,
      cellFormula: false,
      cellHTML: false,
      cellDates,
      cellStyles,
      raw: true,
    });
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : '';
    // Entries of a zip have been checked. What the reader takes for an encrypted one is damage.
    const isEncrypted = /password|encrypt/i.test(message) && !message.includes('ZIP');
    throw new EngineError(isEncrypted ? 'encrypted-file' : 'broken-file', {}, cause);
  }
}

interface OpenSheet {
  readonly info: SheetInfo;
  readonly cells: SheetCells;
  readonly extent: SheetExtent;
}

function openBook({ book, document }: ReadBook, bounds: WorkbookLimits): Workbook {
  const hiddenNames = document === null ? null : hiddenTables(document);
  const hiddenRows = document === null ? null : hiddenTableRows(document);
  const names = book.SheetNames.filter((name) => isTable(book.Sheets[name]));
  if (names.length === 0 && book.SheetNames.length > 0) throw new EngineError('no-rows');
  // The reader silently omits a sheet it cannot read.
  const lost = names.filter((name) => book.Sheets[name] === undefined);
  if (names.length === 0 || lost.length === names.length) throw new EngineError('broken-file');
  const sheets = new Map<string, OpenSheet>();
  for (const name of names) {
    const cells = (book.Sheets[name]?.['!data'] ?? []) as SheetCells;
    const rows = book.Sheets[name]?.['!rows'] ?? [];
    const isHidden = hiddenRows?.get(name) ?? ((row: number): boolean => rows[row]?.hidden === true);
    const extent = sheetExtent(cells, { maxTextBytes: bounds.maxTextBytes, isHidden });
    const marked = (book.Workbook?.Sheets?.[book.SheetNames.indexOf(name)]?.Hidden ?? 0) !== 0;
    const empty = extent.rows === 0 && !lost.includes(name);
    sheets.set(name, {
      info: {
        name,
        hidden: marked || hiddenNames?.has(name) === true,
        empty,
        rows: extent.rows,
        columns: extent.columns,
        hiddenRows: extent.filled.filter((row) => row.isHidden).length,
        blankFormulas: 0,
        errorCells: extent.errorCells,
        merged: mergedCells(book.Sheets[name], extent),
      },
      cells,
      extent,
    });
  }
  const cellText = createCellText({
    date1904: document === null && book.Workbook?.WBProps?.date1904 === true,
    isDocument: document !== null,
  });
  const parts: Workbook['sheetParts'] = (name, { visible = false, filled = false } = {}) => {
    const sheet = sheets.get(name);
    if (sheet === undefined) throw new EngineError('sheet-missing', { sheet: name });
    if (lost.includes(name)) throw new EngineError('broken-file', { sheet: name });
    const { cells, extent } = filled ? filledDown(sheet, sheet.info.merged) : sheet;
    return sheetParts(cells, cellText, { extent, maxBytes: bounds.maxTextBytes, visible });
  };
  return {
    sheets: [...sheets.values()].map((sheet) => sheet.info),
    sheetParts: parts,
    sheetText: (name) => {
      const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
      return parts(name)
        .map((part) => decoder.decode(part))
        .join('');
    },
  };
}

function mergedCells(sheet: WorkSheet | undefined, { rows, columns }: SheetExtent): readonly MergedCells[] {
  const ranges = (sheet?.['!merges'] ?? []).map(({ s, e }) => ({ row: s.r, lastRow: e.r, column: s.c }));
  return inOrder(ranges.filter(({ row, lastRow, column }) => lastRow > row && row < rows && column < columns));
}

function isTable(sheet: WorkSheet | undefined): boolean {
  return sheet?.['!type'] === undefined || sheet['!type'] === 'sheet';
}
