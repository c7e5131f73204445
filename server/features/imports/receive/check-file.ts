import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import {
  createDecoder,
  createEngine,
  detectFormat,
  EngineError,
  failureSentence,
  loadDecoders,
  openSheet,
  requireTable,
  SHEET_LAYOUT,
  countsOf,
  mergedBelow,
} from '../../../../src/engine/full.js';
import type { HeaderPlace, SheetCounts, TableSummary } from '../../../../src/engine/full.js';
import { ApiError, validationError } from '../../../platform/http/errors.js';
import { fileBlob } from '../../../platform/source/file-blob.js';
import { fileTextStore } from '../../../platform/source/file-text-store.js';
import { storedHead, storedPaths } from '../../../platform/source/stored-files.js';
import { transcodeToFile } from '../../../platform/source/transcode-to-file.js';
import type { ContentDeps } from '../../content/content-deps.js';
import { sheetKeyOf } from '../import-job.js';
import { openingOf, resolveMapping } from '../import-plan.js';
import type { ImportSettings } from '../tables.js';
import { unknownSources } from './check-plan-columns.js';
import type { ImportFile } from './receive-file.js';

interface CheckFileOptions {
  readonly settings: ImportSettings;
  readonly signal: AbortSignal;
}

/** A file as its import reads it: for a workbook, the text of the sheet. */
interface CheckedFile {
  readonly keys: readonly string[];
  readonly settings: ImportSettings;
}

/** More than the engine reads to detect the format of a file. */
const HEAD_BYTES = 320 << 10;

