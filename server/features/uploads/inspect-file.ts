import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { imageSizeFromFile } from 'image-size/fromFile';

/** The type of a file, detected from its content. */
export interface InspectedFile {
  readonly mimeType: string;
  /** Extensions its name may have; it is stored with the first. */
  readonly extensions: readonly [string, ...string[]];
  /** As displayed, in pixels; only for images with a readable header. */
  readonly width: number | null;
  readonly height: number | null;
}

/** Animated, and displayed wherever PNG is. */
const SAME_AS: Readonly<Record<string, string>> = { 'image/apng': 'image/png' };

/** `undefined` when the content is not of a known type. */
export async function inspectFile(
  path: string,
  { extension, isText }: { readonly extension: string; readonly isText: boolean },
): Promise<InspectedFile | undefined> {
  const start = await readStart(path);
  // The UTF-16 byte order mark would be detected as audio.
  const isUtf16 = isText && start.length > 1 && isUtf16Mark(start.charCodeAt(0) * 256 + start.charCodeAt(1));
  const found = isUtf16 ? undefined : await fileTypeFromFile(path);
  const markup = isText ? markupType(start) : undefined;
  const detected = markup ?? found?.mime;
  if (detected === undefined) {
    if (!isText) return undefined;
    const mimeType = textTypeOf(extension);
    return { mimeType, extensions: extensionsOf(mimeType, 'txt'), width: null, height: null };
  }
  const mimeType = SAME_AS[detected] ?? detected;
  const size = mimeType.startsWith('image/') ? await imageSize(path) : { width: null, height: null };
  return { mimeType, extensions: extensionsOf(mimeType, found?.ext ?? 'bin'), ...size };
}

async function readStart(path: string): Promise<string> {
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(1024), 0, 1024, 0);
    return buffer.subarray(0, bytesRead).toString('latin1');
  } finally {
    await handle.close();
  }
}

/** Markup that a browser that sniffs content would render as a document, running its scripts. */
function markupType(start: string): string | undefined {
  const text = start
    .replace(/\0/g, '')
    .replace(/^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)/, '')
    .replace(/^(?:\s|<!--[^]*?-->)+/, '');
  if (/^<(?:!doctype html|html|head|body|script|iframe|title|style|h1|div|img|a|p|table)\b/i.test(text))
    return 'text/html';
  if (/^<(?:\?xml|!doctype|svg\b)/i.test(text)) return /<svg\b/i.test(text) ? 'image/svg+xml' : 'application/xml';
  return undefined;
}

/** EXIF orientations from this value on are rotated by 90 degrees. */
const TURNED = 5;

async function imageSize(path: string): Promise<Pick<InspectedFile, 'width' | 'height'>> {
  try {
    const { width, height, orientation = 1 } = await imageSizeFromFile(path);
    return orientation >= TURNED ? { width: height, height: width } : { width, height };
  } catch {
    return { width: null, height: null };
  }
}

/** Details of a file type. */
interface FileType {
  /** Extensions a file of this type may have; it is stored with the first. */
  readonly extensions: readonly [string, ...string[]];
}

const FILE_TYPES: ReadonlyMap<string, FileType> = new Map<string, FileType>([
  ['image/png', { extensions: ['png'] }],
  ['image/jpeg', { extensions: ['jpg', 'jpeg', 'jpe', 'jfif'] }],
  ['image/gif', { extensions: ['gif'] }],
  ['image/webp', { extensions: ['webp'] }],
  ['image/avif', { extensions: ['avif'] }],
  ['image/tiff', { extensions: ['tif', 'tiff'] }],
  ['image/svg+xml', { extensions: ['svg'] }],
  ['text/html', { extensions: ['html', 'htm'] }],
  ['application/xml', { extensions: ['xml'] }],
  ['application/json', { extensions: ['json'] }],
  ['text/csv', { extensions: ['csv', 'tsv', 'tab'] }],
  ['text/plain', { extensions: ['txt', 'text', 'log', 'md'] }],
  ['video/mp4', { extensions: ['mp4', 'm4v'] }],
  ['audio/mpeg', { extensions: ['mp3'] }],
  ['application/gzip', { extensions: ['gz', 'tgz'] }],
]);

/** Text has no signature, so its extension decides between these. */
const TEXT_TYPES: readonly string[] = ['text/csv', 'application/json', 'text/plain'];

/** Extensions of a type; for an unknown one, the extension its detector returned. */
function extensionsOf(mimeType: string, detected: string): readonly [string, ...string[]] {
  return FILE_TYPES.get(mimeType)?.extensions ?? [detected];
}

/** The type of a text file that is not markup. */
function textTypeOf(extension: string): string {
  return TEXT_TYPES.find((type) => FILE_TYPES.get(type)?.extensions.includes(extension)) ?? 'text/plain';
}

/** Types that browsers may display inline, because they cannot run scripts. */
export function isShownInline(mimeType: string): boolean {
  return (
    mimeType === 'application/pdf' ||
    /^(?:audio|video)\//.test(mimeType) ||
    (mimeType.startsWith('image/') && mimeType !== 'image/svg+xml')
  );
}

/** Checks whether the bytes of a file may be text. */
export interface TextScan {
  add(chunk: Uint8Array): void;
  /** Whether all bytes so far may be text, in any encoding. */
  isText(): boolean;
}

const isControl = (code: number): boolean =>
  code < 0x20 && !(code >= 0x09 && code <= 0x0d) && code !== 0x1a && code !== 0x1b;

/** Text has no control characters; UTF-16, recognized by its byte order mark, is read two bytes at a time. */
export function scanText(): TextScan {
  let length = 0;
  let previous = 0;
  let mark = 0;
  let hasControl = false;
  let hasWideControl = false;
  return {
    add(chunk) {
      for (const byte of chunk) {
        if (isControl(byte)) hasControl = true;
        if (length % 2 === 1) {
          if (length === 1) mark = previous * 256 + byte;
          else if (isControl(mark === 0xfffe ? byte * 256 + previous : previous * 256 + byte)) hasWideControl = true;
        }
        previous = byte;
        length += 1;
      }
    },
    isText: () => (isUtf16Mark(mark) ? !hasWideControl && length % 2 === 0 : !hasControl),
  };
}

/** The byte order mark of UTF-16, little or big endian. */
function isUtf16Mark(mark: number): boolean {
  return mark === 0xfffe || mark === 0xfeff;
}
