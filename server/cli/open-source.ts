import { openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { detectFormat, EngineError } from '../../src/engine/full.js';
import type { FileFormat, TableLayout } from '../../src/engine/full.js';
import { CliError } from './cli-error.js';
import { reasonOf } from './json-file.js';

/** A file as the engine takes it. */
export interface OpenedSource {
  readonly blob: Blob;
  readonly fileName: string;
  /** Known beforehand of a sheet rewritten as text. */
  readonly fixed?: Partial<TableLayout>;
  /** Names of the sheets; `null` for delimited text. */
  readonly sheets: readonly string[] | null;
}

const REFUSED: ReadonlyMap<FileFormat, ConstructorParameters<typeof EngineError>[0]> = new Map([
  ['empty', 'empty-file'],
  ['encrypted', 'encrypted-file'],
  ['archive', 'unsupported-file'],
  ['binary', 'unsupported-file'],
] as const);

/** Opens a file from disk; of a workbook the sheet named, or the first visible one with rows. */
export async function openSource(path: string, sheet: string | undefined): Promise<OpenedSource> {
  const blob = await readBlob(path);
  const fileName = basename(path);
  const format = await detectFormat(blob);
  const refusal = REFUSED.get(format);
  if (refusal) throw new EngineError(refusal, { fileName });
  if (format === 'excel') return openSheet(blob, fileName, sheet);
  if (sheet !== undefined) throw new CliError(`${path} is delimited text and has no sheets.`);
  return { blob, fileName, sheets: null };
}

async function readBlob(path: string): Promise<Blob> {
  try {
    if ((await stat(path)).isDirectory()) throw new CliError(`${path} is a directory.`);
    return await openAsBlob(path);
  } catch (error) {
    if (error instanceof CliError) throw error;
    throw new CliError(`The file ${path} cannot be read: ${reasonOf(error)}`, error);
  }
}

/** How a sheet is rewritten as text, so nothing of it needs guessing. */
const SHEET_LAYOUT = { encoding: 'utf-8', dialect: { delimiter: ',', quote: '"', escape: '"' } } as const;

async function openSheet(file: Blob, fileName: string, wanted: string | undefined): Promise<OpenedSource> {
  // Loaded only for workbooks: the reader is large.
  const { readWorkbook } = await import('../../src/engine/source/xlsx-reader.js');
  const workbook = readWorkbook(new Uint8Array(await file.arrayBuffer()));
  const sheets = workbook.sheets.map(({ name }) => name);
  if (wanted !== undefined && !sheets.includes(wanted)) {
    throw new CliError(`The workbook has no sheet "${wanted}". Sheets: ${sheets.join(', ')}.`);
  }
  const filled = workbook.sheets.filter(({ empty }) => !empty);
  const sheet = wanted ?? (filled.find(({ hidden }) => !hidden) ?? filled[0])?.name;
  if (sheet === undefined) throw new EngineError('no-rows', { fileName });
  return { blob: new Blob(workbook.sheetParts(sheet)), fileName, fixed: { ...SHEET_LAYOUT, sheet }, sheets };
}
