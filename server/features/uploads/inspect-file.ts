import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { imageSizeFromFile } from 'image-size/fromFile';
import { extensionsOf, textTypeOf } from './file-types.js';
import { isUtf16Mark } from './text-scan.js';

/** What a file is by its content. */
export interface InspectedFile {
  readonly mimeType: string;
  /** Endings its name may have; the first is the one to store it with. */
  readonly extensions: readonly [string, ...string[]];
  /** As shown, in pixels; of images whose header can be read. */
  readonly width: number | null;
  readonly height: number | null;
}

/** Animated, and shown wherever PNG is. */
const SAME_AS: Readonly<Record<string, string>> = { 'image/apng': 'image/png' };

/** `undefined` when the content is of no kind that is known. */
export async function inspectFile(
  path: string,
  { extension, isText }: { readonly extension: string; readonly isText: boolean },
): Promise<InspectedFile | undefined> {
  const start = await readStart(path);
  // The mark of UTF-16 would be taken for sound.
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

/** What a browser that guesses would take for a document, and so run the scripts of. */
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

/** Orientations of EXIF that lie on their side. */
const TURNED = 5;

async function imageSize(path: string): Promise<Pick<InspectedFile, 'width' | 'height'>> {
  try {
    const { width, height, orientation = 1 } = await imageSizeFromFile(path);
    return orientation >= TURNED ? { width: height, height: width } : { width, height };
  } catch {
    return { width: null, height: null };
  }
}
