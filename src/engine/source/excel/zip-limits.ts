import { EngineError } from '../../engine-error.js';
import { deflateSize } from './deflate-size.js';
import { workbookTooLarge } from './workbook-too-large.js';
import { readZipDirectory, type ZipEntry } from './zip-directory.js';

/** How much a packed workbook may unpack to. */
export interface ZipLimits {
  /** Bytes of one entry. */
  readonly maxEntryBytes: number;
  /** Bytes of all entries together. */
  readonly maxTotalBytes: number;
  /** Unpacked by packed size, looked at from `ratioFromBytes` on: sheets rarely pass 20, bombs reach 1,000. */
  readonly maxRatio: number;
  readonly ratioFromBytes: number;
}

/**
 * Refuses a decompression bomb before anything is unpacked: by the sizes the headers claim, and by the sizes the
 * packed streams really have, whatever the headers say. Gives the entries of a zip that passes. Throws
 * `file-too-large` (params `limit` and `found` in bytes, `what`: the first limit passed), `encrypted-file` or `broken-file`.
 */
export function checkZip(bytes: Uint8Array, limits: ZipLimits): readonly ZipEntry[] {
  const entries = readZipDirectory(bytes);
  if (entries.some(({ encrypted }) => encrypted)) throw new EngineError('encrypted-file');
  const ratioBound = Math.max(limits.ratioFromBytes, limits.maxRatio * bytes.length);
  const bound = Math.min(limits.maxEntryBytes, ratioBound);
  let total = 0;
  for (const entry of entries) {
    // Whatever is over a bound is refused, so counting can stop there.
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
