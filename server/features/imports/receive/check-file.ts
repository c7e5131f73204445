import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDecoder, loadDecoders } from '../../../../src/engine/full.js';
import type { ContentDeps } from '../../content/content-deps.js';
import { ApiError, validationError } from '../../../platform/http/errors.js';
import { storedHead, storedPaths } from '../../../platform/source/stored-files.js';
import { sheetSettings } from './check-content.js';
import { sheetKeyOf } from '../job-files.js';
import type { ImportFile } from './receive-file.js';
import type { ImportSettings } from '../tables.js';
import { CHECK_FILE } from './check-content.js';

interface CheckFileOptions {
  readonly settings: ImportSettings;
  readonly signal: AbortSignal;
}

/** A file as its import reads it: of a workbook the sheet's text. */
interface CheckedFile {
  readonly keys: readonly string[];
  readonly settings: ImportSettings;
}

/** More than the engine looks at to tell how a file is written. */
const HEAD_BYTES = 320 << 10;

/** Has a thread say what a stored file tells at once. Throws ApiErrors as `checkContent` does, and where no thread is free. */
export async function checkFile(
  deps: Pick<ContentDeps, 'files' | 'threads' | 'config'>,
  file: ImportFile,
  options: CheckFileOptions,
): Promise<CheckedFile> {
  const { settings, signal } = options;
  const { files, config, threads } = deps;
  await requireEncoding(settings);
  const folder = await mkdtemp(join(tmpdir(), 'rowgate-check-'));
  try {
    const head = await storedHead(files, file.keys[0] ?? '', { bytes: HEAD_BYTES, size: file.size, signal });
    if (!head) throw goneFile();
    const mayBeTooLong = config.maxImportRows !== undefined && (file.mostRows ?? Infinity) > config.maxImportRows;
    // What says which kind of zip it is stands at the end of a file.
    const needsWhole = isContainer(head) || mayBeTooLong;
    const paths = needsWhole ? await storedPaths(files, file.keys, { folder, signal }) : undefined;
    if (needsWhole && !paths) throw goneFile();
    const content = { name: file.name, settings, head, paths, rowLimit: config.maxImportRows, folder };
    const sheet = await threads.run(CHECK_FILE, content, { signal });
    if (!sheet) return { keys: file.keys, settings };
    const key = sheetKeyOf(file.id);
    await files.put({ key, body: createReadStream(sheet.path), contentType: 'text/csv', signal });
    return { keys: [key], settings: sheetSettings(settings, sheet.name) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Zips and compound files. */
function isContainer([first, second]: Uint8Array): boolean {
  return (first === 0x50 && second === 0x4b) || (first === 0xd0 && second === 0xcf);
}

function goneFile(): ApiError {
  return new ApiError('BAD_REQUEST', { message: 'The file is not there any more.' });
}

async function requireEncoding({ plan }: ImportSettings): Promise<void> {
  const { encoding } = plan.dialect ?? {};
  if (encoding === undefined) return;
  await loadDecoders();
  try {
    createDecoder(encoding);
  } catch {
    throw validationError({ field: 'plan.dialect.encoding', message: 'is no encoding that is known' });
  }
}
