import { appendFileSync, openAsBlob } from 'node:fs';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';

/** Keeps the text of a sheet in a file of the folder, because Node keeps blobs in memory. */
export function fileTextStore(folder: string): {
  add(text: Uint8Array): void;
  blobs(): Promise<readonly Blob[]>;
} {
  const path = join(folder, randomUUID());
  const ends = [0];
  return {
    add(text) {
      appendFileSync(path, text);
      ends.push((ends.at(-1) ?? 0) + text.length);
    },
    async blobs() {
      if (ends.length === 1) return [];
      const file = await openAsBlob(path);
      return ends.slice(1).map((end, index) => file.slice(ends[index], end));
    },
  };
}
