import { grown } from '../../grown.js';
import { EngineError } from '../../engine-error.js';
import { INCOMPLETE } from './xml-bytes.js';

/** Bytes after the end that may be read: no element begins there, and tags are recognized by fewer bytes. */
const SLACK = 32;
const LT = 0x3c;

/**
 * The part of a stream that is being scanned. `bytes` has `<` after `end`, so that a search for the next tag always
 * ends.
 */
export class ByteWindow {
  bytes = new Uint8Array((1 << 18) + SLACK);
  /** What is before has been scanned. */
  start = 0;
  end = 0;

  constructor(private readonly maxBytes: number) {}

  append(chunk: Uint8Array): void {
    if (this.end + chunk.length + SLACK > this.bytes.length) this.makeRoom(chunk.length);
    this.bytes.set(chunk, this.end);
    this.end += chunk.length;
    this.bytes.fill(LT, this.end, this.end + SLACK);
  }

  private makeRoom(length: number): void {
    const kept = this.end - this.start;
    const needed = kept + length + SLACK;
    if (needed > this.maxBytes) throw new EngineError('broken-file');
    // An element that is longer than the window: twice as much, so that growing takes linear time.
    if (needed * 2 > this.bytes.length) {
      this.bytes = grown(this.bytes.subarray(this.start, this.end), new Uint8Array(needed * 2));
    } else this.bytes.copyWithin(0, this.start, this.end);
    this.start = 0;
    this.end = kept;
  }
}

/** Reads the elements of a part. */
export interface ElementReader {
  /** Whether the rest is not wanted. */
  readonly isComplete?: boolean;
  /** Returns the position after the element at `start`, or INCOMPLETE. */
  element(bytes: Uint8Array, start: number, end: number): number;
}

/** Reads one element after the other; see `Scan`. */
export function scanElements(window: ByteWindow, reader: ElementReader): boolean {
  const { bytes, end } = window;
  let position = window.start;
  while (!reader.isComplete) {
    while (bytes[position] !== LT) position += 1;
    window.start = Math.min(position, end);
    const next = position < end ? reader.element(bytes, position, end) : INCOMPLETE;
    if (next < 0) return true;
    position = next;
    window.start = position;
  }
  return false;
}

/** Scans a window as far as elements are complete and moves its `start`. Returns whether more is wanted. */
type Scan = (window: ByteWindow) => boolean;

/**
 * Scans a stream of which `read` passes on the chunks. An element that comes in many chunks is not scanned again with
 * each of them.
 */
export async function scanChunks(
  read: (onChunk: (chunk: Uint8Array) => boolean) => Promise<void>,
  { scan, maxBytes }: { readonly scan: Scan; readonly maxBytes: number },
): Promise<void> {
  const window = new ByteWindow(maxBytes);
  let scanFrom = 0;
  let isWanted = true;
  await read((chunk) => {
    window.append(chunk);
    const length = window.end - window.start;
    if (length < scanFrom) return true;
    isWanted = scan(window);
    const rest = window.end - window.start;
    scanFrom = rest === length ? rest * 2 : 0;
    return isWanted;
  });
  if (isWanted) scan(window);
}
