import type { Column } from '../column.js';
import { createTokenizer } from '../source/table/csv-tokenizer.js';
import type { DataBlock } from '../source/table/table.js';
import type { Issue } from '../validation/issues/issue.js';
import { createTableValidator } from '../validation/validate-rows.js';
import { knownFormat } from '../value-formats.js';
import type { TableValidator } from '../validation/validate-rows.js';

const DIALECT = { delimiter: ',', quote: '"', escape: '"' };

/** Texts as delimited rows. A second column keeps rows of empty cells from being blank. */
export function delimited(rows: readonly (readonly string[])[]): string {
  const quoted = (text: string): string => (/[",\r\n]|^\s|\s$/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return rows.map((cells) => `${[...cells, 'end'].map(quoted).join(',')}\n`).join('');
}

/** Splits text into blocks of about `size` bytes and passes each on, like a pass over a table. */
export function passOver(text: string, size: number, onBlock: (block: DataBlock) => void): void {
  const bytes = new TextEncoder().encode(text);
  const tokenizer = createTokenizer(DIALECT);
  let firstIndex = 0;
  for (let start = 0; start <= bytes.length; start += size) {
    const tokens = tokenizer.push(bytes.slice(start, start + size), start + size > bytes.length);
    onBlock({ tokens, firstRow: 0, firstIndex, dataRows: tokens.rowCount, isRegular: false, mayBeUndecodable: true });
    firstIndex += tokens.rowCount;
  }
}

/** A validator that has passed over rows, and again for columns that need it. */
export function validated(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  { language, blockSize = 1 << 16 }: { readonly language?: string; readonly blockSize?: number } = {},
): TableValidator {
  const bound = columns.map((column, source) => ({
    column,
    source,
    format: knownFormat(column, []),
    optionMatches: [],
  }));
  const validator = createTableValidator(bound, { language, rowNumber: (index) => index + 2, seed: 1 });
  const text = delimited(rows);
  passOver(text, blockSize, (block) => validator.checkBlock(block));
  const { again } = validator.decideFormats();
  if (again.length > 0) passOver(text, blockSize, (block) => validator.recheckBlock(block, again));
  return validator;
}

export function codesByRow(validator: TableValidator, count: number): Issue['code'][][] {
  return Array.from({ length: count }, (_, index) => validator.issues.ofRow(index).map(({ code }) => code));
}
