import { describe, expect, it } from 'vitest';
import { encodeText } from '../testing/encode-text.js';
import { detectFile, detectFormat } from './detect-format.js';
import type { FileFormat } from './detect-format.js';

const utf16 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([...text].flatMap((character) => [character.charCodeAt(0), 0]));
/** Bytes from numbers, bytes, and texts of one byte per character. */
const bytes = (...parts: readonly (number | string | Uint8Array)[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    parts.flatMap((part) => {
      if (typeof part === 'number') return part;
      return typeof part === 'string' ? [...part].map((character) => character.charCodeAt(0)) : [...part];
    }),
  );
const OLE = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);
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
  ['a PNG', bytes(0x89, 'PNG\r\n\x1a\n'), 'binary'],
  ['a JPEG', bytes(0xff, 0xd8, 0xff, 0xe0), 'binary'],
  ['a GIF', 'GIF89a', 'binary'],
  ['bzip2', 'BZh91AY', 'binary'],
  ['7-Zip', bytes('7z', 0xbc, 0xaf), 'binary'],
  ['RAR', 'Rar!\u001a', 'binary'],
  ['xz', bytes(0xfd, '7zX'), 'binary'],
  ['Zstandard', bytes(0x28, 0xb5, 0x2f, 0xfd), 'binary'],
  ['ELF', bytes(0x7f, 'ELF'), 'binary'],
  ['Parquet', 'PAR1', 'binary'],
  ['RTF', '{\\rtf1\\ansi', 'binary'],
  ['SQLite', 'SQLite format 3\u0000', 'binary'],
  ['text that begins like SQLite', 'SQLite,b\n1,2\n', 'delimited'],
  ['text that begins like RTF', '{\\rt,b\n', 'delimited'],
  ['a zip', bytes('PK', 3, 4, 'x'.repeat(100), 'data.csv'), 'archive'],
  ['an xlsx', bytes('PK', 3, 4, 'x'.repeat(100), 'xl/workbook.xml'), 'excel'],
  ['an xlsx with other slashes', bytes('PK', 3, 4, 'xl\\workbook.xml'), 'excel'],
  ['an ODS', bytes('PK', 3, 4, 'mimetypeapplication/vnd.oasis.opendocument.spreadsheet'), 'excel'],
  [
    'an xlsx whose directory is far behind',
    bytes('PK', 3, 4, 'x'.repeat(80_000), 'xl/_rels/workbook.xml.rels'),
    'excel',
  ],
  [
    'a zip with the name of a workbook in the middle',
    bytes('PK', 3, 4, 'x'.repeat(5000), 'xl/workbook.xml', 'x'.repeat(70_000)),
    'archive',
  ],
  ['an xls', bytes(OLE, utf16('Workbook')), 'excel'],
  ['an older xls', bytes(OLE, utf16('Book')), 'excel'],
  ['a compound file without known streams', bytes(OLE), 'excel'],
  ['a compound file of zeros', bytes(OLE, '\u0000'.repeat(5000)), 'excel'],
  ['a password-protected workbook', bytes(OLE, utf16('EncryptedPackage')), 'encrypted'],
  ['a Word document', bytes(OLE, utf16('WordDocument')), 'binary'],
  ['a presentation', bytes(OLE, utf16('PowerPoint Document')), 'binary'],
  ['a mail', bytes(OLE, utf16('__properties_version1.0')), 'binary'],
  ['a workbook with a document in it', bytes(OLE, utf16('WordDocument'), utf16('Workbook')), 'excel'],
  ['a workbook of Excel 2', bytes(9, 0, 4, 0), 'excel'],
  ['a workbook of Excel 3', bytes(9, 2, 6, 0), 'excel'],
  ['a workbook of Excel 4', bytes(9, 4, 8, 0), 'excel'],
  ['text that begins with a tab', '\t,b\n1,2\n', 'delimited'],
  ['bytes that begin like an old workbook', bytes(9, 4, 9, 0, 1, 2, 3, 4, 5, 6, 7, 8), 'binary'],
  ['UTF-16 with a byte order mark', bytes(0xff, 0xfe, utf16('id,name\n')), 'delimited'],
  ['UTF-16, big endian', bytes(0xfe, 0xff, 0, 'i', 0, 'd', 0, '\n'), 'delimited'],
  [
    'UTF-16, big endian, without a byte order mark',
    bytes(...[...'id,name\n1,Ann\n'].flatMap((letter) => [0, letter])),
    'delimited',
  ],
  ['a byte order mark of UTF-32', bytes(0, 0, 0xfe, 0xff, 0, 0, 0, 'i', 0, 0, 0, '\n'), 'delimited'],
  ['a byte order mark alone', bytes(0xef, 0xbb, 0xbf, '\n'), 'empty'],
  ['more blank lines than are examined', '\n'.repeat(5000), 'delimited'],
  ['as many blank lines as are examined', '\n'.repeat(4096), 'empty'],
  ['text with some control characters', `a,b\n${'1,\u0001\n'.repeat(4)}`, 'delimited'],
  ['text with too many control characters', `a,b\n${'1,\u0001\n'.repeat(9)}`, 'binary'],
  ['text with some NULs', `a,b\n${'1,2345678\u0000\n'.repeat(9)}`, 'delimited'],
  ['text with too many NULs', `a,b\n${'1\u0000\u0000\n'.repeat(9)}`, 'binary'],
  ['text with a control character as its delimiter', '1\u0001Ann\u00015\n'.repeat(900), 'delimited'],
  ['text with an uneven control character', '1\u0001A\n1\u0001\u0001\n'.repeat(9), 'binary'],
  ['text with two control characters', '1\u0001A\u0002\n'.repeat(9), 'binary'],
  ['a line of control characters', '1\u0001'.repeat(9), 'binary'],
  ['text padded with NULs', `a,b\n1,2${'\u0000'.repeat(5000)}`, 'delimited'],
  ['text padded with NULs and more', `a,b\n1,2${'\u0000'.repeat(50)}3`, 'binary'],
  ['a word padded with NULs', `abc${'\u0000'.repeat(50)}`, 'binary'],
  ['NULs only', '\u0000'.repeat(50), 'binary'],
  ['a page with its table far below', `<!doctype html><title>x</title>${'x'.repeat(60_000)}<table><tr><td>1`, 'excel'],
  ['a page without a table', '<!DOCTYPE html><p>x', 'delimited'],
  ['a table alone', ' \n<TABLE border="1"><tr><td>1', 'excel'],
  ['another element', '<tablet><table>', 'delimited'],
  ['a workbook in XML with a prefix', '<?xml version="1.0"?><ss:Workbook>', 'excel'],
  ['a workbook in XML below a comment', '<?xml version="1.0"?>\n<!-- a\n> b -->\n<Workbook>', 'excel'],
  ['other XML', '<?xml version="1.0"?><Workbooks>', 'delimited'],
  [
    'a flat text document',
    '<?xml version="1.0"?><office:document office:mimetype="application/vnd.oasis.opendocument.text">',
    'delimited',
  ],
  [
    'small numbers of two bytes each',
    new Uint16Array(Array.from({ length: 400 }, (_, index) => (index * 7) % 11)),
    'binary',
  ],
  [
    'a byte order mark before bytes',
    bytes(0xff, 0xfe, ...Array.from({ length: 400 }, (_, index) => (index * 7) % 11)),
    'binary',
  ],
  ['bytes', Uint8Array.from({ length: 400 }, (_, index) => (index * 7) % 11), 'binary'],
];

