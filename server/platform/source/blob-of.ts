import { openAsBlob } from 'node:fs';

/** Concatenates files into one Blob that is read on demand. */
export async function blobOf(paths: readonly string[]): Promise<Blob> {
  const blobs = await Promise.all(paths.map((path) => openAsBlob(path)));
  return blobs.length === 1 ? blobs[0]! : new Blob(blobs);
}
