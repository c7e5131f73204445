import { csvLine, formulaSafe } from './csv-line.js';

export interface FailedRow {
  /** Human row number in the file it came from: by it, corrected rows find their way back. */
  readonly number: number;
  readonly cells: readonly string[];
  /** What is wrong, in the words of the interface. */
  readonly messages: readonly string[];
}

export interface FailedRowHeadings {
  /** Heading of the row number, e.g. `Row`. */
  readonly number: string;
  /** Headings of the cells. */
  readonly cells: readonly string[];
  /** Heading of what is wrong, e.g. `Problems`. */
  readonly messages: string;
}

const LINE_END = '\r\n';

/** Rows that were left out, with the reason, for correcting in a spreadsheet. No cell of it runs as a formula. */
export function failedRowsCsv(rows: Iterable<FailedRow>, headings: FailedRowHeadings): string {
  const lines = [headLine(headings)];
  for (const row of rows) lines.push(failedRowLine(row, headings));
  return lines.join(LINE_END) + LINE_END;
}

function headLine({ number, cells, messages }: FailedRowHeadings): string {
  return csvLine([number, ...cells, messages].map(formulaSafe));
}

/** Short rows are filled up and long ones cut, so that the last column is always the reason. */
function failedRowLine({ number, cells, messages }: FailedRow, headings: FailedRowHeadings): string {
  const filled = headings.cells.map((_heading, position) => cells[position] ?? '');
  return csvLine([String(number), ...filled, messages.join(' ')].map(formulaSafe));
}
