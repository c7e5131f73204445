import { EngineError } from '../../engine-error.js';
import { collectBlob } from '../collect-blob.js';
import type { CollectOptions } from '../collect-blob.js';
import type { NamedFile } from '../detect-format.js';
import { OtherReaderNeeded } from '../workbook/other-reader-needed.js';
import { canUnpack, contentStream } from '../workbook/unpack.js';
import { readZipDirectory } from '../workbook/zip-directory.js';
import type { ZipEntry } from '../workbook/zip-directory.js';

/** `limit`: maximum size of the unpacked file in bytes. */
export type UnpackOptions = Pick<CollectOptions, 'limit' | 'signal'>;

const MAX_NAMES = 5;
const TABLE = /\.(?:csv|tsv|tab|psv|txt|xls[xmb]?|ods)$/i;
/** Files that operating systems add. */
const HIDDEN = /(?:^|\/)(?:\.[^/]*|__MACOSX\/.*|Thumbs\.db|desktop\.ini)$/i;
/** Zips that are documents or programs; tables in them are parts of these. */
const DOCUMENT = /^(?:\[Content_Types\]\.xml|mimetype|META-INF\/.*)$/i;

/**
 * Unpacks a `.gz` file, or a zip with one table. Throws EngineError: `file-too-large`; `several-files` (params `fileName`
 * and `names`) for a zip with several tables; `unsupported-file` for one without; `cannot-unpack` for a damaged or
 * encrypted file, and where the platform cannot unpack.
 */
export async function unpackFile(
  { fileName, blob }: NamedFile,
  format: 'gzip' | 'archive',
  options: UnpackOptions,
): Promise<NamedFile> {
  try {
    if (!canUnpack()) throw new OtherReaderNeeded('no decompression');
    if (format === 'gzip') {
      const stream = blob.stream().pipeThrough(new DecompressionStream('gzip'));
      return { fileName: fileName.replace(/\.t?gz$/i, ''), blob: await collect(stream, options) };
    }
    const entry = onlyTable([...(await readZipDirectory(blob)).values()], fileName);
    const content = await collect(await contentStream(blob, entry), options);
    return { fileName: entry.name.replace(/^.*\//, ''), blob: content };
  } catch (error) {
    if (error instanceof OtherReaderNeeded || (error instanceof EngineError && error.code === 'encrypted-file'))
      throw new EngineError('cannot-unpack', { fileName }, error);
    throw error;
  }
}

/** The only file, or the only table among others. */
function onlyTable(entries: readonly ZipEntry[], fileName: string): ZipEntry {
  const files = entries.filter(({ name }) => !name.endsWith('/') && !HIDDEN.test(name));
  const tables = files.length === 1 ? files : files.filter(({ name }) => TABLE.test(name));
  const [only, second] = tables;
  if (!only || entries.some(({ name }) => DOCUMENT.test(name))) throw new EngineError('unsupported-file', { fileName });
  if (!second) return only;
  const names = tables.slice(0, MAX_NAMES).map(({ name }) => name);
  throw new EngineError('several-files', {
    fileName,
    names: names.join(', ') + (tables.length > MAX_NAMES ? ', …' : ''),
  });
}

async function collect(stream: ReadableStream, options: UnpackOptions): Promise<Blob> {
  try {
    return await collectBlob(stream, options);
  } catch (cause) {
    options.signal?.throwIfAborted();
    throw cause instanceof EngineError ? cause : new OtherReaderNeeded('damaged content', { cause });
  }
}
