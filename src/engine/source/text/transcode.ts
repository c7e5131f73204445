import { createDecoder, loadDecoder } from './text-decoders.js';

const CHUNK = 1 << 20;
/** UTF-8 and its subset ASCII need no conversion. */
const UTF8_LABELS: ReadonlySet<string> = new Set(['utf-8', 'utf8', 'us-ascii', 'ascii']);

/** Converts text to UTF-8. */
export type Transcode = (blob: Blob, encoding: string) => Promise<Blob>;

/** Whether text of an encoding needs no conversion. */
export function isUtf8(encoding: string): boolean {
  return UTF8_LABELS.has(encoding.trim().toLowerCase());
}

/** The text as UTF-8, converted piece by piece; the same blob if it is UTF-8 already. */
export async function toUtf8(blob: Blob, encoding: string): Promise<Blob> {
  if (isUtf8(encoding)) return blob;
  const parts: Blob[] = [];
  // As separate blobs the parts may be moved out of memory.
  for await (const text of decodedPieces(blob, encoding)) parts.push(new Blob([text]));
  return new Blob(parts, { type: 'text/csv;charset=utf-8' });
}

/** The text of a blob piece by piece. A character that spans two pieces is in the later one. */
export async function* decodedPieces(blob: Blob, encoding: string): AsyncGenerator<string> {
  await loadDecoder(encoding);
  const decoder = createDecoder(encoding);
  for (let at = 0; at < blob.size; at += CHUNK) {
    const bytes = new Uint8Array(await blob.slice(at, at + CHUNK).arrayBuffer());
    yield decoder.decode(bytes, { stream: true });
  }
  yield decoder.decode();
}
