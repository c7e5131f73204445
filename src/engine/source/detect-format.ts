/** The kind of a file, detected by its content; its name and declared type are ignored. */
export type FileFormat = 'delimited' | 'excel' | 'encrypted' | 'archive' | 'gzip' | 'binary' | 'empty';

const HEAD_BYTES = 4096;
const TAIL_BYTES = 64 << 10;
const LF = 10;

/** Signatures of file types that are not tables. */
const BINARY_BEGINNINGS: readonly (readonly number[])[] = [
  [0x25, 0x50, 0x44, 0x46], // PDF
  [0x89, 0x50, 0x4e, 0x47], // PNG
  [0xff, 0xd8, 0xff], // JPEG
  [0x47, 0x49, 0x46, 0x38], // GIF
  [0x42, 0x5a, 0x68], // bzip2
  [0x37, 0x7a, 0xbc, 0xaf], // 7-Zip
  [0x52, 0x61, 0x72, 0x21], // RAR
  [0xfd, 0x37, 0x7a, 0x58], // xz
  [0x28, 0xb5, 0x2f, 0xfd], // Zstandard
  [0x7f, 0x45, 0x4c, 0x46], // ELF
  [0x50, 0x41, 0x52, 0x31], // Parquet
  [0x7b, 0x5c, 0x72, 0x74, 0x66], // RTF
  [0x53, 0x51, 0x4c, 0x69, 0x74, 0x65, 0x20, 0x66], // SQLite
];
const GZIP = [0x1f, 0x8b];
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OLE = [0xd0, 0xcf, 0x11, 0xe0];
/** Names of entries in a workbook's zip. */
const WORKBOOK_NAMES = ['xl/workbook', 'xl/_rels', 'xl\\workbook', 'application/vnd.oasis.opendocument.spreadsheet'];

const OTHER_OFFICE_STREAMS = /WordDocument|PowerPoint Document|__properties_version1/;
const BYTE_ORDER_MARK = /^(?:ï»¿|ÿþ|þÿ)/;

const XML_WORKBOOK =
  /^<\?xml[^>]*>\s*(?:<\?mso-application[^>]*>\s*|<!--[\s\S]*?-->\s*)*<(?:(?:ss:)?Workbook\b|office:document\b[\s\S]*?opendocument\.spreadsheet)/i;
/** Programs save an HTML page, or a fragment of one, as a workbook. */
const PAGE =
  /^(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<(?:!doctype html|html|head|meta|style|title|body|center|div|font|p|table)\b/i;

export async function detectFormat(blob: Blob): Promise<FileFormat> {
  if (blob.size === 0) return 'empty';
  const head = new Uint8Array(await blob.slice(0, HEAD_BYTES).arrayBuffer());
  if (begins(head, ZIP)) return zipFormat(blob, head);
  if (begins(head, GZIP)) return 'gzip';
  if (begins(head, OLE)) return oleFormat(blob);
  if (isOldExcel(head)) return 'excel';
  if (BINARY_BEGINNINGS.some((bytes) => begins(head, bytes))) return 'binary';
  const text = latin(head).replace(BYTE_ORDER_MARK, '').trimStart();
  if (text === '' && blob.size <= HEAD_BYTES) return 'empty';
  if (isXmlWorkbook(text)) return 'excel';
  if (PAGE.test(text) && /<table\b/i.test(latin(new Uint8Array(await blob.slice(0, TAIL_BYTES).arrayBuffer())))) {
    return 'excel';
  }
  return isText(head) ? 'delimited' : 'binary';
}

/** Whether a text begins like a workbook in a single XML file: Excel 2003 or flat OpenDocument. */
export function isXmlWorkbook(text: string): boolean {
  return XML_WORKBOOK.test(text.slice(0, HEAD_BYTES));
}

/**
 * Control characters are rare in text, except for one that delimits cells; the zeros of UTF-16 are in every second byte
 * or follow a byte order mark. Those at the end of a text are padding.
 */
function isText(bytes: Uint8Array): boolean {
  const end = bytes.findLastIndex((byte) => byte > 0) + 1;
  const head = bytes.includes(LF) ? bytes.subarray(0, end) : bytes;
  const controls = head.filter((byte) => byte > 0 && byte < 9);
  const [first = 0] = controls;
  const others = isDelimiter(first, head) ? controls.filter((byte) => byte !== first) : controls;
  if (others.length > head.length * 0.05 + 4) return false;
  const zeros = head.reduce((count, byte) => count + Number(byte === 0), 0);
  if (zeros === 0 || BYTE_ORDER_MARK.test(latin(head.subarray(0, 3)))) return true;
  const evenZeros = head.reduce((count, byte, at) => count + Number(byte === 0 && at % 2 === 0), 0);
  return zeros < head.length * 0.1 || Math.min(evenZeros, zeros - evenZeros) < zeros * 0.1;
}

/** Whether all lines have a byte equally often. */
function isDelimiter(byte: number, head: Uint8Array): boolean {
  // The last line may be cut.
  const lines = latin(head)
    .split(/[\r\n]+/)
    .slice(0, -1);
  const counts = new Set(lines.map((line) => line.split(String.fromCharCode(byte)).length));
  return lines.length > 1 && counts.size === 1;
}

/** The directory at the end of a zip lists its files. */
async function zipFormat(blob: Blob, head: Uint8Array): Promise<FileFormat> {
  const tail = new Uint8Array(await blob.slice(Math.max(0, blob.size - TAIL_BYTES)).arrayBuffer());
  const names = latin(head) + latin(tail);
  return WORKBOOK_NAMES.some((name) => names.includes(name)) ? 'excel' : 'archive';
}

/** Old workbooks and password-protected new ones are both compound files, whose stream names are in UTF-16. */
async function oleFormat(blob: Blob): Promise<FileFormat> {
  const text = latin(new Uint8Array(await blob.slice(0, 4 << 20).arrayBuffer())).replaceAll('\0', '');
  if (text.includes('EncryptedPackage')) return 'encrypted';
  return OTHER_OFFICE_STREAMS.test(text) && !/Workbook|Book/.test(text) ? 'binary' : 'excel';
}

/** Workbooks older than compound files begin with a BOF record. */
function isOldExcel([first, second, third, fourth]: Uint8Array): boolean {
  return first === 0x09 && [0x00, 0x02, 0x04].includes(second ?? -1) && (third ?? 99) <= 8 && fourth === 0x00;
}

function begins(bytes: Uint8Array, beginning: readonly number[]): boolean {
  return beginning.every((byte, index) => bytes[index] === byte);
}

function latin(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
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
