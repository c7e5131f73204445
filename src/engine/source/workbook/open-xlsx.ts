import { scanChunks } from './byte-window.js';
import { readCellFormats } from './cell-formats.js';
import { CellWriter } from './cell-writer.js';
import { MergeScanner } from './merged-cells.js';
import { OtherReaderNeeded } from './other-reader-needed.js';
import type { MergedCells, SheetReading } from '../sheet-counts.js';
import { SharedStrings } from './shared-strings.js';
import { SheetLines, type SheetTable } from './sheet-lines.js';
import { SheetScanner } from './sheet-scanner.js';
import { blobStore, type TextStore } from './text-store.js';
import { canUnpack, Unpacker, type UnpackLimits } from './unpack.js';
import { readWorkbookParts, xmlText, type SheetPart } from './workbook-parts.js';
import { readZipDirectory } from './zip-directory.js';

export interface XlsxLimits extends UnpackLimits {
  /** Bytes of delimited text that one sheet may become, and of the strings that sheets share. */
  readonly maxTextBytes: number;
}

export { OtherReaderNeeded };

const MEGABYTE = 1 << 20;

export const xlsxLimits: XlsxLimits = {
  maxEntryBytes: 2048 * MEGABYTE,
  maxTotalBytes: 4096 * MEGABYTE,
  maxRatio: 40,
  ratioFromBytes: 32 * MEGABYTE,
  maxTextBytes: 512 * MEGABYTE,
};

/** A small file may become this much text, although few bytes repeat a long text. */
const TEXT_FROM_BYTES = 128 * MEGABYTE;
/** The longest element: an item of text, a cell. */
const MAX_ELEMENT = 64 * MEGABYTE;

export interface XlsxOptions {
  readonly limits?: XlsxLimits;
  /** Makes the store for the text of a sheet; blobs unless given. */
  readonly textStore?: () => TextStore;
}

export interface Xlsx {
  /** In tab order; charts and macro sheets are omitted. */
  readonly sheets: readonly Pick<SheetPart, 'name' | 'hidden'>[];
  /** Reads a sheet from beginning to end. */
  table(name: string, options?: SheetReading): Promise<SheetTable>;
}

/**
 * Opens an xlsx or xlsm workbook without reading its sheets. Nothing of it is held in memory except the strings that
 * its sheets share. Throws `encrypted-file`, `broken-file`, `file-too-large` (params `limit` in bytes, `what`), or
 * OtherReaderNeeded, which reading a sheet can throw too.
 */
export async function openXlsx(
  blob: Blob,
  { limits = xlsxLimits, textStore = blobStore }: XlsxOptions = {},
): Promise<Xlsx> {
  if (!canUnpack()) throw new OtherReaderNeeded('no decompression');
  const directory = await readZipDirectory(blob);
  const unpacker = new Unpacker(blob, limits);
  const maxTextBytes = Math.min(limits.maxTextBytes, Math.max(TEXT_FROM_BYTES, limits.maxRatio * blob.size));
  const parts = await readWorkbookParts(directory, unpacker);
  const styles = parts.styles ? xmlText(await unpacker.bytes(parts.styles)) : '';
  const formats = readCellFormats(styles, parts.date1904);
  let strings: Promise<SharedStrings> | null = null;
  const readStrings = async (): Promise<SharedStrings> => {
    const found = new SharedStrings(maxTextBytes);
    const { strings: entry } = parts;
    if (entry) {
      const scan = found.scan.bind(found);
      await scanChunks((onChunk) => unpacker.read(entry, onChunk), { scan, maxBytes: MAX_ELEMENT });
    }
    return found;
  };
  return {
    sheets: parts.sheets,
    async table(name, { visible, filled } = {}) {
      const sheet = parts.sheets.find((part) => part.name === name);
      if (!sheet) throw new OtherReaderNeeded('no such sheet');
      const lines = new SheetLines(maxTextBytes, textStore(), {
        visible,
        ...(filled && { filled: await readMerged(new Unpacker(blob, limits), sheet.entry) }),
      });
      const writer = new CellWriter({
        lines,
        formats,
        strings: await (strings ??= readStrings()),
        date1904: parts.date1904,
      });
      const scanner = new SheetScanner(lines, writer);
      const scan = scanner.scan.bind(scanner);
      const damage = await scanUndamaged(scan, { unpacker, entry: sheet.entry });
      // The rows can be read although what follows them is damaged.
      if (!scanner.isComplete) throw damage ?? new OtherReaderNeeded('the rows do not end');
      return lines.finish(scanner.merges.ranges());
    },
  };
}

/** They follow the rows that they fill, which are therefore passed over once. */
async function readMerged(unpacker: Unpacker, entry: SheetPart['entry']): Promise<readonly MergedCells[]> {
  const scanner = new MergeScanner();
  const scan = scanner.scan.bind(scanner);
  await scanUndamaged(scan, { unpacker, entry });
  return scanner.ranges();
}

/** Scans a sheet up to where its content is damaged, and returns that error. Throws any other. */
async function scanUndamaged(
  scan: Parameters<typeof scanChunks>[1]['scan'],
  { unpacker, entry }: { readonly unpacker: Unpacker; readonly entry: SheetPart['entry'] },
): Promise<OtherReaderNeeded | null> {
  try {
    await scanChunks((onChunk) => unpacker.read(entry, onChunk), { scan, maxBytes: MAX_ELEMENT });
    return null;
  } catch (error) {
    // Platforms report a file that cannot be read as a DOMException, content that cannot be unpacked otherwise.
    if (error instanceof OtherReaderNeeded && !(error.cause instanceof DOMException)) return error;
    throw error;
  }
}
