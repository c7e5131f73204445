import { describe, expect, it } from 'vitest';
import { createTokenizer } from './csv-tokenizer.js';
import { StrayQuotes } from './stray-quotes.js';

interface Setting {
  readonly quote?: string;
  /** Number of rows of the whole file. */
  readonly rows?: number;
  /** Position of the text in its blob. */
  readonly base?: number;
}

/** How many stray quotes of a text are reported, and the position of the first. */
function found(text: string, { quote = '"', rows = 1, base = 0 }: Setting = {}): readonly [number, number] {
  const strays = new StrayQuotes(quote);
  const tokenizer = createTokenizer({ delimiter: ',', quote, escape: quote }, base);
  strays.check(tokenizer.push(new TextEncoder().encode(text), true));
  const { count, position } = strays.found(rows);
  return [count, position];
}

describe('a stray quote', () => {
  it.each([
    ['in a cell', 'a,b\n1,x" y\n', 1, 7],
    ['at the end of a cell', 'a,b\n1,x"\n', 1, 7],
    ['at the end of the text', 'a,x"', 1, 3],
    ['in the first cell', 'a"b,c\n', 1, 1],
    ['as the third of a cell', 'a,x"y"z"\n', 1, 3],
    ['in two cells of a row', 'x",y"\n', 2, 1],
    ['in cells next to quoted ones', '"a",x"y,"b"\n"c",d\n', 1, 5],
    ['after a quoted cell with doubled quotes', '"a ""b"" c",d\nx"y,1\n', 1, 15],
    ['in several rows', 'a,b\nx",1\n2,y"\nz",3\n', 3, 5],
  ])('%s is counted', (_, text, count, position) => {
    expect(found(text)).toEqual([count, position]);
  });

  it.each([
    ['two in a cell', 'a,"b" is x"y" here\nx"y"z,1\n'],
    ['those around a cell', '"a","b"\n"c, d","e\nf"\n'],
    ['doubled ones in a quoted cell', '"a ""b",c\n'],
    ['one before a cell, which counts elsewhere', 'a,"b\nc,d\n'],
    ['an empty quoted cell', '"",a\n""\n'],
    ['none', 'a,b\n1,2\n'],
    ['nothing', ''],
  ])('is not: %s', (_, text) => {
    expect(found(text)).toEqual([0, -1]);
  });

  it('has a position in the blob, wherever the text begins', () => {
    expect(found('a,x"\n', { base: 1000 })).toEqual([1, 1003]);
  });

  it('is the quote of the dialect, if there is one', () => {
    expect(found("a,it's\n", { quote: "'" })).toEqual([1, 4]);
    expect(found("a,it's\n")).toEqual([0, -1]);
    expect(found('a,x"\n', { quote: '' })).toEqual([0, -1]);
  });

  it('is counted over all blocks, with the position of the first', () => {
    const strays = new StrayQuotes('"');
    const tokenizer = createTokenizer({ delimiter: ',', quote: '"', escape: '"' });
    for (const [text, isLast] of [
      ['a,b\n', false],
      ['x",1\n', false],
      ['y",2\n', true],
    ] as const) {
      strays.check(tokenizer.push(new TextEncoder().encode(text), isLast));
    }
    expect(strays.found(2)).toEqual({ count: 2, position: 5 });
  });
});

describe('quotes in many rows are the way a file writes inches', () => {
  const inches = (count: number): string => 'x",1\n'.repeat(count);
  it.each([
    [3, 1, 3],
    [4, 1, 0],
    [4, 399, 0],
    [4, 400, 4],
    [9, 900, 9],
    [10, 900, 0],
  ])('%i of %i rows: %i are reported', (count, rows, reported) => {
    expect(found(inches(count), { rows })).toEqual([reported, 1]);
  });

  it('and are only examined up to a number', () => {
    expect(found(inches(20_100), { rows: 5e6 })).toEqual([20_000, 1]);
  });
});
