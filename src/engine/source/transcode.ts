const CHUNK = 1 << 20;
/** UTF-8 and its part ASCII need no rewriting. */
const AS_IT_IS = new Set(['utf-8', 'us-ascii', 'ascii']);

/** Rewrites text as UTF-8. */
export type Transcode = (blob: Blob, encoding: string) => Promise<Blob>;

/** Whether text of an encoding can be read as it is. */
export function isUtf8(encoding: string): boolean {
  return AS_IT_IS.has(encoding);
}

/** The same text as UTF-8, rewritten piece by piece; the same blob where it is UTF-8 already. */
export async function toUtf8(blob: Blob, encoding: string): Promise<Blob> {
  if (isUtf8(encoding)) return blob;
  const decoder = new TextDecoder(encoding);
  const parts: Blob[] = [];
  for (let at = 0; at < blob.size; at += CHUNK) {
    const bytes = await blob.slice(at, at + CHUNK).arrayBuffer();
    // As blobs of their own the parts may leave memory.
    parts.push(new Blob([decoder.decode(bytes, { stream: true })]));
  }
  parts.push(new Blob([decoder.decode()]));
  return new Blob(parts, { type: 'text/csv;charset=utf-8' });
}
