import { createWriteStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from '../files/file-store.js';

export interface StoredFilesOptions {
  /** For local copies of files stored elsewhere; the caller removes it. */
  readonly folder: string;
  readonly signal: AbortSignal;
}

/** Local paths of stored files, downloaded if necessary; `undefined` when one is missing. */
export async function storedPaths(
  files: FileStore,
  keys: readonly string[],
  options: StoredFilesOptions,
): Promise<readonly string[] | undefined> {
  const paths: string[] = [];
  for (const key of keys) {
    const path = files.pathOf?.(key) ?? (await copyOf(files, key, { ...options, name: `copy-${paths.length}` }));
    if (path === undefined || !existsSync(path)) return undefined;
    paths.push(path);
  }
  return paths;
}

async function copyOf(
  files: FileStore,
  key: string,
  { folder, signal, name }: StoredFilesOptions & { readonly name: string },
): Promise<string | undefined> {
  const found = await files.open({ key, signal });
  if (!found) return undefined;
  const path = join(folder, name);
  await pipeline(found.body, createWriteStream(path), { signal });
  return path;
}

/** The first bytes of a stored file; `undefined` when it is missing. */
export async function storedHead(
  files: FileStore,
  key: string,
  { bytes, size, signal }: { readonly bytes: number; readonly size: number; readonly signal: AbortSignal },
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (size === 0) return new Uint8Array(0);
  const found = await files.open({ key, range: { start: 0, end: Math.min(bytes, size) - 1 }, signal });
  if (!found) return undefined;
  const chunks: Uint8Array[] = [];
  for await (const chunk of found.body as AsyncIterable<Uint8Array>) chunks.push(chunk);
  return Uint8Array.from(Buffer.concat(chunks));
}
