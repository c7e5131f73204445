import { CFB } from 'xlsx';
import { EngineError } from '../engine-error.js';

const ROW = /<table:table-row\b([^>]*)>([\s\S]*?)<\/table:table-row>/g;
const CELL = /<table:(?:covered-)?table-cell\b([^>]*)(?:\/>|>)/g;
const ROWS_REPEATED = /number-rows-repeated="(\d+)"/;
const COLUMNS_REPEATED = /number-columns-repeated="(\d+)"/;
/** Cells with a value that repetition may make out of one document. */
const MAX_CELLS = 20_000_000;

/**
 * An OpenDocument sheet says "this row a million times" in a few bytes, and the reader makes the cells. Refuses
 * such a document before they exist; any other zip passes. The sizes of the entries have been checked before.
 */
export function checkRepeats(bytes: Uint8Array, limit: number): void {
  if (!isOpenDocument(bytes)) return;
  let cells = 0;
  for (const [, rowAttributes = '', body = ''] of contentOf(bytes).matchAll(ROW)) {
    if (!/office:value-type|<text:p/.test(body)) continue;
    const rows = Number(ROWS_REPEATED.exec(rowAttributes)?.[1] ?? 1);
    for (const [, cellAttributes = ''] of body.matchAll(CELL)) {
      if (!/value-type/.test(cellAttributes)) continue;
      cells += rows * Number(COLUMNS_REPEATED.exec(cellAttributes)?.[1] ?? 1);
    }
    if (cells > MAX_CELLS)
      throw new EngineError('file-too-large', { limit: Math.min(limit, MAX_CELLS), what: 'cells' });
  }
}

/** By the `mimetype` entry that comes first and is never packed. */
function isOpenDocument(bytes: Uint8Array): boolean {
  return new TextDecoder().decode(bytes.subarray(30, 120)).startsWith('mimetypeapplication/vnd.oasis.opendocument');
}

function contentOf(bytes: Uint8Array): string {
  try {
    const entry = CFB.find(CFB.read(bytes as Uint8Array & number[], { type: 'array' }), '/content.xml');
    return entry === null ? '' : new TextDecoder().decode(new Uint8Array(entry.content as ArrayLike<number>));
  } catch (cause) {
    throw new EngineError('broken-file', {}, cause);
  }
}
