import { createDecoder } from '../text/text-decoders.js';
import type { Decoder } from '../text/decoder.js';
import { set_cptable } from 'xlsx';

const DECLARED = /<\?xml[^>]*\bencoding=["']([\w-]+)|<meta[^>]*\bcharset=["']?([\w-]+)/i;
const HEAD_BYTES = 4096;

/**
 * The text of an HTML page or XML workbook: as UTF-8 if valid, else by its byte order mark or declared encoding.
 * Requires `loadDecoders`.
 */
export function markupText(bytes: Uint8Array): string {
  return decode(bytes).trimStart();
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return declaredDecoder(bytes).decode(bytes);
  }
}

function declaredDecoder(bytes: Uint8Array): Decoder {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, HEAD_BYTES));
  const [, xml, html] = DECLARED.exec(head) ?? [];
  try {
    return createDecoder(xml ?? html ?? 'windows-1252');
  } catch {
    return createDecoder('windows-1252');
  }
}

/** Windows and Macintosh code pages of workbooks from before Unicode, with their encoding labels. */
const LABELS: ReadonlyMap<number, string> = new Map([
  [866, 'ibm866'],
  [874, 'windows-874'],
  [932, 'shift_jis'],
  [936, 'gbk'],
  [949, 'euc-kr'],
  [950, 'big5'],
  [1200, 'utf-16le'],
  [1201, 'utf-16be'],
  ...Array.from({ length: 9 }, (_, index) => [1250 + index, `windows-${1250 + index}`] as const),
  [10000, 'macintosh'],
  [10007, 'x-mac-cyrillic'],
  [65001, 'utf-8'],
]);

/**
 * Replaces the reader's own code page tables, which are larger than the reader itself; every platform can decode these
 * pages.
 */
export function registerCodePages(): void {
  const decoders = new Map<number, Decoder>();
  const decode = (page: number, bytes: ArrayLike<number>): string => {
    let decoder = decoders.get(page);
    if (decoder === undefined) {
      decoder = createDecoder(LABELS.get(page) ?? 'windows-1252');
      decoders.set(page, decoder);
    }
    return decoder.decode(bytes instanceof Uint8Array ? bytes : Uint8Array.from(bytes));
  };
  // Only called for writing old formats, which does not happen here.
  const encode = (_page: number, text: string): number[] => [...new TextEncoder().encode(text)];
  set_cptable({ utils: { decode, encode } });
}
