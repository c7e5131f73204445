import { EngineError } from '../engine-error.js';
import { countsOf, NO_COUNTS } from './sheet-counts.js';
import type { SheetCounts, SheetReading } from './sheet-counts.js';
import { loadDecoders } from './text/text-decoders.js';
import type { TextStore } from './workbook/text-store.js';

export interface OpenedSheet extends SheetCounts {
  readonly sheet: string;
  /** Names of all sheets in the workbook. */
  readonly sheets: readonly string[];
  /** The sheet as delimited text in `SHEET_LAYOUT`. */
  readonly text: Blob;
}

export interface OpenSheetOptions extends SheetReading {
  /** Makes the store for the text of a sheet. Default: in memory. */
  readonly textStore?: () => TextStore;
}

/**
 * Opens the named sheet, or the first visible one with rows. Throws EngineErrors; `sheet-missing` for an unknown name.
 */
export async function openSheet(
  blob: Blob,
  wanted: string | undefined,
  { textStore, visible, filled }: OpenSheetOptions = {},
): Promise<OpenedSheet> {
  // Loaded only for workbooks, and the reader of other spreadsheets, which is large, only for those.
  const { openXlsx, OtherReaderNeeded } = await import('./workbook/open-xlsx.js');
  try {
    return await chooseSheet(await openXlsx(blob, textStore && { textStore }), wanted, { visible, filled });
  } catch (error) {
    if (error instanceof OtherReaderNeeded)
      return chooseSheet(await openSpreadsheet(blob), wanted, { visible, filled });
    throw error;
  }
}

interface SheetText extends SheetCounts {
  readonly text: Blob;
  readonly rows: number;
}

/** Sheets in tab order, and how one is read. */
interface Sheets {
  readonly sheets: readonly { readonly name: string; readonly hidden: boolean }[];
  table(name: string, options: SheetReading): Promise<SheetText>;
}

async function openSpreadsheet(blob: Blob): Promise<Sheets> {
  const { readWorkbook } = await import('./excel/xlsx-reader.js');
  await loadDecoders();
  const workbook = readWorkbook(new Uint8Array(await blob.arrayBuffer()));
  const { sheets } = workbook;
  return {
    sheets,
    table: async (name, options) => {
      const sheet = sheets.find((one) => one.name === name);
      const parts = sheet?.empty === true ? [] : workbook.sheetParts(name, options);
      return { rows: sheet?.empty === true ? 0 : 1, text: new Blob(parts), ...countsOf(sheet ?? NO_COUNTS) };
    },
  };
}

async function chooseSheet(workbook: Sheets, wanted: string | undefined, options: SheetReading): Promise<OpenedSheet> {
  const sheets = workbook.sheets.map(({ name }) => name);
  if (wanted !== undefined) {
    if (!sheets.includes(wanted)) throw new EngineError('sheet-missing', { sheet: wanted, sheets: sheets.join(', ') });
    const table = await workbook.table(wanted, options);
    return { sheet: wanted, sheets, text: table.text, ...countsOf(table) };
  }
  const visibleFirst = [...workbook.sheets].sort((one, other) => Number(one.hidden) - Number(other.hidden));
  for (const { name } of visibleFirst) {
    const table = await workbook.table(name, options);
    if (table.rows > 0) return { sheet: name, sheets, text: table.text, ...countsOf(table) };
  }
  throw new EngineError('no-rows');
}
