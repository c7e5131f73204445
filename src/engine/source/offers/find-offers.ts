import type { SourceFinding, SourceRow } from '../layout/layout.js';
import { detectHeader } from '../layout/header.js';
import { isSeriesOfNames, isUsualName } from '../layout/name-votes.js';
import { layouts } from '../../pieces/layouts.js';
import { loadPieces } from '../../pieces/load-pieces.js';
import type { Pass } from '../table/pass.js';
import type { CountedTable } from './offers.js';

/** Rows from the beginning that are examined. */
const HEAD_ROWS = 1000;
/** How UTF-8 that was read as Windows-1252 begins. */
const GARBLED = /[\u00c2-\u00f4][\u0080-\u00bf\u0152-\u2122]/u;

/**
 * What could be read differently in a table that has been counted. Nothing if the code for it cannot be loaded; it is
 * only loaded if there may be something.
 */
export async function findOffers(
  table: CountedTable,
  { dataRows: rowCount, breaks }: Pick<Pass, 'dataRows' | 'breaks'>,
): Promise<readonly SourceFinding[]> {
  const head = await table.readRows(0, HEAD_ROWS);
  const mayHaveBelow = breaks.some((at) => at > 1 && at < rowCount - 1);
  const [last] = await table.readRows(Math.max(0, rowCount - 1), 1);
  const mayHaveAside = table.columns.some(({ name, fillRate }) => name === '' && fillRate === 0);
  const mayBeGarbled = head.some(({ cells }) => cells.some((text) => GARBLED.test(text)));
  if (!last || !(mayHaveBelow || mayHaveAside || mayBeGarbled || mayBeFooter(last, table.columns.length))) return [];
  return loadPieces(['layouts']).then(
    () =>
      layouts().offersOf(table, { rowCount, head, breaks, headers: { detectHeader, isSeriesOfNames, isUsualName } }),
    () => [],
  );
}

/** Digits and separators, with signs and symbols around them. */
const NUMBER_LIKE = /^[^\p{L}\p{N}]*\p{N}[\p{N}.,'\u2019\s]*[^\p{L}\p{N}]*$/u;

/** Whether a row lacks cells, or has only numbers after its first cell, or after a label. */
function mayBeFooter({ cells }: SourceRow, columnCount: number): boolean {
  const filled = cells.filter((text) => text.trim() !== '');
  if (filled.length < columnCount || /\p{L}\s*:/u.test(filled[0]!)) return true;
  return filled.slice(1).every((text) => NUMBER_LIKE.test(text));
}