/**
 * Runs the content check of a stored file in a thread. Throws ApiErrors like `checkContent`, and when no thread is
 * available.
 */
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
    if (!head) throw missingFile();
    const mayBeTooLong = config.maxImportRows !== undefined && (file.mostRows ?? Infinity) > config.maxImportRows;
    const needsWhole = mayBeTooLong || (await isWorkbook(head));
    const paths = needsWhole ? await storedPaths(files, file.keys, { folder, signal }) : undefined;
    if (needsWhole && !paths) throw missingFile();
    const content = { name: file.name, settings, head, paths, rowLimit: config.maxImportRows, folder };
    const sheet = await threads.run(CHECK_FILE, content, { signal });
    if (!sheet) return { keys: file.keys, settings };
    const key = sheetKeyOf(file.id);
    await files.put({ key, body: createReadStream(sheet.path), contentType: 'text/csv', signal });
    const isIncluded = sheet.hiddenRows > 0 && settings.plan.range?.visible !== true;
    return {
      keys: [key],
      settings: {
        ...sheetSettings(settings, sheet.name),
        ...(isIncluded && { hidden_rows: sheet.hiddenRows }),
        ...(sheet.blankFormulas > 0 && { blank_formulas: sheet.blankFormulas }),
        ...(sheet.errorCells > 0 && { error_cells: sheet.errorCells }),
        ...(sheet.unfilled && { merged_cells: sheet.unfilled }),
      },
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Whether the sheets of a file have to be opened. The type of a zip or compound file is determined by its end. */
async function isWorkbook(head: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const [first, second] = head;
  const isContainer = (first === 0x50 && second === 0x4b) || (first === 0xd0 && second === 0xcf);
  return isContainer || (await detectFormat(new Blob([head]))) === 'excel';
}

function missingFile(): ApiError {
  return new ApiError('BAD_REQUEST', { message: 'The file no longer exists.' });
}

async function requireEncoding({ plan }: ImportSettings): Promise<void> {
  const { encoding } = plan.dialect ?? {};
  if (encoding === undefined) return;
  await loadDecoders();
  try {
    createDecoder(encoding);
  } catch {
    throw validationError({ field: 'plan.dialect.encoding', message: 'Is not a known encoding.' });
  }
}

function requireNoSheet({ plan: { sheet } }: ImportSettings): void {
  if (sheet == null) return;
  throw validationError({
    field: 'plan.sheet',
    message: `Names the sheet "${sheet}", but the file is not a workbook.`,
  });
}

interface FileContent {
  readonly name: string;
  readonly settings: ImportSettings;
  /** The first bytes. */
  readonly head: Uint8Array<ArrayBuffer>;
  /** The whole file, when its beginning is not sufficient. */
  readonly paths: readonly string[] | undefined;
  /** Maximum number of data rows; not checked when absent. */
  readonly rowLimit: number | undefined;
  /** For temporary files; the caller removes it. */
  readonly folder: string;
}

/** A sheet of a workbook as delimited text in `SHEET_LAYOUT`. */
interface WrittenSheet extends SheetCounts {
  readonly name: string;
  readonly path: string;
  /** Merged cells below the header that are not filled. */
  readonly unfilled: ReturnType<typeof mergedBelow>;
}

/**
 * Checks a file's content: whether it is a table, and whether the mapping matches its header. Throws ApiErrors: 400 for
 * an unreadable file, 422 for one that is not a table or does not match, 413 for too many rows. Returns the sheet to
 * import for a workbook.
 */
async function checkContent(content: FileContent): Promise<WrittenSheet | undefined> {
  try {
    return await check(content);
  } catch (error) {
    throw error instanceof EngineError ? refusal(error) : error;
  }
}

async function check(content: FileContent): Promise<WrittenSheet | undefined> {
  const { name, settings, paths } = content;
  const head = new Blob([content.head]);
  const whole = paths && (await fileBlob(...paths));
  const format = await detectFormat(whole ?? head);
  if (format === 'archive' && !(await hasDirectory(whole ?? head))) throw new EngineError('broken-file');
  requireTable(format, name);
  if (format !== 'excel') {
    requireNoSheet(settings);
    await checkHeader(head, content);
    if (whole) await requireFewRows(whole, content);
    return undefined;
  }
  const { folder } = content;
  const { range, sheet: wanted } = settings.plan;
  const textStore = (): ReturnType<typeof fileTextStore> => fileTextStore(folder);
  const opened = await openSheet(whole ?? head, wanted ?? undefined, {
    textStore,
    visible: range?.visible,
    filled: range?.filled,
  });
  const { sheet } = opened;
  const path = join(folder, 'sheet');
  await pipeline(opened.text.stream(), createWriteStream(path));
  const ofSheet = { ...content, settings: sheetSettings(settings, sheet) };
  const text = await fileBlob(path);
  const header = await checkHeader(text, ofSheet);
  await requireFewRows(text, ofSheet);
  const unfilled = range?.filled === true ? null : mergedBelow(opened.merged, header);
  return { name: sheet, path, ...countsOf(opened), unfilled };
}

/** The record that ends a zip, and the longest comment that may follow it. */
const END_OF_ZIP = 'PK\u0005\u0006';
const LONGEST_END = 22 + 0xffff;

/** Whether a zip is complete. Without its directory, a workbook cannot be told from other zips. */
async function hasDirectory(blob: Blob): Promise<boolean> {
  const end = await blob.slice(Math.max(0, blob.size - LONGEST_END)).arrayBuffer();
  return Buffer.from(end).includes(END_OF_ZIP);
}

/** How the text of a sheet is read. */
function sheetSettings(settings: ImportSettings, sheet: string): ImportSettings {
  const { encoding, dialect } = SHEET_LAYOUT;
  return { ...settings, plan: { ...settings.plan, sheet, dialect: { encoding, ...dialect } } };
}

async function checkHeader(blob: Blob, { name, settings }: FileContent): Promise<HeaderPlace> {
  const engine = createEngine();
  const table = await engine.call('table-open', { blob, fileName: name, ...openingOf(settings) });
  const { problems } = await resolveMapping(engine, table, settings);
  const found = [...unknownSources(settings.plan, fileColumnCount(table)), ...problems];
  if (found.length > 0) throw validationError(found);
  return table.layout.header;
}

/** Columns of the file itself, which those that the plan derives follow. */
function fileColumnCount({ columns }: TableSummary): number {
  return columns.filter(({ derived }) => derived === undefined).length;
}

async function requireFewRows(blob: Blob, { name, settings, rowLimit, folder }: FileContent): Promise<void> {
  if (rowLimit === undefined) return;
  const engine = createEngine({ transcode: transcodeToFile(folder) });
  await engine.call('table-open', { blob, fileName: name, ...openingOf(settings), rowLimit });
  await engine.call('table-index', {});
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

/** Runs in a thread. */
export const CHECK_FILE = {
  name: 'check-file',
  time: 120_000,
  subject: 'file',
  run: checkContent,
} as const;
