import type { CallParams } from '../../engine-calls.js';
import { EngineError } from '../../engine-error.js';
import { files } from '../../pieces/files.js';
import { openTable } from '../../source/open-table.js';
import type { Transcode } from '../../source/text/transcode.js';
import { readDate } from '../../rules/transformer-fns.js';
import { formatDate } from '../../values/dates.js';
import { parseNumber } from '../../values/numbers.js';
import type { Review } from '../review.js';
import type { Correction } from './read-corrected.js';
import type { ValueReading } from './sheet-values.js';

/** How the Excel reader writes a sheet. */
const WORKBOOK_TEXT = { encoding: 'utf-8', dialect: { delimiter: ',', quote: '"', escape: '"' } } as const;

/** The engine's own code for numbers and dates, so that the piece for files needs none. */
export const READING: ValueReading = { formatDate, parseNumber, readDate };

interface Context {
  readonly signal: AbortSignal;
  readonly pause: () => Promise<void>;
  readonly transcode: Transcode | undefined;
}

/**
 * Opens a corrected file and compares it with the rows it was written from. Throws EngineError `no-row-ids` for a file
 * that was not written by `left-out-write`, and `other-file` for one that was written for another file.
 */
export async function openCorrected(
  review: Review,
  { blob, isWorkbook }: CallParams<'left-out-merge'>,
  { signal, pause, transcode }: Context,
): Promise<Correction> {
  const table = await openTable(blob, {
    overrides: { header: { start: 0, rows: 1 } },
    ...(isWorkbook ? { fixed: WORKBOOK_TEXT } : {}),
    transcode,
  });
  const corrected = await files().readCorrected(review, { table, isWorkbook }, { signal, pause, reading: READING });
  if (typeof corrected === 'string') throw new EngineError(corrected);
  return corrected;
}
