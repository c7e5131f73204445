import { blobChunks } from './blob-chunks.js';

/** The 1-based line a position of a blob lies in. Read only when there is something to report. */
export async function physicalLine(blob: Blob, position: number): Promise<number> {
  let line = 1;
  let previous = 0;
  for await (const chunk of blobChunks(blob.slice(0, position), 0)) {
    for (const byte of chunk) {
      if (byte === 13 || (byte === 10 && previous !== 13)) line += 1;
      previous = byte;
    }
  }
  return line;
}
