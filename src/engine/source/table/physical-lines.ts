import { blobChunks } from './blob-chunks.js';

const LF = 10;
const CR = 13;

/** The 1-based lines some positions of a blob lie in. Read in one go, and only where there is something to report. */
export async function physicalLines(blob: Blob, positions: readonly number[]): Promise<number[]> {
  const lines = positions.map(() => 1);
  if (positions.length === 0) return lines;
  const order = positions.map((_, index) => index).sort((left, right) => positions[left]! - positions[right]!);
  const end = positions[order.at(-1)!]!;
  let line = 1;
  let base = 0;
  let previous = 0;
  let next = 0;
  for await (const chunk of blobChunks(blob.slice(0, end), 0)) {
    for (let at = 0; at < chunk.length;) {
      const stop = Math.min(chunk.length, positions[order[next]!]! - base);
      for (; at < stop; at += 1) {
        const byte = chunk[at]!;
        if (byte === CR || (byte === LF && previous !== CR)) line += 1;
        previous = byte;
      }
      if (at < chunk.length) lines[order[next++]!] = line;
    }
    base += chunk.length;
  }
  for (; next < order.length; next += 1) lines[order[next]!] = line;
  return lines;
}
