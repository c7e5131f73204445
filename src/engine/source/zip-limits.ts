import { EngineError } from '../engine-error.js';
import { deflateSize } from './deflate-size.js';

/** How much a packed workbook may unpack to. */
export interface ZipLimits {
  /** Bytes of one entry. */
  readonly maxEntryBytes: number;
  /** Bytes of all entries together. */
  readonly maxTotalBytes: number;
  /** Unpacked by packed size, looked at from `ratioFromBytes` on: sheets rarely pass 20, bombs reach 1,000. */
  readonly maxRatio: number;
  readonly ratioFromBytes: number;
  readonly maxEntries: number;
}

interface Entry {
  readonly dataStart: number;
  readonly stored: boolean;
  readonly encrypted: boolean;
  readonly packedSize: number;
  /** The largest size any of the entry's headers claims. */
  readonly claimedSize: number;
}

/**
 * Refuses a decompression bomb before anything is unpacked: by the sizes the headers claim, and by the sizes the
 * packed streams really have, whatever the headers say. Throws `file-too-large`, `encrypted-file` or `broken-file`.
 */
export function checkZip(bytes: Uint8Array, limits: ZipLimits): void {
  let total = 0;
  for (const entry of readEntries(bytes, limits)) {
    if (entry.encrypted) throw new EngineError('encrypted-file');
    refuseOver(entry.claimedSize, limits.maxEntryBytes, 'maxEntryBytes');
    const size = entry.stored ? entry.packedSize : unpackedSize(bytes, entry, limits);
    refuseOver(size, limits.maxEntryBytes, 'maxEntryBytes');
    total += Math.max(size, entry.claimedSize);
    refuseOver(total, limits.maxTotalBytes, 'maxTotalBytes');
    if (total > limits.ratioFromBytes) refuseOver(Math.ceil(total / bytes.length), limits.maxRatio, 'maxRatio');
  }
}

function refuseOver(found: number, limit: number, what: keyof ZipLimits): void {
  if (found > limit) throw new EngineError('file-too-large', { limit, found, what });
}

function unpackedSize(bytes: Uint8Array, entry: Entry, limits: ZipLimits): number {
  // Whatever is over either bound is refused, so counting can stop at the lower one.
  const ratioBound = Math.max(limits.ratioFromBytes, limits.maxRatio * bytes.length);
  const bound = Math.min(limits.maxEntryBytes, ratioBound);
  try {
    const size = deflateSize(bytes, entry.dataStart, bound);
    if (size > bound) refuseOver(size, 0, bound === ratioBound ? 'maxRatio' : 'maxEntryBytes');
    return size;
  } catch (cause) {
    if (cause instanceof EngineError) throw cause;
    throw new EngineError('broken-file', {}, cause);
  }
}

function readEntries(bytes: Uint8Array, limits: ZipLimits): readonly Entry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const end = endRecord(view);
    const count = view.getUint16(end + 10, true);
    refuseOver(count, limits.maxEntries, 'maxEntries');
    const entries: Entry[] = [];
    let position = view.getUint32(end + 16, true);
    for (let index = 0; index < count; index++) {
      const nameLength = view.getUint16(position + 28, true);
      const extraLength = view.getUint16(position + 30, true);
      entries.push(readEntry(view, position, position + 46 + nameLength, extraLength));
      position += 46 + nameLength + extraLength + view.getUint16(position + 32, true);
    }
    return entries;
  } catch (cause) {
    if (cause instanceof EngineError) throw cause;
    throw new EngineError('broken-file', {}, cause);
  }
}

/** The last end-of-directory record, as readers take it. */
function endRecord(view: DataView): number {
  for (let position = view.byteLength - 22; position >= 0; position--) {
    if (view.getUint32(position, true) === 0x06054b50) return position;
  }
  throw new EngineError('broken-file');
}

function readEntry(view: DataView, central: number, extra: number, extraLength: number): Entry {
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
    packedSize: view.getUint32(local + 18, true),
    claimedSize: Math.max(...claims),
  };
}

function claimedSize(size: number, zip64: number | null): number {
  return zip64 ?? (size === 0xffffffff ? 0 : size);
}

/** Unpacked size in the 64-bit extra field, which comes first there. */
function zip64Size(view: DataView, start: number, length: number): number | null {
  let position = start;
  while (position + 4 <= start + length) {
    const size = view.getUint16(position + 2, true);
    if (view.getUint16(position, true) === 1 && size >= 8) return Number(view.getBigUint64(position + 4, true));
    position += 4 + size;
  }
  return null;
}
