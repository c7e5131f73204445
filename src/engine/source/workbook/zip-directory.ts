import { EngineError } from '../../engine-error.js';
import { OtherReaderNeeded } from './other-reader-needed.js';

export interface ZipEntry {
  /** As it is written, with forward slashes. */
  readonly name: string;
  readonly offset: number;
  readonly method: number;
  readonly packedSize: number;
  /** Unpacked size as the directory states it. */
  readonly claimedSize: number;
}

/** Entries by name: in lower case, with forward slashes. */
export type ZipDirectory = ReadonlyMap<string, ZipEntry>;

const END_SIZE = 22;
/** The end record, and the longest comment that can follow it. */
const MAX_END = END_SIZE + 0xffff;
const LOCATOR_SIZE = 20;
const ENTRY_SIZE = 46;
const MAX_DIRECTORY = 64 << 20;

/** Reads only the end of the file. Throws `encrypted-file`, or OtherReaderNeeded for what is not a well-formed zip. */
export async function readZipDirectory(blob: Blob): Promise<ZipDirectory> {
  const tailStart = Math.max(0, blob.size - MAX_END - LOCATOR_SIZE);
  const tail = await viewOf(blob, tailStart, blob.size);
  const end = endPosition(tail);
  const { count, size, offset } = await directoryPlace(blob, tail, end);
  if (size > MAX_DIRECTORY || offset + size > tailStart + end) throw new OtherReaderNeeded('directory out of place');
  return parseDirectory(await viewOf(blob, offset, offset + size), count);
}

/** Position of an entry's content, after its own header. */
export async function contentStart(blob: Blob, { offset, packedSize }: ZipEntry): Promise<number> {
  const header = await viewOf(blob, offset, offset + 30);
  if (header.byteLength < 30 || header.getUint32(0, true) !== 0x04034b50) throw new OtherReaderNeeded('no entry');
  if ((header.getUint16(6, true) & 0x2041) !== 0) throw new EngineError('encrypted-file');
  const start = offset + 30 + header.getUint16(26, true) + header.getUint16(28, true);
  if (start + packedSize > blob.size) throw new OtherReaderNeeded('truncated');
  return start;
}

async function viewOf(blob: Blob, start: number, end: number): Promise<DataView> {
  return new DataView(await blob.slice(start, end).arrayBuffer());
}

function endPosition(tail: DataView): number {
  for (let position = tail.byteLength - END_SIZE; position >= 0; position -= 1) {
    if (tail.getUint32(position, true) === 0x06054b50) return position;
  }
  throw new OtherReaderNeeded('no directory');
}

interface Place {
  readonly count: number;
  readonly size: number;
  readonly offset: number;
}

async function directoryPlace(blob: Blob, tail: DataView, end: number): Promise<Place> {
  const place = {
    count: tail.getUint16(end + 10, true),
    size: tail.getUint32(end + 12, true),
    offset: tail.getUint32(end + 16, true),
  };
  const isSmall = place.count !== 0xffff && place.size !== 0xffffffff && place.offset !== 0xffffffff;
  const locator = end - LOCATOR_SIZE;
  if (isSmall || locator < 0 || tail.getUint32(locator, true) !== 0x07064b50) return place;
  const record = Number(tail.getBigUint64(locator + 8, true));
  const large = await viewOf(blob, record, record + 56);
  if (large.byteLength < 56 || large.getUint32(0, true) !== 0x06064b50) throw new OtherReaderNeeded('no zip64 record');
  return {
    count: Number(large.getBigUint64(32, true)),
    size: Number(large.getBigUint64(40, true)),
    offset: Number(large.getBigUint64(48, true)),
  };
}

function parseDirectory(view: DataView, count: number): ZipDirectory {
  const entries = new Map<string, ZipEntry>();
  const decoder = new TextDecoder();
  let position = 0;
  for (let index = 0; index < count; index += 1) {
    if (position + ENTRY_SIZE > view.byteLength) throw new OtherReaderNeeded('short directory');
    if (view.getUint32(position, true) !== 0x02014b50) throw new OtherReaderNeeded('no directory entry');
    if ((view.getUint16(position + 8, true) & 0x2041) !== 0) throw new EngineError('encrypted-file');
    const nameEnd = position + ENTRY_SIZE + view.getUint16(position + 28, true);
    const extraEnd = nameEnd + view.getUint16(position + 30, true);
    const end = extraEnd + view.getUint16(position + 32, true);
    if (end > view.byteLength) throw new OtherReaderNeeded('short directory');
    const nameBytes = new Uint8Array(view.buffer, position + ENTRY_SIZE, nameEnd - position - ENTRY_SIZE);
    const name = decoder.decode(nameBytes).replaceAll('\\', '/');
    const key = name.toLowerCase();
    if (entries.has(key)) throw new OtherReaderNeeded('two entries of one name');
    entries.set(key, {
      name,
      method: view.getUint16(position + 10, true),
      ...largeFields(view, { fields: position, extra: nameEnd, extraEnd }),
    });
    position = end;
  }
  return entries;
}

/** Sizes and offset; those of 4 GB or more are in the extra field, in this order. */
function largeFields(
  view: DataView,
  { fields, extra, extraEnd }: { readonly fields: number; readonly extra: number; readonly extraEnd: number },
): Omit<ZipEntry, 'name' | 'method'> {
  let large = 0;
  let largeEnd = 0;
  for (let position = extra; position + 4 <= extraEnd && large === 0;) {
    const end = position + 4 + view.getUint16(position + 2, true);
    if (view.getUint16(position, true) === 1) {
      large = position + 4;
      largeEnd = Math.min(end, extraEnd);
    }
    position = end;
  }
  const field = (position: number): number => {
    const value = view.getUint32(position, true);
    if (value !== 0xffffffff || large === 0) return value;
    if (large + 8 > largeEnd) throw new OtherReaderNeeded('no 64-bit size');
    large += 8;
    return Number(view.getBigUint64(large - 8, true));
  };
  const claimedSize = field(fields + 24);
  const packedSize = field(fields + 20);
  return { claimedSize, packedSize, offset: field(fields + 42) };
}
