import { EngineError } from '../engine-error.js';
import { unpackFile } from './archive/unpack-file.js';
import type { UnpackOptions } from './archive/unpack-file.js';
import { detectFile } from './detect-format.js';
import type { NamedFile } from './detect-format.js';
import { SHEET_LAYOUT } from './layout/layout.js';
import type { TableLayout } from './layout/layout.js';
import { openSheet } from './open-sheet.js';
import type { OpenSheetOptions } from './open-sheet.js';
import { requireTable } from './refused-format.js';
import { countsOf } from './sheet-counts.js';
import type { SheetCounts } from './sheet-counts.js';

/** Bytes of a file unpacked in memory. */
const MAX_UNPACKED = 1 << 30;

export interface OpenFileOptions extends OpenSheetOptions, Partial<UnpackOptions> {
  /** Of a workbook, the sheet to read. Default: the first visible one with rows. */
  readonly sheet?: string;
}

/** The counts of the sheet, each `null` for delimited text. */
type CountsIfSheet = { readonly [Count in keyof SheetCounts]: SheetCounts[Count] | null };

/** A file as delimited text, in the form that `openTable` and the call `table-open` take. */
export interface OpenedFile extends NamedFile, CountsIfSheet {
  /** Known in advance for a sheet that was rewritten as text. */
  readonly fixed?: Partial<TableLayout>;
  /** Names of the sheets; `null` for delimited text. */
  readonly sheets: readonly string[] | null;
}

/**
 * Opens a file of any kind by its content: delimited text, a workbook, or a `.gz` or zip file with one of them.
 * `limit`: maximum size of the unpacked file in bytes, by default 1 GiB. Throws EngineError: `empty-file`,
 * `unsupported-file`, `encrypted-file`, `broken-file`, `file-too-large`, `sheet-missing`, `no-rows`, `cannot-unpack` or
 * `several-files`.
 */
export async function openFile(
  file: NamedFile,
  { sheet, limit = MAX_UNPACKED, signal, ...options }: OpenFileOptions = {},
): Promise<OpenedFile> {
  const { blob, fileName, format } = await detectFile(file, (packed, kind) =>
    unpackFile(packed, kind, { limit, signal }),
  );
  requireTable(format, fileName);
  signal?.throwIfAborted();
  if (format === 'excel') {
    const opened = await openSheet(blob, sheet, options);
    const fixed = { ...SHEET_LAYOUT, sheet: opened.sheet };
    return { blob: opened.text, fileName, fixed, sheets: opened.sheets, ...countsOf(opened) };
  }
  if (sheet !== undefined) throw new EngineError('sheet-missing', { sheet, sheets: '' });
  return { blob, fileName, sheets: null, hiddenRows: null, blankFormulas: null, errorCells: null, merged: null };
}
