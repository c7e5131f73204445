import { EngineError, loadDecoders } from '../../../src/engine/full.js';
import type { FileFormat } from '../../../src/engine/full.js';

/** How a sheet is rewritten as text, so nothing of it needs guessing. */
export const SHEET_LAYOUT = { encoding: 'utf-8', dialect: { delimiter: ',', quote: '"', escape: '"' } } as const;

const REFUSED: ReadonlyMap<FileFormat, ConstructorParameters<typeof EngineError>[0]> = new Map([
  ['empty', 'empty-file'],
  ['encrypted', 'encrypted-file'],
  ['archive', 'unsupported-file'],
  ['binary', 'unsupported-file'],
] as const);

/** Throws an EngineError for a format that holds no table. */
export function requireTable(format: FileFormat, fileName: string): void {
  const refusal = REFUSED.get(format);
  if (refusal) throw new EngineError(refusal, { fileName });
}

export interface OpenedSheet {
  readonly sheet: string;
  /** Names of all sheets of the workbook. */
  readonly sheets: readonly string[];
  /** The sheet as delimited text of `SHEET_LAYOUT`. */
  readonly parts: readonly Uint8Array<ArrayBuffer>[];
}

/** The sheet named, or the first visible one with rows. Throws EngineErrors, for a name that is none `sheet-missing`. */
export async function openSheet(bytes: Uint8Array, wanted: string | undefined): Promise<OpenedSheet> {
  // Loaded only for workbooks: the reader is large.
  const { readWorkbook } = await import('../../../src/engine/source/excel/xlsx-reader.js');
  await loadDecoders();
  const workbook = readWorkbook(bytes);
  const sheets = workbook.sheets.map(({ name }) => name);
  if (wanted !== undefined && !sheets.includes(wanted)) {
    throw new EngineError('sheet-missing', { sheet: wanted, sheets: sheets.join(', ') });
  }
  const filled = workbook.sheets.filter(({ empty }) => !empty);
  const sheet = wanted ?? (filled.find(({ hidden }) => !hidden) ?? filled[0])?.name;
  if (sheet === undefined) throw new EngineError('no-rows');
  return { sheet, sheets, parts: workbook.sheetParts(sheet) };
}
