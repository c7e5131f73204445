import { readWorkbook, type Workbook } from '../source/excel/xlsx-reader.js';
import { countsOf } from '../source/sheet-counts.js';
import { openXlsx, OtherReaderNeeded } from '../source/workbook/open-xlsx.js';

export type AnyWorkbook = Pick<Workbook, 'sheets' | 'sheetText'>;

/** Opens a workbook as an import does: with the reader of other spreadsheets where ours leaves it to that. */
export async function openAny(bytes: Uint8Array<ArrayBuffer>): Promise<AnyWorkbook> {
  return (await openOwn(bytes)) ?? readWorkbook(bytes);
}

/** Opens a workbook with the streaming reader; `null` if that leaves it to the other. */
export async function openOwn(bytes: Uint8Array<ArrayBuffer>): Promise<AnyWorkbook | null> {
  try {
    const workbook = await openXlsx(new Blob([bytes]));
    const texts = new Map<string, string>();
    const sheets: Workbook['sheets'][number][] = [];
    for (const { name, hidden } of workbook.sheets) {
      const table = await workbook.table(name);
      const { rows, columns, text } = table;
      sheets.push({ name, hidden, empty: rows === 0, rows, columns, ...countsOf(table) });
      texts.set(name, new TextDecoder('utf-8', { ignoreBOM: true }).decode(await text.arrayBuffer()));
    }
    return { sheets, sheetText: (name) => texts.get(name) ?? '' };
  } catch (error) {
    if (error instanceof OtherReaderNeeded) return null;
    throw error;
  }
}
