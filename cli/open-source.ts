import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { detectFile, unpackFile } from '../src/engine/full.js';
import type { TableLayout } from '../src/engine/full.js';
import { fileBlob } from '../server/platform/source/file-blob.js';
import { requireTable, openSheet, SHEET_LAYOUT } from '../server/platform/source/open-sheet.js';
import { CliError } from '../server/main/cli/cli-error.js';
import { textOption } from '../server/main/cli/command.js';
import type { CommandValues } from '../server/main/cli/command.js';
import { reasonOf } from '../server/main/cli/json-file.js';

/** Bytes of a file unpacked in memory. */
const MAX_UNPACKED = 1 << 30;

/** A file as input for the engine. */
export interface OpenedSource {
  readonly blob: Blob;
  readonly fileName: string;
  /** Known in advance for a sheet that was rewritten as text. */
  readonly fixed?: Partial<TableLayout>;
  /** Names of the sheets; `null` for delimited text. */
  readonly sheets: readonly string[] | null;
  /** Rows that the sheet hides; `null` for delimited text. */
  readonly hiddenRows: number | null;
  /** Formulas of the sheet without a stored value, which are read as empty cells; `null` for delimited text. */
  readonly blankFormulas: number | null;
}

/**
 * Opens a file from disk; of a workbook, the sheet named by `--sheet` or the first visible one with rows, with
 * `--visible` without its hidden rows.
 */
export async function openSource(path: string, values: CommandValues): Promise<OpenedSource> {
  const sheet = textOption(values, 'sheet');
  const { blob, fileName, format } = await detectFile(
    { blob: await readBlob(path), fileName: basename(path) },
    (packed, kind) => unpackFile(packed, kind, { limit: MAX_UNPACKED }),
  );
  requireTable(format, fileName);
  if (format === 'excel') {
    const opened = await openSheet(blob, sheet, { visible: values['visible'] === true });
    const { text, sheets, hiddenRows, blankFormulas } = opened;
    const fixed = { ...SHEET_LAYOUT, sheet: opened.sheet };
    return { blob: text, fileName, fixed, sheets, hiddenRows, blankFormulas };
  }
  if (sheet !== undefined) throw new CliError(`${path} is delimited text and has no sheets.`);
  return { blob, fileName, sheets: null, hiddenRows: null, blankFormulas: null };
}

async function readBlob(path: string): Promise<Blob> {
  try {
    if ((await stat(path)).isDirectory()) throw new CliError(`${path} is a directory.`);
    return await fileBlob(path);
  } catch (error) {
    if (error instanceof CliError) throw error;
    throw new CliError(`The file ${path} cannot be read: ${reasonOf(error)}`, error);
  }
}
