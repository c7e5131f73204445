import { workbookTooLarge } from '../excel/zip-limits.js';
import { OtherReaderNeeded } from './other-reader-needed.js';
import { contentStart, type ZipEntry } from './zip-directory.js';

export interface UnpackLimits {
  /** Bytes of one part. */
  readonly maxEntryBytes: number;
  /** Bytes of all parts that are read, together. */
  readonly maxTotalBytes: number;
  /** Unpacked size by the size of the file, from `ratioFromBytes` on. */
  readonly maxRatio: number;
  readonly ratioFromBytes: number;
}

/** Unpacks the parts of one workbook, and refuses to unpack more than the limits allow. */
export class Unpacker {
  private total = 0;
  private readonly ratioBound: number;

  constructor(
    private readonly blob: Blob,
    private readonly limits: UnpackLimits,
  ) {
    this.ratioBound = Math.max(limits.ratioFromBytes, limits.maxRatio * blob.size);
  }

  /**
   * Calls `onChunk` with the content of a part, piece by piece, until it returns false. Throws `file-too-large` (params
   * `limit` and `found` in bytes, `what`: the first limit exceeded), or OtherReaderNeeded for damaged content.
   */
  async read(entry: ZipEntry, onChunk: (chunk: Uint8Array<ArrayBuffer>) => boolean): Promise<void> {
    this.refuse(entry.claimedSize, entry.claimedSize);
    const reader = (await contentStream(this.blob, entry)).getReader();
    let size = 0;
    for (;;) {
      const { done, value } = await reader.read().catch((cause: unknown) => {
        throw new OtherReaderNeeded('damaged content', { cause });
      });
      if (done || !value) return;
      size += value.length;
      this.total += value.length;
      const wanted = this.isWithin(size) && onChunk(value);
      if (!wanted) await reader.cancel().catch(() => undefined);
      this.refuse(size, 0);
      if (!wanted) return;
    }
  }

  /** A part as a whole, for those that are small. */
  async bytes(entry: ZipEntry): Promise<Uint8Array<ArrayBuffer>> {
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    await this.read(entry, (chunk) => chunks.push(chunk) > 0);
    return new Uint8Array(await new Blob(chunks).arrayBuffer());
  }

  private isWithin(size: number): boolean {
    return size <= this.limits.maxEntryBytes && this.total <= Math.min(this.limits.maxTotalBytes, this.ratioBound);
  }

  private refuse(size: number, more: number): void {
    const found = this.total + more;
    const { maxEntryBytes, maxTotalBytes } = this.limits;
    if (size > maxEntryBytes) throw workbookTooLarge({ limit: maxEntryBytes, found: size, what: 'maxEntryBytes' });
    if (found > maxTotalBytes) throw workbookTooLarge({ limit: maxTotalBytes, found, what: 'maxTotalBytes' });
    if (found > this.ratioBound) throw workbookTooLarge({ limit: this.ratioBound, found, what: 'maxRatio' });
  }
}

/** The content of an entry, unpacked. */
export async function contentStream(blob: Blob, entry: ZipEntry): Promise<ReadableStream> {
  const start = await contentStart(blob, entry);
  const stream = blob.slice(start, start + entry.packedSize).stream();
  if (entry.method === 0) return stream;
  if (entry.method === 8) return stream.pipeThrough(new DecompressionStream('deflate-raw'));
  throw new OtherReaderNeeded('unknown compression');
}

/** Whether the platform can unpack; old browsers cannot. */
export function canUnpack(): boolean {
  try {
    return typeof DecompressionStream === 'function' && new DecompressionStream('deflate-raw') instanceof Object;
  } catch {
    return false;
  }
}
