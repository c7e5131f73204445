import { filledRowsBefore } from '../../source/table/table.js';
import type { Table } from '../../source/table/table.js';

/** Heading of the column of row ids in a file with left-out rows. */
export const ID_COLUMN = '_rowgate';

/** Bytes of each sample, and their number. */
const SAMPLE_BYTES = 1 << 16;
const SAMPLES = 4;

/** The ids of a table's rows: which file they come from, and which of its rows they are. */
export interface RowIds {
  idOf(row: number): string;
  /** The stable index of a row; `null` for an id of another file, `undefined` for what is not an id. */
  rowOf(id: string): number | null | undefined;
}

/** Ids that are the same whenever this file is opened, also under another header row. */
export async function rowIds(table: Table): Promise<RowIds> {
  const mark = await markOf(table);
  const origin = filledRowsBefore(table);
  return {
    idOf: (row) => `r${row + origin}-${mark}`,
    rowOf(id) {
      const [, number, ofFile] = /^r(\d{1,10})-([\da-z]+)$/.exec(id.trim()) ?? [];
      if (number === undefined) return undefined;
      return ofFile === mark ? Number(number) - origin : null;
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
