/** The first chunk is small, so that the first rows appear at once. */
const FIRST_CHUNK = 16 << 10;
const CHUNK = 256 << 10;
/** Maximum bytes of a part that is kept. */
const KEPT_BYTES = 256 << 10;

/**
 * Readers in use, for the whole module: they must be reachable from outside of what waits for them. Otherwise, Chromium
 * collects a BYOB reader as garbage while it waits for bytes, and the pass over the file never ends.
 */
const inUse = new Set<ReadableStreamBYOBReader>();

/**
 * Yields a blob's bytes in order, in a buffer that is reused where the platform allows: consume a chunk before
 * requesting the next.
 */
export async function* blobChunks(blob: Blob, start: number): AsyncGenerator<Uint8Array, void, undefined> {
  let left = blob.size - start;
  for await (const chunk of platformChunks(blob, start)) {
    left -= chunk.length;
    yield chunk;
    // Busy browsers may report the end of a stream late or not at all.
    if (left <= 0) return;
  }
}

/** The chunk after the last one. */
export const END = new Uint8Array(0);

export async function* chunksAndEnd(blob: Blob, start: number): AsyncGenerator<Uint8Array, void, undefined> {
  yield* blobChunks(blob, start);
  yield END;
}

async function* platformChunks(blob: Blob, start: number): AsyncGenerator<Uint8Array, void, undefined> {
  // Some platforms that imitate browsers only have slices.
  if (typeof blob.stream !== 'function') {
    for (let at = start; at < blob.size; at += CHUNK) {
      yield new Uint8Array(await blob.slice(at, at + CHUNK).arrayBuffer());
    }
    return;
  }
  const stream = (start === 0 ? blob : blob.slice(start)).stream();
  const reader = byteReader(stream);
  if (!reader) {
    yield* defaultChunks(stream);
    return;
  }
  let buffer = new ArrayBuffer(FIRST_CHUNK);
  inUse.add(reader);
  try {
    for (;;) {
      const { done, value } = await reader.read(new Uint8Array(buffer));
      if (done || !value) return;
      yield value;
      buffer = value.buffer.byteLength === CHUNK ? value.buffer : new ArrayBuffer(CHUNK);
    }
  } finally {
    inUse.delete(reader);
    void reader.cancel().catch(() => undefined);
  }
}

function byteReader(stream: ReadableStream): ReadableStreamBYOBReader | null {
  try {
    return stream.getReader({ mode: 'byob' });
  } catch {
    return null;
  }
}

async function* defaultChunks(stream: ReadableStream): AsyncGenerator<Uint8Array, void, undefined> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done || !value) return;
      yield value;
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

/**
 * Reads parts of a blob; the bytes are the caller's. The last short part is kept, because reading takes longer than an
 * edit, whose row is usually one of those read last.
 */
export function partReader(blob: Blob): (from: number, to: number) => Promise<Uint8Array<ArrayBuffer>> {
  let kept = { from: 0, bytes: new Uint8Array(0) };
  return async (from, end) => {
    const to = Math.min(end, blob.size);
    const start = from - kept.from;
    if (start >= 0 && to - kept.from <= kept.bytes.length) return kept.bytes.slice(start, to - kept.from);
    const bytes = new Uint8Array(await blob.slice(from, to).arrayBuffer());
    if (bytes.length > KEPT_BYTES) return bytes;
    kept = { from, bytes };
    return bytes.slice();
  };
}
