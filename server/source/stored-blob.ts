import { createWriteStream, existsSync, openAsBlob } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from '../files/file-store.js';

export interface StoredBlobOptions {
  /** For copies of files that lie elsewhere; the caller removes it. */
  readonly folder: string;
  readonly signal: AbortSignal;
}

/** Stored files one after the other as one Blob that is read when needed; `undefined` when one of them is not there. */
export async function storedBlob(
  files: FileStore,
  keys: readonly string[],
  options: StoredBlobOptions,
): Promise<Blob | undefined> {
  const blobs: Blob[] = [];
  for (const key of keys) {
    const path = files.pathOf?.(key) ?? (await copyOf(files, key, { ...options, name: `copy-${blobs.length}` }));
    if (path === undefined || !existsSync(path)) return undefined;
    blobs.push(await openAsBlob(path));
  }
  return blobs.length === 1 ? blobs[0] : new Blob(blobs);
}

/** Writes a blob to a file of a folder; answers its path. */
export async function blobPath(blob: Blob, folder: string): Promise<string> {
  const path = join(folder, 'whole');
  await pipeline(blob.stream(), createWriteStream(path));
  return path;
}

async function copyOf(
  files: FileStore,
  key: string,
  { folder, signal, name }: StoredBlobOptions & { readonly name: string },
): Promise<string | undefined> {
  const found = await files.open({ key, signal });
  if (!found) return undefined;
  const path = join(folder, name);
  await pipeline(found.body, createWriteStream(path), { signal });
  return path;
}

/** The first bytes of a stored file as a Blob; `undefined` when it is not there. */
export async function storedHead(
  files: FileStore,
  key: string,
  { bytes, size, signal }: { readonly bytes: number; readonly size: number; readonly signal: AbortSignal },
): Promise<Blob | undefined> {
  if (size === 0) return new Blob([]);
  const found = await files.open({ key, range: { start: 0, end: Math.min(bytes, size) - 1 }, signal });
  if (!found) return undefined;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for await (const chunk of found.body as AsyncIterable<Uint8Array<ArrayBuffer>>) chunks.push(chunk);
  return new Blob(chunks);
}
