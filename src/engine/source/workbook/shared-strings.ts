import { grown } from '../../grown.js';
import { workbookTooLarge } from '../excel/zip-limits.js';
import { scanElements } from './byte-window.js';
import type { ByteWindow, ElementReader } from './byte-window.js';
import { OtherReaderNeeded } from './other-reader-needed.js';
import { itemText } from './rich-text.js';
import { cellRoom, writeCell } from './text-bytes.js';
import { closingTag, declarationEnd, hasName, INCOMPLETE, nameBytes, tagEnd } from './xml-bytes.js';

const BANG = 0x21;
const SLASH = 0x2f;
const SEGMENT_BITS = 22;
const SEGMENT = 1 << SEGMENT_BITS;
const ITEM = nameBytes('si');

/**
 * The strings that a workbook's sheets share, as the bytes of cells of delimited text. No string is a JavaScript
 * string, and none is in two segments.
 */
export class SharedStrings implements ElementReader {
  count = 0;
  private readonly segments: Uint8Array[] = [];
  private used = SEGMENT;
  private bytes = 0;
  /** Number of the segment and position in it. */
  private starts = new Uint32Array(1024);
  private lengths = new Uint32Array(1024);

  constructor(private readonly maxBytes: number) {}

  /** Scans the XML of the part; see `scanChunks`. */
  scan(window: ByteWindow): boolean {
    return scanElements(window, this);
  }

  /** Bytes that a string takes as a cell; 0 for an empty one. Throws OtherReaderNeeded if it does not exist. */
  length(index: number): number {
    if (!(index < this.count)) throw new OtherReaderNeeded('no such string');
    return this.lengths[index]!;
  }

  /** Copies a string and returns the position after it. */
  copy(index: number, target: Uint8Array, at: number): number {
    const start = this.starts[index]!;
    const segment = this.segments[start >>> SEGMENT_BITS]!;
    const from = start & (SEGMENT - 1);
    const to = from + this.lengths[index]!;
    if (to - from > 64) {
      target.set(segment.subarray(from, to), at);
      return at + to - from;
    }
    let end = at;
    for (let position = from; position < to; position += 1) target[end++] = segment[position]!;
    return end;
  }

  /** Returns the position after the tag or item at `start`. */
  element(bytes: Uint8Array, start: number, end: number): number {
    if (bytes[start + 1] === BANG) return declarationEnd(bytes, start, end);
    const from = tagEnd(bytes, start, end);
    if (from < 0 || !hasName(bytes, start + 1, ITEM)) return from;
    if (bytes[from - 2] === SLASH) {
      this.add(bytes, from, from);
      return from;
    }
    const to = closingTag(bytes, from, end, ITEM);
    if (to < 0) return INCOMPLETE;
    this.add(bytes, from, to);
    return tagEnd(bytes, to, end);
  }

  private add(bytes: Uint8Array, from: number, to: number): void {
    if (this.count === this.starts.length) this.grow();
    const span = itemText(bytes, { from, to });
    const segment = this.segmentFor(cellRoom(span.to - span.from));
    const start = this.used;
    this.used = writeCell(span.bytes, span, segment, start);
    this.starts[this.count] = ((this.segments.length - 1) << SEGMENT_BITS) | start;
    this.lengths[this.count] = this.used - start;
    this.count += 1;
  }

  /** The last segment, or a new one. A string that is longer than a segment has one of its own. */
  private segmentFor(room: number): Uint8Array {
    const last = this.segments.at(-1);
    if (last && this.used < SEGMENT && this.used + room <= last.length) return last;
    const segment = new Uint8Array(Math.max(SEGMENT, room));
    this.bytes += segment.length;
    if (this.bytes > this.maxBytes) throw workbookTooLarge({ limit: this.maxBytes, what: 'maxTextBytes' });
    this.segments.push(segment);
    this.used = 0;
    return segment;
  }

  private grow(): void {
    this.starts = grown(this.starts, new Uint32Array(this.starts.length * 2));
    this.lengths = grown(this.lengths, new Uint32Array(this.lengths.length * 2));
  }
}
