import { EngineError } from '../../engine-error.js';
import { deflateSize } from './deflate-size.js';

/** How much a compressed workbook may unpack to. */
export interface ZipLimits {
  /** Bytes of one entry. */
  readonly maxEntryBytes: number;
  /** Bytes of all entries together. */
  readonly maxTotalBytes: number;
  /**
   * Maximum ratio of unpacked to packed size, checked from `ratioFromBytes` on: sheets rarely exceed 20, bombs reach
   * 1,000.
   */
  readonly maxRatio: number;
  readonly ratioFromBytes: number;
}

/**
 * Rejects a decompression bomb before anything is unpacked: by the sizes that the headers declare, and by the actual
 * unpacked sizes of the streams. Returns the entries of a valid zip. Throws `file-too-large` (params `limit` and
 * `found` in bytes, `what`: the first limit exceeded), `encrypted-file` or `broken-file`.
 */
export function checkZip(bytes: Uint8Array, limits: ZipLimits): readonly ZipEntry[] {
  const entries = readZipDirectory(bytes);
  if (entries.some(({ encrypted }) => encrypted)) throw new EngineError('encrypted-file');
  const ratioBound = Math.max(limits.ratioFromBytes, limits.maxRatio * bytes.length);
  const bound = Math.min(limits.maxEntryBytes, ratioBound);
  let total = 0;
  for (const entry of entries) {
    // Anything over a bound is rejected, so counting can stop there.
    const size = Math.max(entry.claimedSize, entry.claimedSize > bound ? 0 : realSize(bytes, entry, bound));
    total += size;
    refuseOver(size, limits.maxEntryBytes, 'maxEntryBytes');
    refuseOver(total, limits.maxTotalBytes, 'maxTotalBytes');
    refuseOver(total, ratioBound, 'maxRatio');
  }
  return entries;
}

function refuseOver(found: number, limit: number, what: keyof ZipLimits): void {
  if (found > limit) throw workbookTooLarge({ limit, found, what });
}

function realSize(bytes: Uint8Array, entry: ZipEntry, bound: number): number {
  if (entry.stored) return entry.packedSize;
  try {
    return deflateSize(bytes, entry.dataStart, bound);
  } catch (cause) {
    throw new EngineError('broken-file', {}, cause);
  }
}

export interface ZipEntry {
  readonly name: string;
  readonly dataStart: number;
  readonly stored: boolean;
  readonly encrypted: boolean;
  readonly packedSize: number;
  /** The largest size that any of the entry's headers declares. */
  readonly claimedSize: number;
}

/** The entries in the directory at the end of a zip. Throws `broken-file`. */
function readZipDirectory(bytes: Uint8Array): readonly ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const end = endRecord(view);
    const count = view.getUint16(end + 10, true);
    const entries: ZipEntry[] = [];
    let position = view.getUint32(end + 16, true);
    for (let index = 0; index < count; index++) {
      const nameLength = view.getUint16(position + 28, true);
      const extraLength = view.getUint16(position + 30, true);
      const name = new TextDecoder().decode(bytes.subarray(position + 46, position + 46 + nameLength));
      entries.push({ name, ...readEntry(view, position, position + 46 + nameLength, extraLength) });
      position += 46 + nameLength + extraLength + view.getUint16(position + 32, true);
    }
    return entries;
  } catch (cause) {
    if (cause instanceof EngineError) throw cause;
    throw new EngineError('broken-file', {}, cause);
  }
}

/** The last end-of-directory record, which readers use. */
function endRecord(view: DataView): number {
  for (let position = view.byteLength - 22; position >= 0; position--) {
    if (view.getUint32(position, true) === 0x06054b50) return position;
  }
  throw new EngineError('broken-file');
}

function readEntry(view: DataView, central: number, extra: number, extraLength: number): Omit<ZipEntry, 'name'> {
  const local = view.getUint32(central + 42, true);
  const nameLength = view.getUint16(local + 26, true);
  const localExtraLength = view.getUint16(local + 28, true);
  const localExtra = local + 30 + nameLength;
  const claims = [
    claimedSize(view.getUint32(central + 24, true), zip64Size(view, extra, extraLength)),
    claimedSize(view.getUint32(local + 22, true), zip64Size(view, localExtra, localExtraLength)),
  ];
  return {
    dataStart: localExtra + localExtraLength,
    stored: view.getUint16(local + 8, true) === 0,
    encrypted: (view.getUint16(local + 6, true) & 0x2041) !== 0,
    // A streaming writer omits it from the local header.
    packedSize: Math.max(known(view.getUint32(central + 20, true)), known(view.getUint32(local + 18, true))),
    claimedSize: Math.max(...claims),
  };
}

/** All ones mean that the 64-bit extra field has the size. */
function known(size: number): number {
  return size === 0xffffffff ? 0 : size;
}

function claimedSize(size: number, zip64: number | null): number {
  return zip64 ?? known(size);
}

/** Unpacked size in the 64-bit extra field, where it is the first value. */
function zip64Size(view: DataView, start: number, length: number): number | null {
  let position = start;
  while (position + 4 <= start + length) {
    const size = view.getUint16(position + 2, true);
    if (view.getUint16(position, true) === 1 && size >= 8) return Number(view.getBigUint64(position + 4, true));
    position += 4 + size;
  }
  return null;
}

/** Approximate bytes of XML per row of ten columns; a full Excel sheet has about 650 MB. */
const BYTES_OF_ROW = 620;

interface Bound {
  /** Bytes. */
  readonly limit: number;
  /** The first limit exceeded. */
  readonly what: string;
  readonly found?: number;
}

/**
 * The error for a workbook that unpacks to too much. `rows` is the approximate number of rows of ten columns within the
 * limit.
 */
export function workbookTooLarge({ limit, ...rest }: Bound): EngineError {
  const rows = limit / BYTES_OF_ROW;
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(rows)));
  return new EngineError('file-too-large', { limit, ...rest, rows: Math.max(1, Math.floor(rows / unit) * unit) });
}
