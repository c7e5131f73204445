import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { createTokenizer } from '../../source/table/csv-tokenizer.js';
import type { TokenBlock } from '../../source/table/token-block.js';
import { CellSlice } from './cell-slice.js';

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

function tokensOf(text: string): TokenBlock {
  return createTokenizer({ delimiter: ',', quote: '"', escape: '"' }).push(new TextEncoder().encode(text), true);
}

interface Read {
  readonly row: number;
  readonly text: string;
  readonly typed: string;
}

/** What a slice has loaded, as texts. */
function loaded({ bytes, count, rows, starts, ends, typedStarts, typedEnds }: CellSlice): Read[] {
  const text = (from: Int32Array, to: Int32Array, at: number): string =>
    decoder.decode(bytes.subarray(from[at], to[at]));
  return Array.from({ length: count }, (_, at) => ({
    row: rows[at]!,
    text: text(starts, ends, at),
    typed: text(typedStarts, typedEnds, at),
  }));
}

/** The cells of a column, read row by row. */
function byRow(slice: CellSlice, tokens: TokenBlock, source: number): Read[] {
  slice.begin(tokens);
  for (let row = 0; row < tokens.rowCount; row += 1) slice.addRow(row, 100 + row);
  slice.load(source);
  return loaded(slice);
}

describe('the cells of a column', () => {
  const text = ' a,1\nb\u00a0,"2 "\n"",\n \t,x y\n,\u2003é \n';
  const first = [' a', 'b\u00a0', '', ' \t', ''];
  const second = ['1', '2 ', '', 'x y', '\u2003é '];
  const reads = (texts: readonly string[]): Read[] =>
    texts.map((typed, at) => ({ row: 100 + at, text: typed.trim(), typed }));

  it('are read trimmed and as typed, column by column', () => {
    const slice = new CellSlice();
    const tokens = tokensOf(text);
    expect(byRow(slice, tokens, 0)).toEqual(reads(first));
    slice.load(1);
    expect(loaded(slice)).toEqual(reads(second));
    slice.load(0);
    expect(loaded(slice)).toEqual(reads(first));
  });

  it('are the same when all rows are read at once', () => {
    const slice = new CellSlice();
    slice.beginRegular(tokensOf(text), { firstRow: 0, firstIndex: 100, count: 5 });
    slice.load(1);
    expect(loaded(slice)).toEqual(reads(second));
    slice.load(0);
    expect(loaded(slice)).toEqual(reads(first));
  });

  it('are read from a row on', () => {
    const slice = new CellSlice();
    slice.beginRegular(tokensOf(`Report\n\n${text}`), { firstRow: 3, firstIndex: 7, count: 4 });
    slice.load(1);
    expect(loaded(slice)).toEqual(second.slice(1).map((typed, at) => ({ row: 7 + at, text: typed.trim(), typed })));
  });

  it('are empty where a row is too short, and never those of the next row', () => {
    const tokens = tokensOf('a,b,c\nd\n\ne,f\ng,h,i,j\n');
    const slice = new CellSlice();
    const texts = [0, 1, 2, 3].map((source) => byRow(slice, tokens, source).map(({ typed }) => typed));
    expect(texts).toEqual([
      ['a', 'd', '', 'e', 'g'],
      ['b', '', '', 'f', 'h'],
      ['c', '', '', '', 'i'],
      ['', '', '', '', 'j'],
    ]);
  });

  it('are those of the rows that were added', () => {
    const slice = new CellSlice();
    slice.begin(tokensOf('a\nb \nc\nd \n'));
    slice.addRow(1, 5);
    slice.addRow(3, 9);
    slice.load(0);
    expect(loaded(slice)).toEqual([
      { row: 5, text: 'b', typed: 'b ' },
      { row: 9, text: 'd', typed: 'd ' },
    ]);
  });
});

const cell = fc.constantFrom('', ' ', 'a', ' b', 'c ', '\u00a0d\u00a0', 'é', '日 ', 'x y', '\u3000');
const blocks = fc.array(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 30 }), {
  minLength: 1,
  maxLength: 4,
});

test('blocks of any sizes leave nothing behind, and are read alike in both ways', () => {
  fc.assert(
    fc.property(blocks, (all) => {
      const slices = [new CellSlice(), new CellSlice()] as const;
      for (const rows of all) {
        const tokens = tokensOf(rows.map((cells) => `${cells.join(',')},end\n`).join(''));
        slices[1].beginRegular(tokens, { firstRow: 0, firstIndex: 100, count: rows.length });
        for (const source of [1, 0]) {
          const expected = rows.map((cells, at) => {
            const typed = cells[source]!;
            return { row: 100 + at, text: typed.trim(), typed };
          });
          expect(byRow(slices[0], tokens, source)).toEqual(expected);
          slices[1].load(source);
          expect(loaded(slices[1])).toEqual(expected);
        }
      }
    }),
  );
});
