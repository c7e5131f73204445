import type { SourceFinding } from '../layout/layout.js';
import { loadPieces } from '../../pieces/load-pieces.js';
import { mapping } from '../../pieces/mapping.js';
import type { CountedTable } from './offers.js';

/** What could be read differently in a table that has been counted. Nothing if the code for it cannot be loaded. */
export function findOffers(table: CountedTable, rowCount: number): Promise<readonly SourceFinding[]> {
  return loadPieces(['mapping']).then(
    () => mapping().offersOf(table, rowCount),
    () => [],
  );
}
