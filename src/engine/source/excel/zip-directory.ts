import { EngineError } from '../../engine-error.js';

export interface ZipEntry {
  readonly name: string;
  readonly dataStart: number;
  readonly stored: boolean;
  readonly encrypted: boolean;
  readonly packedSize: number;
  /** The largest size any of the entry's headers claims. */
  readonly claimedSize: number;
}

/** The entries a zip lists at its end. Throws `broken-file`. */
export function readZipDirectory(bytes: Uint8Array): readonly ZipEntry[] {
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

/** The last end-of-directory record, as readers take it. */
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
    // A writer that streams leaves it out of the local header.
    packedSize: Math.max(known(view.getUint32(central + 20, true)), known(view.getUint32(local + 18, true))),
    claimedSize: Math.max(...claims),
  };
}

/** All ones say that the 64-bit extra field has the size. */
function known(size: number): number {
  return size === 0xffffffff ? 0 : size;
}

function claimedSize(size: number, zip64: number | null): number {
  return zip64 ?? known(size);
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
