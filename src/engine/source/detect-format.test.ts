import { describe, expect, it } from 'vitest';
import { detectFormat } from './detect-format.js';
import type { FileFormat } from './detect-format.js';

const utf16 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([...text].flatMap((character) => [character.charCodeAt(0), 0]));
const CASES: readonly (readonly [what: string, content: BlobPart, format: FileFormat])[] = [
  ['comma-separated text', 'a,b\n1,2\n', 'delimited'],
  ['UTF-16 without a byte order mark', utf16('id,name\n1,Ann\n'), 'delimited'],
  ['text that begins like HTML', '<html>,b\n1,2\n', 'delimited'],
  ['text with a stray NUL', 'a,b\n1,\u00002\n3,4\n5,6\n', 'delimited'],
  ['nothing', '', 'empty'],
  ['blank lines only', ' \r\n\r\n', 'empty'],
  ['an HTML table saved as a workbook', '<html><body><table><tr><td>1</td></tr></table>', 'excel'],
  [
    'a workbook in XML',
    '<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n<Workbook xmlns="x">',
    'excel',
  ],
  ['an HTML fragment', '<meta charset="utf-8">\n<style>td{}</style><table border=1><tr><td>1', 'excel'],
  ['XHTML', '<?xml version="1.0"?><!-- x --><html><table><tr><td>1</td></tr></table></html>', 'excel'],
  ['text in angle brackets', '<b>,<c>\n<table>,1\n', 'delimited'],
  [
    'a flat OpenDocument',
    '<?xml version="1.0"?><office:document office:mimetype="application/vnd.oasis.opendocument.spreadsheet">',
    'excel',
  ],
  ['a PDF', '%PDF-1.7\n', 'binary'],
  ['gzip', Uint8Array.of(0x1f, 0x8b, 8, 0), 'gzip'],
  ['bytes', Uint8Array.from({ length: 400 }, (_, index) => (index * 7) % 11), 'binary'],
];

describe('detectFormat', () => {
  it.each(CASES)('recognizes %s', async (_, content, format) => {
    expect(await detectFormat(new Blob([content]))).toBe(format);
  });
});
