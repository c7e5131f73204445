import { EngineError } from '../engine-error.js';

export interface CollectOptions {
  /** Maximum number of bytes. */
  readonly limit: number;
  readonly signal?: AbortSignal;
  /** Called with the number of bytes so far. */
  readonly onBytes?: (size: number) => void;
}

/** Bytes that are collected in memory before they become a blob, which browsers can move to disk. */
const BLOCK_BYTES = 8 << 20;

/** Reads a stream to its end. Throws EngineError `file-too-large`, and what reading throws. */
export async function collectBlob(stream: ReadableStream, { limit, signal, onBytes }: CollectOptions): Promise<Blob> {
  const reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>> = stream.getReader();
  const blocks: Blob[] = [];
  let chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  let waiting = 0;
  for (;;) {
    signal?.throwIfAborted();
    const { done, value } = await reader.read();
    if (done || !value) return new Blob([...blocks, ...chunks]);
    size += value.length;
    if (size > limit) {
      await reader.cancel().catch(() => undefined);
      throw new EngineError('file-too-large', { size, limit });
    }
    onBytes?.(size);
    chunks.push(value);
    waiting += value.length;
    if (waiting < BLOCK_BYTES) continue;
    blocks.push(new Blob(chunks));
    chunks = [];
    waiting = 0;
  }
}
