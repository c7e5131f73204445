import { openAsBlob } from 'node:fs';

/** Files one after the other as one Blob that is read when needed. */
export async function blobOf(paths: readonly string[]): Promise<Blob> {
  const blobs = await Promise.all(paths.map((path) => openAsBlob(path)));
  return blobs.length === 1 ? blobs[0]! : new Blob(blobs);
}
