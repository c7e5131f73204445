import { rowTexts } from './cell-text.js';
import { createTokenizer } from './csv-tokenizer.js';
import type { Dialect } from '../layout/layout.js';

/** All rows of some UTF-8 bytes as text, blank lines as rows of no cells. For samples and windows, not for files. */
export function parseRows(
  bytes: Uint8Array,
  dialect: Dialect,
  { maxRows = Number.POSITIVE_INFINITY }: { readonly maxRows?: number } = {},
): string[][] {
  const tokens = createTokenizer(dialect).push(bytes, true);
  const rows: string[][] = [];
  for (let row = 0; row < tokens.rowCount && row < maxRows; row += 1) rows.push(rowTexts(tokens, row));
  return rows;
}
