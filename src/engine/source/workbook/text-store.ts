/** Keeps the finished text of a sheet, outside of the memory of the thread where possible. */
export interface TextStore {
  add(text: Uint8Array<ArrayBuffer>): void;
  /** Everything that was added, in order. */
  blobs(): Promise<readonly Blob[]>;
}

/** Browsers keep large blobs on disk. */
export function blobStore(): TextStore {
  const blobs: Blob[] = [];
  return { add: (text) => void blobs.push(new Blob([text])), blobs: async () => blobs };
}
