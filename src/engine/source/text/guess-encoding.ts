import type { DetectedEncoding } from './decoder.js';
import { findEncoding } from './encoding.js';

/** Bytes at the beginning of a file that show most about it. */
export const SAMPLE_BYTES = 256 << 10;
/** Further samples, to detect an encoding that only shows later. */
const STRETCHES = 16;
const STRETCH_BYTES = 16 << 10;

/**
 * Detects the encoding of a file by its beginning and by samples of the rest. `evidenceAt`: a position whose bytes show
 * more than these.
 */
export async function guessEncoding(source: Blob, evidenceAt?: number): Promise<DetectedEncoding> {
  const first = new Uint8Array(await source.slice(0, SAMPLE_BYTES).arrayBuffer());
  if (source.size <= SAMPLE_BYTES) return findEncoding(first, { complete: true });
  const parts = [first];
  const step = Math.floor((source.size - SAMPLE_BYTES) / STRETCHES);
  for (let stretch = 1; stretch <= STRETCHES && step > STRETCH_BYTES; stretch += 1) {
    const end = SAMPLE_BYTES + stretch * step;
    const bytes = new Uint8Array(await source.slice(end - STRETCH_BYTES, end).arrayBuffer());
    parts.push(wholeLines(bytes));
  }
  if (evidenceAt !== undefined) {
    const start = Math.max(0, evidenceAt - STRETCH_BYTES / 2);
    parts.push(wholeLines(new Uint8Array(await source.slice(start, start + STRETCH_BYTES).arrayBuffer())));
  }
  // The first part may end inside a character, which is only allowed at the very end.
  parts.push(wholeLines(parts.shift() ?? first));
  const sample = new Uint8Array(await new Blob([hasBom(first) ? first.slice(0, 4) : '', ...parts]).arrayBuffer());
  return findEncoding(hasBom(first) ? first : sample, { complete: false });
}

function hasBom(bytes: Uint8Array): boolean {
  const [first, second, third] = bytes;
  return (
    (first === 0xef && second === 0xbb && third === 0xbf) ||
    (first === 0xff && second === 0xfe) ||
    (first === 0xfe && second === 0xff) ||
    // UTF-16 without a byte order mark shows by its zeros; samples cut at arbitrary bytes would break its pairs.
    bytes.subarray(0, 1000).includes(0)
  );
}

/** From the first line break to the last, so that no character is cut. */
function wholeLines(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const from = bytes.indexOf(10);
  const to = bytes.lastIndexOf(10);
  return from >= 0 && to > from ? bytes.slice(from + 1, to + 1) : bytes;
}
