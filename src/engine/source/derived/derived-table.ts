import { grown } from '../../grown.js';
import type { DerivedColumn, SourceColumn, SourceRow, TableLayout } from '../layout/layout.js';
import { rowTexts } from '../table/cell-text.js';
import { scanBlocks } from '../table/table.js';
import type { DataBlock, ScanOptions, Table } from '../table/table.js';
import { isBlankRow } from '../table/token-block.js';
import type { TokenBlock, TokenRows } from '../table/token-block.js';
import { derivedColumns } from './derived-columns.js';
import type { DerivedFrom } from './derived-columns.js';
import { derivedText } from './derived-text.js';

const MAX_BYTES_OF_CHARACTER = 3;
const encoder = new TextEncoder();

/**
 * A table with derived columns after those of the file. Their cells are made when a row is read; whatever reads rows
 * does not notice the difference.
 */
export class DerivedTable implements Table {
  readonly columns: readonly SourceColumn[];
  readonly layout: TableLayout;
  readonly #file: Table;
  readonly #derived: readonly DerivedColumn[];

  constructor(file: Table, from: DerivedFrom) {
    const { derived } = from;
    this.#file = file;
    this.#derived = derived;
    this.layout = { ...file.layout, derived };
    this.columns = [...file.columns, ...derivedColumns(file, from)];
  }

  get blob(): Table['blob'] {
    return this.#file.blob;
  }

  get confidence(): Table['confidence'] {
    return this.#file.confidence;
  }

  get rowCount(): Table['rowCount'] {
    return this.#file.rowCount;
  }

  get indexedRows(): number {
    return this.#file.indexedRows;
  }

  get expectedRows(): number {
    return this.#file.expectedRows;
  }

  get head(): Table['head'] {
    return this.#file.head;
  }

  get invalidAt(): number {
    return this.#file.invalidAt;
  }

  get findings(): Table['findings'] {
    return this.#file.findings;
  }

  scan(onBlock: (block: DataBlock) => void | Promise<void>, options?: ScanOptions): Promise<void> {
    return scanBlocks(this.blocks(options), onBlock);
  }

  async *blocks(options?: ScanOptions): AsyncGenerator<DataBlock, void, undefined> {
    for await (const block of this.#file.blocks(options)) yield this.#withCells(block);
  }

  async readRows(first: number, count: number): Promise<SourceRow[]> {
    return this.#rows(await this.#file.readRows(first, count));
  }

  async readRowsAt(indexes: readonly number[]): Promise<SourceRow[]> {
    return this.#rows(await this.#file.readRowsAt(indexes));
  }

  async readTokensAt(indexes: readonly number[]): Promise<TokenRows[]> {
    const reads = await this.#file.readTokensAt(indexes);
    return reads.map((read) => ({
      ...read,
      tokens: this.#withDerived(read.tokens, { firstRow: 0, mayBeBlank: true }),
    }));
  }

  rowNumber(index: number): number {
    return this.#file.rowNumber(index);
  }

  #rows(rows: readonly SourceRow[]): SourceRow[] {
    return rows.map((row) => ({ ...row, cells: cellsWithDerived(row.cells, this) }));
  }

  #withCells(block: DataBlock): DataBlock {
    const { firstRow, isRegular } = block;
    return { ...block, tokens: this.#withDerived(block.tokens, { firstRow, mayBeBlank: !isRegular }) };
  }

  /** The block with further cells in each row; their text is behind that of the block. */
  #withDerived(
    tokens: TokenBlock,
    { firstRow, mayBeBlank }: { readonly firstRow: number; readonly mayBeBlank: boolean },
  ): TokenBlock {
    const { rowCount } = tokens;
    const width = this.#file.columns.length;
    const derived = this.#derived;
    const rowCells = new Uint32Array(rowCount + 1);
    const cells = new Int32Array((tokens.rowCells[rowCount]! + (rowCount - firstRow) * (width + derived.length)) * 2);
    const added = new ByteWriter(tokens.bytes.length);
    let next = 0;
    for (let row = 0; row < rowCount; row += 1) {
      rowCells[row] = next;
      if (row < firstRow || (mayBeBlank && isBlankRow(tokens, row))) continue;
      const start = tokens.rowCells[row]!;
      const end = tokens.rowCells[row + 1]!;
      const own = Math.min(end, start + width);
      cells.set(tokens.cells.subarray(start * 2, own * 2), next * 2);
      next += width;
      const texts = rowTexts(tokens, row);
      for (const column of derived) {
        cells[next * 2] = added.end;
        cells[next * 2 + 1] = added.write(derivedText(column, texts));
        next += 1;
      }
      // Without the cells beyond the columns, the row may look blank.
      cells.set(tokens.cells.subarray(own * 2, end * 2), next * 2);
      next += end - own;
    }
    rowCells[rowCount] = next;
    return { ...tokens, bytes: added.after(tokens.bytes), rowCells, cells };
  }
}

/** The cells of a row of the file, and those of the table's derived columns. */
export function cellsWithDerived(
  cells: readonly string[],
  { layout: { derived = [] }, columns }: Pick<Table, 'layout' | 'columns'>,
): readonly string[] {
  const width = columns.length - derived.length;
  const own = Array.from({ length: width }, (_, at) => cells[at] ?? '');
  return [...own, ...derived.map((column) => derivedText(column, cells))];
}

/** UTF-8 text of unknown length that follows other bytes. */
class ByteWriter {
  readonly #start: number;
  #bytes = new Uint8Array(1 << 14);
  #length = 0;

  constructor(start: number) {
    this.#start = start;
  }

  get end(): number {
    return this.#start + this.#length;
  }

  /** Returns the offset after the text. */
  write(text: string): number {
    const needed = this.#length + text.length * MAX_BYTES_OF_CHARACTER;
    if (needed > this.#bytes.length) {
      this.#bytes = grown(this.#bytes.subarray(0, this.#length), new Uint8Array(needed * 2));
    }
    this.#length += encoder.encodeInto(text, this.#bytes.subarray(this.#length)).written;
    return this.end;
  }

  after(bytes: Uint8Array): Uint8Array {
    const all = new Uint8Array(this.end);
    all.set(bytes);
    all.set(this.#bytes.subarray(0, this.#length), this.#start);
    return all;
  }
}
