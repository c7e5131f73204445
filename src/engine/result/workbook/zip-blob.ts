/** A file of an archive. */
export interface ZipFile {
  readonly name: string;
  readonly content: PackedContent;
}

interface PackedContent {
  readonly data: Blob;
  readonly crc: number;
  readonly method: 0 | 8;
  /** Bytes before compression. */
  readonly size: number;
}

/** 1 January 1980, the first date of the format: the same content gives the same file. */
const DATE = 0x21;
const VERSION = 20;
const UTF8_NAMES = 0x800;
/** Bytes before and after the compressed ones in a stream of the kind `gzip`. Its trailer begins with their checksum. */
const GZIP_HEADER = 10;
const GZIP_TRAILER = 8;

/** A ZIP archive of these files. */
export function zipBlob(files: readonly ZipFile[], type: string): Blob {
  const parts: (Blob | Uint8Array<ArrayBuffer>)[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const file of files) {
    const name = new TextEncoder().encode(file.name);
    const head = header(file, name, null);
    parts.push(head, file.content.data);
    directory.push(header(file, name, offset));
    offset += head.length + file.content.data.size;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = fields([
    [4, 0x06054b50],
    [4, 0],
    [2, files.length],
    [2, files.length],
    [4, size],
    [4, offset],
    [2, 0],
  ]);
  return new Blob([...parts, ...directory, end], { type });
}

/** Bytes that are compressed together. */
const FLUSHED = 1 << 18;
/** Maximum number of bytes of a character of a text in UTF-8, by UTF-16 unit. */
const MAX_UNIT_BYTES = 3;

/** Looked up once: strings have so many forms inside that a lookup for each character takes longer than the rest. */
const { charCodeAt } = String.prototype;

/** Compresses text as it is written, where the platform can compress. */
export class TextPacker {
  readonly #encoder = new TextEncoder();
  #bytes = new Uint8Array(FLUSHED);
  /** Bytes that are not compressed yet. */
  #waiting = 0;
  readonly #chunks: (Blob | Uint8Array<ArrayBuffer>)[] = [];
  readonly #writer: ByteWriter | null = null;
  readonly #compressed: Promise<void> | null = null;
  #crc = 0xffffffff;
  #size = 0;

  constructor() {
    const compression = compressor();
    if (!compression) return;
    this.#writer = compression.writable.getWriter();
    this.#compressed = readAll(compression.readable, (chunk) => this.#chunks.push(chunk));
    // A failure is reported at the end.
    this.#compressed.catch(() => undefined);
  }

  /** Copies ASCII itself: to join short texts and encode the long one takes several times as long. */
  write(text: string): void {
    const { length } = text;
    this.#reserve(length * MAX_UNIT_BYTES);
    const bytes = this.#bytes;
    let end = this.#waiting;
    for (let at = 0; at < length; at += 1) {
      const unit = charCodeAt.call(text, at);
      if (unit > 0x7f) {
        end += this.#encoder.encodeInto(text.slice(at), bytes.subarray(end)).written;
        break;
      }
      bytes[end] = unit;
      end += 1;
    }
    this.#waiting = end;
  }

  /** Room for more bytes; compresses those that are waiting if there is none. */
  #reserve(length: number): void {
    if (this.#waiting + length <= this.#bytes.length) return;
    this.#flush();
    if (length > this.#bytes.length) this.#bytes = new Uint8Array(length);
  }

  #flush(): void {
    const bytes = this.#bytes.slice(0, this.#waiting);
    this.#waiting = 0;
    this.#size += bytes.length;
    if (this.#writer) {
      this.#writer.write(bytes).catch(() => undefined);
    } else {
      this.#crc = crcAfter(this.#crc, bytes);
      this.#chunks.push(new Blob([bytes]));
    }
  }

  /** Resolves when most of what was written is compressed. */
  async ready(): Promise<void> {
    await this.#writer?.ready;
  }

  async finish(): Promise<PackedContent> {
    this.#flush();
    await this.#writer?.close();
    await this.#compressed;
    const packed = new Blob(this.#chunks);
    if (!this.#writer) return { data: packed, crc: ~this.#crc >>> 0, method: 0, size: this.#size };
    const trailer = new DataView(await packed.slice(-GZIP_TRAILER).arrayBuffer());
    const data = packed.slice(GZIP_HEADER, packed.size - GZIP_TRAILER);
    return { data, crc: trailer.getUint32(0, true), method: 8, size: this.#size };
  }
}

/** `null` in browsers that cannot compress. The platform computes the checksum of this kind, far faster than a script. */
function compressor(): CompressionStream | null {
  try {
    return new CompressionStream('gzip');
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
  { content: { data, crc, method, size } }: ZipFile,
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
    [4, size],
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

function crcAfter(before: number, bytes: Uint8Array): number {
  let crc = before;
  for (let at = 0; at < bytes.length; at += 1) crc = CRC_TABLE[(crc ^ bytes[at]!) & 0xff]! ^ (crc >>> 8);
  return crc;
}
