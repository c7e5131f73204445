import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { openFile } from '../src/engine/full.js';
import type { OpenedFile } from '../src/engine/full.js';
import { fileBlob } from '../server/platform/source/file-blob.js';
import { CliError } from '../server/main/cli/cli-error.js';
import { textOption } from '../server/main/cli/command.js';
import type { CommandValues } from '../server/main/cli/command.js';
import { readPipe } from './read-pipe.js';
import { reasonOf } from '../server/main/cli/json-file.js';

/** As `FILE`. */
const STANDARD_INPUT = '-';
/** Bytes of a pipe. */
const MAX_PIPED = 1 << 30;

/**
 * Opens a file from disk, or what a pipe contains; of a workbook, the sheet named by `--sheet` or the first visible one with
 * rows, with `--visible` without its hidden rows, with `--filled` with the value of merged cells in each of their rows.
 */
export async function openSource(path: string, values: CommandValues): Promise<OpenedFile> {
  const sheet = textOption(values, 'sheet');
  return openFile(
    { blob: await readBlob(path), fileName: basename(path) },
    { sheet, visible: values['visible'] === true, filled: values['filled'] === true },
  );
}

async function readBlob(path: string): Promise<Blob> {
  try {
    if (path === STANDARD_INPUT) return await readPipe(process.stdin, { limit: MAX_PIPED });
    const found = await stat(path);
    if (found.isDirectory()) throw new CliError(`${path} is a directory.`);
    if (found.isFile()) return await fileBlob(path);
    return await readPipe(createReadStream(path), { limit: MAX_PIPED });
  } catch (error) {
    if (error instanceof CliError) throw error;
    throw new CliError(`The file ${path} cannot be read: ${reasonOf(error)}`, error);
  }
}
