import { withoutEntities } from './html-entities.js';

const DECLARED = /<\?xml[^>]*\bencoding=["']([\w-]+)|<meta[^>]*\bcharset=["']?([\w-]+)/i;
const HEAD_BYTES = 4096;

/**
 * The text of an HTML page or an XML workbook, by its mark, what it declares, or else as UTF-8 when it is that.
 * An XML declaration before a page of HTML is left out, since the reader goes by it.
 */
export function markupText(bytes: Uint8Array): string {
  const text = decode(bytes).trimStart();
  const page = text.replace(/^<\?xml[^>]*>\s*(?=<(?:!doctype\s+html|html)\b)/i, '');
  return page.startsWith('<?xml') ? page : withoutEntities(page);
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(declaredEncoding(bytes)).decode(bytes);
  }
}

function declaredEncoding(bytes: Uint8Array): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, HEAD_BYTES));
  const [, xml, html] = DECLARED.exec(head) ?? [];
  try {
    return new TextDecoder(xml ?? html ?? 'windows-1252').encoding;
  } catch {
    return 'windows-1252';
  }
}
