import { filledRowsBefore } from '../../source/table/table.js';
import type { Table } from '../../source/table/table.js';
import type { Review } from '../review.js';

/** Heading of the column of row ids in a file with left-out rows. */
export const ID_COLUMN = '_rowgate';

/** Bytes of each sample, and their number. */
const SAMPLE_BYTES = 1 << 16;
const SAMPLES = 4;

/** The ids of a review's rows: which file they come from, which of its rows they are, and what was edited by then. */
export interface RowIds {
  idOf(row: number): string;
  /** The row of an id; `null` for an id of another file, `undefined` for what is not an id. */
  rowOf(id: string): KnownRow | null | undefined;
}

export interface KnownRow {
  /** Stable index. */
  readonly row: number;
  /** Number of edits in effect when the id was written; `null` if they are not the first of those in effect now. */
  readonly edits: number | null;
}

/** Ids that are the same whenever this file is opened, also under another header row. */
export async function rowIds({ table, edits }: Review): Promise<RowIds> {
  const mark = await markOf(table);
  const marks = edits.marks();
  const counts = new Map(marks.map((one, at) => [one, at]));
  const origin = filledRowsBefore(table);
  return {
    idOf: (row) => `r${row + origin}-${mark}_${marks.at(-1)}`,
    rowOf(id) {
      const [, number, ofFile, ofEdits = ''] = /^r(\d{1,10})-([\da-z]+)_?([\da-z]*)$/.exec(id.trim()) ?? [];
      if (number === undefined) return undefined;
      return ofFile === mark ? { row: Number(number) - origin, edits: counts.get(ofEdits) ?? null } : null;
    },
  };
}

/** A hash of the file's size, parts of its content and the sheet. */
async function markOf({ blob, layout }: Table): Promise<string> {
  const step = Math.max(0, (blob.size - SAMPLE_BYTES) / (SAMPLES - 1));
  const samples = Array.from({ length: SAMPLES }, (_, at) => {
    const start = Math.floor(at * step);
    return blob.slice(start, start + SAMPLE_BYTES).arrayBuffer();
  });
  const parts = [`${blob.size}:${layout.sheet ?? ''}:`, ...(await Promise.all(samples))];
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
  let low = 0x811c9dc5;
  let high = 0x01000193;
  for (const byte of bytes) {
    low = Math.imul(low ^ byte, 0x01000193);
    high = Math.imul(high ^ byte, 0x85ebca6b) ^ (high >>> 13);
  }
  return (low >>> 0).toString(36) + (high >>> 0).toString(36);
}
