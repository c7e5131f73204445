import { createCellReader } from './cell-text.js';
import { createTokenizer } from './csv-tokenizer.js';
import type { Dialect } from './layout.js';
import type { TokenBlock } from './token-block.js';

/** All rows of some UTF-8 bytes as text, blank lines as rows of no cells. For samples and windows, not for files. */
export function parseRows(
  bytes: Uint8Array,
  dialect: Dialect,
  { maxRows = Number.POSITIVE_INFINITY }: { readonly maxRows?: number } = {},
): string[][] {
  const tokens = createTokenizer(dialect).push(bytes, true);
  const cellText = createCellReader(dialect);
  const rows: string[][] = [];
  for (let row = 0; row < tokens.rowCount && row < maxRows; row += 1) rows.push(rowTexts(tokens, row, cellText));
  return rows;
}

export function rowTexts(
  tokens: TokenBlock,
  row: number,
  cellText: (tokens: TokenBlock, cell: number) => string,
): string[] {
  const texts: string[] = [];
  for (let cell = tokens.rowCells[row]!; cell < tokens.rowCells[row + 1]!; cell += 1)
    texts.push(cellText(tokens, cell));
  return texts;
}
