export interface ZipFile {
  readonly name: string;
  readonly content: Blob;
}

interface Packed extends ZipFile {
  readonly data: Blob;
  readonly crc: number;
  readonly method: 0 | 8;
}

/** 1 January 1980, the first date of the format: the same content gives the same file. */
const DATE = 0x21;
const VERSION = 20;
const UTF8_NAMES = 0x800;

/** A ZIP archive of these files, compressed where the platform can compress. */
export async function zipBlob(files: readonly ZipFile[], type: string): Promise<Blob> {
  const packed: Packed[] = [];
  for (const file of files) packed.push(await pack(file));
  const parts: (Blob | Uint8Array<ArrayBuffer>)[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const file of packed) {
    const name = new TextEncoder().encode(file.name);
    const head = header(file, name, null);
    parts.push(head, file.data);
    directory.push(header(file, name, offset));
    offset += head.length + file.data.size;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = fields([
    [4, 0x06054b50],
    [4, 0],
    [2, packed.length],
    [2, packed.length],
    [4, size],
    [4, offset],
    [2, 0],
  ]);
  return new Blob([...parts, ...directory, end], { type });
}

async function pack(file: ZipFile): Promise<Packed> {
  const { content } = file;
  const crc = await crcOf(content);
  const compression = compressor();
  if (!compression) return { ...file, data: content, crc, method: 0 };
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  await readAll(content.stream().pipeThrough(compression), (chunk) => chunks.push(chunk));
  return { ...file, data: new Blob(chunks), crc, method: 8 };
}

/** `null` in browsers that do not have this kind of compression. */
function compressor(): CompressionStream | null {
  try {
    return new CompressionStream('deflate-raw');
  } catch {
    return null;
  }
}

async function readAll(stream: ReadableStream, onChunk: (chunk: Uint8Array<ArrayBuffer>) => void): Promise<void> {
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (value) onChunk(value);
    if (done) return;
  }
}

/** The header of a file: the local one, or with `offset` its entry in the directory. */
function header(
  { content, data, crc, method }: Packed,
  name: Uint8Array<ArrayBuffer>,
  offset: number | null,
): Uint8Array<ArrayBuffer> {
  const isLocal = offset === null;
  const head = fields([
    [4, isLocal ? 0x04034b50 : 0x02014b50],
    ...(isLocal ? [] : ([[2, VERSION]] as const)),
    [2, VERSION],
    [2, UTF8_NAMES],
    [2, method],
    [2, 0],
    [2, DATE],
    [4, crc],
    [4, data.size],
    [4, content.size],
    [2, name.length],
    [2, 0],
    ...(isLocal
      ? []
      : ([
          [2, 0],
          [2, 0],
          [2, 0],
          [4, 0],
          [4, offset],
        ] as const)),
  ]);
  const bytes = new Uint8Array(head.length + name.length);
  bytes.set(head);
  bytes.set(name, head.length);
  return bytes;
}

/** Little-endian numbers of 2 or 4 bytes. */
function fields(values: readonly (readonly [size: 2 | 4, value: number])[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(values.reduce((sum, [size]) => sum + size, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [size, value] of values) {
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += size;
  }
  return bytes;
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? 0xedb88320 ^ (rest >>> 1) : rest >>> 1;
  return rest;
});

async function crcOf(content: Blob): Promise<number> {
  let crc = 0xffffffff;
  await readAll(content.stream(), (chunk) => {
    for (let at = 0; at < chunk.length; at += 1) crc = CRC_TABLE[(crc ^ chunk[at]!) & 0xff]! ^ (crc >>> 8);
  });
  return ~crc >>> 0;
}