/** Letters of most scripts have a byte that alone would be a control character. */
const SCRIPTS = {
  Latin: 'name;city\nZoë;Malmö\n',
  Russian: 'Имя;Город\nАнна;Москва\nБорис;Казань\n',
  Greek: 'Όνομα;Πόλη\nΆννα;Αθήνα\n',
  Hebrew: 'שם;עיר\nדוד;חיפה\n',
  Arabic: 'الاسم;المدينة\nسامي;دمشق\n',
  Armenian: 'Անուն;Քաղաք\nԱնի;Գյումրի\n',
  Hindi: 'नाम;शहर\nअमित;सूरत\n',
  Japanese: '名前;都市\n田中;東京都\n',
} as const;

describe.each(['utf-16le', 'utf-16be', 'utf-32le', 'utf-32be'])('%s', (encoding) => {
  it.each(Object.entries(SCRIPTS))('of %s text is text, with and without a byte order mark', async (_script, text) => {
    for (const whole of [text, `\ufeff${text}`]) {
      expect(await detectFormat(new Blob([encodeText(whole, encoding)!]))).toBe('delimited');
    }
  });
});

describe('detectFormat', () => {
  it.each(CASES)('recognizes %s', async (_, content, format) => {
    expect(await detectFormat(new Blob([content]))).toBe(format);
  });
});

describe('detectFile', () => {
  const file = (content: BlobPart): { fileName: string; blob: Blob } => ({
    fileName: 'a.bin',
    blob: new Blob([content]),
  });

  it('gives what is in a compressed file, with its own name and format', async () => {
    const inside = { fileName: 'b.csv', blob: new Blob(['a,b\n']) };
    for (const [content, format] of [
      [bytes(0x1f, 0x8b), 'gzip'],
      [bytes('PK', 3, 4, 'b.csv'), 'archive'],
    ] as const) {
      const packed = file(content);
      const found = await detectFile(packed, async (given, kind) => {
        expect([given, kind]).toEqual([packed, format]);
        return inside;
      });
      expect(found).toEqual({ ...inside, format: 'delimited' });
    }
  });

  it('leaves any other file as it is', async () => {
    const plain = file('a,b\n');
    const unpack = (): never => expect.unreachable();
    expect(await detectFile(plain, unpack)).toEqual({ ...plain, format: 'delimited' });
    expect((await detectFile(file('%PDF-1'), unpack)).format).toBe('binary');
  });
});
