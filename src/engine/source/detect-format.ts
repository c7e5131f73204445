import { byteOrderMark, utf16WithoutMark } from './text/utf-16.js';

/** The kind of a file, detected by its content; its name and declared type are ignored. */
export type FileFormat = 'delimited' | 'excel' | 'encrypted' | 'archive' | 'gzip' | 'binary' | 'empty';

const HEAD_BYTES = 4096;
const TAIL_BYTES = 64 << 10;

/*
 * Beginnings of files, as Latin-1. Bytes from 0x80 to 0x9F become other characters in browsers than in Node.
 */

/** PDF, PNG, JPEG, GIF, bzip2, 7-Zip, RAR, xz, Zstandard, ELF, Parquet, RTF and SQLite: none of them is a table. */
const NO_TABLE = /^(?:%PDF|.PNG|ÿØÿ|GIF8|BZh|7z¼¯|Rar!|ý7zX|\(µ\/ý|\x7FELF|PAR1|\{\\rtf|SQLite f)/;
const GZIP = /^\x1F[\x8B‹]/;
const ZIP = 'PK\x03\x04';
const OLE = 'ÐÏ\x11à';
/** Workbooks older than compound files begin with a BOF record. */
const OLD_EXCEL = /^\t[\0\x02\x04][\0-\x08]\0/;
/** Names of entries in a workbook's zip. */
const WORKBOOK_NAMES = ['xl/workbook', 'xl/_rels', 'xl\\workbook', 'application/vnd.oasis.opendocument.spreadsheet'];

const OTHER_OFFICE_STREAMS = /WordDocument|PowerPoint Document|__properties_version1/;
const CONTROL = /[\x01-\x08]/;
const UTF_8_MARK = /^ï»¿/;
/** Four bytes a character, in either order. Numbers of two bytes are hardly ever all below 2. */
const UTF_32 = /^(?!\0{4})(?:(?:..[\0\x01]\0)+|(?:\0[\0\x01]..)+)$/s;

const XML_WORKBOOK =
  /^<\?xml[^>]*>\s*(?:<\?mso-application[^>]*>\s*|<!--[\s\S]*?-->\s*)*<(?:(?:ss:)?Workbook\b|office:document\b[\s\S]*?opendocument\.spreadsheet)/i;
/** Programs save an HTML page, or a fragment of one, as a workbook. */
const PAGE =
  /^(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<(?:!doctype html|html|head|meta|style|title|body|center|div|font|p|table)\b/i;

export async function detectFormat(blob: Blob): Promise<FileFormat> {
  if (blob.size === 0) return 'empty';
  const bytes = new Uint8Array(await blob.slice(0, HEAD_BYTES).arrayBuffer());
  const head = latin(bytes);
  if (head.startsWith(ZIP)) return zipFormat(blob, head);
  if (GZIP.test(head)) return 'gzip';
  if (head.startsWith(OLE)) return oleFormat(blob);
  if (OLD_EXCEL.test(head)) return 'excel';
  if (NO_TABLE.test(head)) return 'binary';
  const text = head.replace(UTF_8_MARK, '').trimStart();
  if (text === '' && blob.size <= HEAD_BYTES) return 'empty';
  if (isXmlWorkbook(text)) return 'excel';
  if (PAGE.test(text) && /<table\b/i.test(await latinOf(blob.slice(0, TAIL_BYTES)))) return 'excel';
  if (UTF_32.test(head)) return 'delimited';
  const encoding = byteOrderMark(bytes) ?? utf16WithoutMark(bytes) ?? 'latin1';
  return isText(new TextDecoder(encoding).decode(bytes)) ? 'delimited' : 'binary';
}

/** Whether a text begins like a workbook in a single XML file: Excel 2003 or flat OpenDocument. */
export function isXmlWorkbook(text: string): boolean {
  return XML_WORKBOOK.test(text.slice(0, HEAD_BYTES));
}

/**
 * Control characters and zeros are rare in text, except for a character that delimits cells. Zeros at the end of a text
 * are padding.
 */
function isText(head: string): boolean {
  const text = head.includes('\n') ? head.replace(/\0+$/, '') : head;
  const [first = '\t'] = text.match(CONTROL) ?? [];
  // The last line may be cut.
  const [, ...lines] = text.split(/[\r\n]+/).reverse();
  const isDelimiter = lines[1] !== undefined && new Set(lines.map((line) => line.split(first).length)).size === 1;
  const others = (isDelimiter ? text.replaceAll(first, '') : text).split(CONTROL).length - 1;
  return others <= text.length * 0.05 + 4 && text.split('\0').length - 1 <= text.length * 0.1;
}

/** The directory at the end of a zip lists its files. */
async function zipFormat(blob: Blob, head: string): Promise<FileFormat> {
  const names = head + (await latinOf(blob.slice(Math.max(0, blob.size - TAIL_BYTES))));
  return WORKBOOK_NAMES.some((name) => names.includes(name)) ? 'excel' : 'archive';
}

/** Old workbooks and password-protected new ones are both compound files, whose stream names are in UTF-16. */
async function oleFormat(blob: Blob): Promise<FileFormat> {
  const text = (await latinOf(blob.slice(0, 4 << 20))).replaceAll('\0', '');
  if (text.includes('EncryptedPackage')) return 'encrypted';
  return OTHER_OFFICE_STREAMS.test(text) && !/Workbook|Book/.test(text) ? 'binary' : 'excel';
}

const latin = (bytes: ArrayBuffer | Uint8Array<ArrayBuffer>): string => new TextDecoder('latin1').decode(bytes);

async function latinOf(blob: Blob): Promise<string> {
  return latin(await blob.arrayBuffer());
}

/** A file with its name. */
export interface NamedFile {
  readonly fileName: string;
  readonly blob: Blob;
}

/** Unpacks a file that contains another; `src/engine/source/archive` has it, and few imports need it. */
export type Unpack = (file: NamedFile, format: 'gzip' | 'archive') => Promise<NamedFile>;

/** A file with its format; in place of a compressed one, the file inside. */
export async function detectFile(
  file: NamedFile,
  unpack: Unpack,
): Promise<NamedFile & { readonly format: FileFormat }> {
  const format = await detectFormat(file.blob);
  if (format !== 'gzip' && format !== 'archive') return { ...file, format };
  const inside = await unpack(file, format);
  return { ...inside, format: await detectFormat(inside.blob) };
}
