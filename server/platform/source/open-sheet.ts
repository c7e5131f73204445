import { EngineError, loadDecoders } from '../../../src/engine/full.js';
import type { FileFormat } from '../../../src/engine/full.js';

/** The layout of a sheet rewritten as text, so that nothing about it has to be detected. */
export const SHEET_LAYOUT = { encoding: 'utf-8', dialect: { delimiter: ',', quote: '"', escape: '"' } } as const;

const REFUSED: ReadonlyMap<FileFormat, ConstructorParameters<typeof EngineError>[0]> = new Map([
  ['empty', 'empty-file'],
  ['encrypted', 'encrypted-file'],
  ['archive', 'unsupported-file'],
  ['binary', 'unsupported-file'],
] as const);

/** Throws an EngineError for a format that is not a table. */
export function requireTable(format: FileFormat, fileName: string): void {
  const refusal = REFUSED.get(format);
  if (refusal) throw new EngineError(refusal, { fileName });
}

export interface OpenedSheet {
  readonly sheet: string;
  /** Names of all sheets in the workbook. */
  readonly sheets: readonly string[];
  /** The sheet as delimited text in `SHEET_LAYOUT`. */
  readonly parts: readonly Uint8Array<ArrayBuffer>[];
}

/**
 * Opens the named sheet, or the first visible one with rows. Throws EngineErrors; `sheet-missing` for an unknown name.
 */
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
