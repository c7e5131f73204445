import { EngineError } from '../../engine-error.js';

/** Bytes of XML that a row of ten columns takes; a full sheet of Excel has about 650 MB. */
const BYTES_OF_ROW = 620;

interface Bound {
  /** Bytes. */
  readonly limit: number;
  /** The first limit passed. */
  readonly what: string;
  readonly found?: number;
}

/** A workbook that unpacks to too much. `rows` says roughly how many rows of ten columns stay within the limit. */
export function workbookTooLarge({ limit, ...rest }: Bound): EngineError {
  const rows = limit / BYTES_OF_ROW;
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(rows)));
  return new EngineError('file-too-large', { limit, ...rest, rows: Math.max(1, Math.floor(rows / unit) * unit) });
}
