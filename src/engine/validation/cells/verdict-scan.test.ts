import { describe, expect, it } from 'vitest';
import { createTokenizer } from '../../source/table/csv-tokenizer.js';
import { CellSlice } from './cell-slice.js';
import { VerdictScan } from './verdict-scan.js';

/** Classifies the cells of a column by their length, and lists the texts that it was asked about. */
function scanner(options: Partial<ConstructorParameters<typeof VerdictScan>[1]> = {}) {
  const asked: string[] = [];
  const scan = new VerdictScan(
    (text) => {
      asked.push(text);
      return text.length;
    },
    { seed: 1, ...options },
  );
  const cells = new CellSlice();
  const run = (texts: readonly string[]): { verdicts: readonly (number | undefined)[]; asked: string[] } => {
    asked.length = 0;
    const bytes = new TextEncoder().encode(texts.map((text) => `${text},end\n`).join(''));
    const tokens = createTokenizer({ delimiter: ',', quote: '"', escape: '"' }).push(bytes, true);
    cells.beginRegular(tokens, { firstRow: 0, firstIndex: 0, count: texts.length });
    cells.load(0);
    scan.run(cells);
    return {
      verdicts: texts.map((text, at) => (text.trim() === '' ? undefined : scan.verdicts[at])),
      asked: [...asked],
    };
  };
  return { run, asked };
}

describe('classes of cells', () => {
  it('are those of their trimmed texts, blank ones excepted', () => {
    const { run } = scanner();
    expect(run([' a', 'bbb ', '', ' ', 'é日', 'a'])).toEqual({
      verdicts: [1, 3, undefined, undefined, 2, 1],
      asked: ['a', 'bbb', 'é日', 'a'],
    });
  });

  it('are those of the texts as typed, if asked', () => {
    const { run } = scanner({ asTyped: true });
    expect(run([' a', 'bbb ', ' ', 'a'])).toEqual({ verdicts: [2, 4, undefined, 1], asked: [' a', 'bbb ', 'a'] });
    expect(run(['a', ' a'])).toEqual({ verdicts: [1, 2], asked: [] });
  });

  it('are remembered from block to block', () => {
    const { run } = scanner();
    run(['a', 'bb', 'ccc']);
    expect(run(['ccc', 'dddd', ' a', '', 'bb'])).toEqual({ verdicts: [3, 4, 1, undefined, 2], asked: ['dddd'] });
    expect(run(['a'])).toEqual({ verdicts: [1], asked: [] });
    expect(run(['', ''])).toEqual({ verdicts: [undefined, undefined], asked: [] });
  });

  it('may be known from the bytes', () => {
    const classifyBytes = (bytes: Uint8Array, start: number, end: number): number =>
      bytes[start] === 0x31 ? 100 + end - start : -1;
    const { run } = scanner({ classifyBytes });
    expect(run(['1', 'a', ' 123 ', '1', 'a'])).toEqual({ verdicts: [101, 1, 103, 101, 1], asked: ['a', 'a'] });
    expect(run(['a', '1'])).toEqual({ verdicts: [1, 101], asked: [] });
  });

  it('may be 0', () => {
    const scan = new VerdictScan(() => 0, { seed: 1, classifyBytes: () => 0 });
    const cells = new CellSlice();
    const tokens = createTokenizer({ delimiter: ',', quote: '', escape: '' }).push(Uint8Array.of(0x61, 0x0a), true);
    cells.beginRegular(tokens, { firstRow: 0, firstIndex: 0, count: 1 });
    cells.load(0);
    scan.verdicts = Uint8Array.of(7);
    scan.run(cells);
    expect(scan.verdicts[0]).toBe(0);
  });
});

describe('remembering classes', () => {
  const distinct = (from: number, count: number): string[] => Array.from({ length: count }, (_, at) => `v${from + at}`);

  it('ends in a column whose values rarely repeat', () => {
    const { run } = scanner();
    const kept = distinct(0, 8191);
    run(kept);
    // One lookup less than decides it.
    expect(run(['v8190']).asked).toEqual([]);
    expect(run(['v8190']).asked).toEqual(['v8190']);
  });

  it('goes on in a column whose values repeat in most cells', () => {
    const { run } = scanner();
    const few = distinct(0, 100);
    for (let block = 0; block < 90; block += 1) run(few);
    expect(run(few).asked).toEqual([]);
  });
});
