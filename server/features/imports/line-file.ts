import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import type { FileStore } from '../../platform/files/file-store.js';

const BUFFER = 1 << 18;

/** Lines that grow into a stored file, which is there when it has ended and not before. */
export interface LineFile {
  /** Whole lines, with their ends; resolves when more may come. */
  write(lines: string): Promise<void>;
  end(): Promise<void>;
  /** Nothing of it is left. */
  discard(): Promise<void>;
}

export function openLineFile(
  files: FileStore,
  { key, signal }: { readonly key: string; readonly signal: AbortSignal },
): LineFile {
  const body = new PassThrough({ highWaterMark: BUFFER });
  const kept = files.put({ key, body, contentType: 'application/x-ndjson', signal });
  // Heard of at the next write.
  kept.catch(() => undefined);
  return {
    async write(lines) {
      if (body.destroyed) await kept;
      if (!body.write(lines)) await Promise.race([once(body, 'drain'), kept]);
    },
    async end() {
      body.end();
      await kept;
    },
    async discard() {
      body.destroy();
      await kept.catch(() => undefined);
      await files.delete({ key });
    },
  };
}
