import { describe, expect, it } from 'vitest';
import { openTable } from '../open-table.js';
import { hasCommentSign, hasRowNames, headerTexts, lackOneName } from './row-names.js';

/** `;` between cells, `/` between rows. */
const rowsOf = (text: string): string[][] => text.split('/').map((line) => line.split(';'));

describe('the sign of a comment', () => {
  it.each([
    ['alone', '#;x;y', 'p;a/q;b', true],
    ['several', ' ## ;x;y', 'p;a/q;b', true],
    ['with a label', '#Fields:;x;y', 'p;a/q;b', true],
    ['not with a name', '#n;x;y', 'p;a/q;b', false],
    ['above running numbers and values', '#;x;y;z', '1;2.5;3/2;3.5;4', true],
    ['not above running numbers and texts', '#;x;y;z', '1;p;a/2;q;b', false],
    ['not before a blank name', '#;x;y;', 'p;a;1/q;b;2', false],
    ['not above values', '#;x;y', '1;p;a/2;q;b', false],
    ['not above some values', '#;x;y', 'p;a/2;q;b', false],
    ['not above nothing', '#;x;y', '', false],
  ])('%s', (_, names, rows, expected) => {
    expect(hasCommentSign(names.split(';'), rowsOf(rows))).toBe(expected);
  });

  it('is not the name of a column, and running numbers have none', () => {
    expect(headerTexts(rowsOf('#;x;y'), rowsOf('p;a/q;b'))).toEqual([['x', 'y']]);
    expect(headerTexts(rowsOf('#;x'), rowsOf('p;a/q;b'))).toEqual([['#', 'x']]);
    expect(headerTexts(rowsOf('x;y'), rowsOf('1;p;a/2;q;b/3;r;c'))).toEqual([['', 'x', 'y']]);
    expect(headerTexts([], [])).toEqual([]);
  });
});

describe('row names', () => {
  it.each([
    ['running numbers', 'x;y', '1;a;5/2;b;6/3;c;7', true],
    ['running numbers from 0', 'x;y', '0;a;5/1;b;6/2;c;7', true],
    ['blank rows between', 'x;y', '1;a;5/2;b;6/;;/3;c;7', true],
    ['ids behind them', 'id;y', '1;901;5/2;902;6/3;903;7', true],
    ['not the ids themselves', 'id;y', '1;a;5/2;b;6/3;c;7', false],
    ['not ids beside equal numbers', 'Order_No.;y', '1;9;5/2;9;6/3;9;7', false],
    ['not numbers from 2', 'x;y', '2;a;5/3;b;6/4;c;7', false],
    ['not numbers with gaps', 'x;y', '1;a;5/3;b;6/4;c;7', false],
    ['not texts', 'x;y', 'p;a;5/q;b;6/r;c;7', false],
    ['not two rows', 'x;y', '1;a;5/2;b;6', false],
    ['not empty cells at the end', 'x;y', '1;a;/2;b;/3;c;', false],
    ['not two cells more', 'x', '1;a;5/2;b;6/3;c;7', false],
    ['not where each column has a name', 'n;x;y', '1;a;5/2;b;6/3;c;7', false],
  ])('%s', (_, names, rows, expected) => {
    expect(hasRowNames(names.split(';'), rowsOf(rows))).toBe(expected);
  });

  it('are not all that a header may lack', () => {
    expect(lackOneName(['x', 'y'], rowsOf('p;a;5/q;b;6'))).toBe(true);
    expect(lackOneName(['x', 'y'], rowsOf('p;a;5/q;b'))).toBe(false);
    expect(lackOneName(['x', 'y'], rowsOf('p;a;5/q;b; '))).toBe(false);
    expect(lackOneName(['x', 'y'], [])).toBe(false);
  });

  it('have the column without a name', async () => {
    const table = await openTable(new Blob(['"x" "y" "z"\n"1" 4.5 "a" 3\n"2" 5.5 "b" 4\n"3" 6.5 "c" 5\n']));
    await table.scan(() => undefined);
    expect(table.columns.map(({ name }) => name)).toEqual(['', 'x', 'y', 'z']);
    expect(table.findings).toEqual([]);
    expect(table.confidence.header).toBeGreaterThan(0.9);
  });

  it('are asked for where another name may be missing', async () => {
    const table = await openTable(new Blob(['city,size,area\nOslo,7,5.5,a\nRome,8,6.5,b\nBern,9,7.5,c\n']));
    await table.scan(() => undefined);
    expect(table.columns.map(({ name }) => name)).toEqual(['city', 'size', 'area', '']);
    expect(table.findings.map(({ code }) => code)).toEqual(['ragged-header', 'ragged-rows']);
    expect(table.confidence.header).toBeLessThan(0.9);
  });
});
