import { createDecoder } from '../text/text-decoders.js';
import type { Decoder } from '../text/decoder.js';

const DECLARED = /<\?xml[^>]*\bencoding=["']([\w-]+)|<meta[^>]*\bcharset=["']?([\w-]+)/i;
const HEAD_BYTES = 4096;

/** The text of an HTML page or an XML workbook: as UTF-8 when it is that, else by its mark or what it declares. After `loadDecoders`. */
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
