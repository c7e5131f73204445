import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEngine, detectFormat, EngineError } from '../../src/engine/full.js';
import type { Deps } from '../deps.js';
import { ApiError, validationError } from '../errors.js';
import { failureSentence } from '../source/failure-sentence.js';
import { SHEET_LAYOUT, requireTable } from '../source/open-sheet.js';
import { pauseBetween } from '../source/pause-between.js';
import { rewriteWorkbook } from '../source/rewrite-workbook.js';
import { blobPath, storedBlob, storedHead } from '../source/stored-blob.js';
import { transcodeToFile } from '../source/transcode-to-file.js';
import { openingOf } from './import-plan.js';
import { sheetKeyOf } from './job-files.js';
import type { ImportFile } from './receive-file.js';
import { resolveMapping } from './resolve-mapping.js';
import type { ImportSettings } from './tables.js';

export interface CheckFileOptions {
  readonly settings: ImportSettings;
  readonly signal: AbortSignal;
}

/** A file as its import reads it: of a workbook the sheet's text. */
export interface CheckedFile {
  readonly keys: readonly string[];
  readonly settings: ImportSettings;
}

/** More than the engine looks at to tell how a file is written. */
const HEAD_BYTES = 320 << 10;
const SLICE = 8;

/**
 * Says at once what the first bytes tell: whether it is a table, and whether the mapping fits its header. Throws ApiErrors:
 * 400 for what cannot be read, 422 for what is no table or does not fit, 413 for more rows than may be.
 */
export async function checkFile(deps: Deps, file: ImportFile, options: CheckFileOptions): Promise<CheckedFile> {
  const folder = await mkdtemp(join(tmpdir(), 'rowgate-check-'));
  try {
    return await check(deps, file, { ...options, folder });
  } catch (error) {
    throw error instanceof EngineError ? refusal(error) : error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type InFolder = CheckFileOptions & { readonly folder: string };

async function check(deps: Deps, file: ImportFile, { settings, signal, folder }: InFolder): Promise<CheckedFile> {
  requireEncoding(settings);
  const whole = (): Promise<Blob> => openWhole(deps, file.keys, { folder, signal });
  const head = await openHead(deps, file, signal);
  // What says which kind of zip it is stands at the end of a file.
  const format = await detectFormat((await needsEnd(head)) ? await whole() : head);
  requireTable(format, file.name);
  if (format === 'excel') {
    const opened = await openWorkbook(deps, file, { settings, signal, folder });
    try {
      await checkHeader(await openWhole(deps, opened.keys, { folder, signal }), file.name, opened.settings);
      await requireFewRows(deps, { ...file, ...opened, mostRows: undefined }, { ...opened, signal, folder });
      return opened;
    } catch (error) {
      await deps.files.delete({ key: sheetKeyOf(file.id) });
      throw error;
    }
  }
  await checkHeader(head, file.name, settings);
  await requireFewRows(deps, file, { settings, signal, folder });
  return { keys: file.keys, settings };
}

async function openHead({ files }: Deps, { keys, size }: ImportFile, signal: AbortSignal): Promise<Blob> {
  const head = await storedHead(files, keys[0] ?? '', { bytes: HEAD_BYTES, size, signal });
  if (!head) throw new ApiError('BAD_REQUEST', { message: 'The file is not there any more.' });
  return head;
}

async function openWhole(
  { files }: Deps,
  keys: readonly string[],
  options: { readonly folder: string; readonly signal: AbortSignal },
): Promise<Blob> {
  const blob = await storedBlob(files, keys, options);
  if (!blob) throw new ApiError('BAD_REQUEST', { message: 'The file is not there any more.' });
  return blob;
}

/** Zips and compound files. */
async function needsEnd(head: Blob): Promise<boolean> {
  const [first, second] = new Uint8Array(await head.slice(0, 2).arrayBuffer());
  return (first === 0x50 && second === 0x4b) || (first === 0xd0 && second === 0xcf);
}

/** The sheet as text in the file store, in place of the workbook. */
async function openWorkbook(
  deps: Deps,
  file: ImportFile,
  { settings, signal, folder }: InFolder,
): Promise<CheckedFile> {
  const { files } = deps;
  const { plan } = settings;
  const [key = ''] = file.keys;
  const own = file.keys.length === 1 ? files.pathOf?.(key) : undefined;
  const path = own ?? (await blobPath(await openWhole(deps, file.keys, { folder, signal }), folder));
  const target = join(folder, 'sheet');
  const sheet = await rewriteWorkbook({ path, target, sheet: plan.sheet ?? undefined }, { signal });
  const sheetKey = sheetKeyOf(file.id);
  await files.put({ key: sheetKey, body: createReadStream(target), contentType: 'text/csv', signal });
  const { encoding, dialect } = SHEET_LAYOUT;
  return { keys: [sheetKey], settings: { ...settings, plan: { ...plan, sheet, dialect: { encoding, ...dialect } } } };
}

async function checkHeader(head: Blob, fileName: string, settings: ImportSettings): Promise<void> {
  const engine = createEngine();
  const table = await engine.call('table-open', { blob: head, fileName, ...openingOf(settings) });
  const { problems } = await resolveMapping(engine, table, settings);
  if (problems.length > 0) throw validationError(problems);
}

function requireEncoding({ plan }: ImportSettings): void {
  const { encoding } = plan.dialect ?? {};
  if (encoding === undefined) return;
  try {
    void new TextDecoder(encoding);
  } catch {
    throw validationError({ field: 'plan.dialect.encoding', message: 'is no encoding that is known' });
  }
}

/** Lines bound the rows from above, so only a file that may have too many is read for it. */
async function requireFewRows(deps: Deps, file: ImportFile, { settings, signal, folder }: InFolder): Promise<void> {
  const rowLimit = deps.config.maxImportRows;
  if (rowLimit === undefined || (file.mostRows ?? Infinity) <= rowLimit) return;
  const blob = await openWhole(deps, file.keys, { folder, signal });
  const engine = createEngine({ pause: pauseBetween(SLICE), transcode: transcodeToFile(folder) });
  await engine.call('table-open', { blob, fileName: file.name, ...openingOf(settings), rowLimit }, { signal });
  await engine.call('table-index', {}, { signal });
}

const UNREADABLE: ReadonlySet<string> = new Set(['encrypted-file', 'broken-file']);
const TOO_LARGE: ReadonlySet<string> = new Set(['file-too-large', 'too-many-rows']);

function refusal(error: EngineError): ApiError {
  const message = failureSentence(error);
  if (TOO_LARGE.has(error.code)) return new ApiError('PAYLOAD_TOO_LARGE', { message, cause: error });
  if (UNREADABLE.has(error.code)) return new ApiError('BAD_REQUEST', { message, cause: error });
  const field = error.code === 'sheet-missing' ? 'plan.sheet' : 'file';
  return new ApiError('VALIDATION_ERROR', { message, details: [{ field, message }], cause: error });
}
