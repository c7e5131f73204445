import { describe, expect, it } from 'vitest';
import type { SourceColumn, SourceRow, TableLayout } from '../layout/layout.js';
import { openTable } from '../open-table.js';
import { footerOf } from './footer.js';
import { tableAside } from './table-aside.js';

/** Rows from lines with `|` between cells; a blank line is a blank row, which has only a number. */
function rowsOf(...lines: readonly string[]): SourceRow[] {
  const rows: SourceRow[] = [];
  lines.forEach((line, at) => {
    if (line !== '') rows.push({ index: rows.length, number: at + 2, cells: line.split('|') });
  });
  return rows;
}

describe('a footer', () => {
  const BODY = ['Ann|3|4', 'Bob|4|5', 'Cid|5|6'];
  it.each<[string, readonly string[], number, number]>([
    ['a total', ['Total|12|'], 5, 1],
    ['a total of all columns', ['Total:|12|15'], 5, 1],
    ['a total in another language', ['Gesamtsumme|12|15'], 5, 1],
    ['a total with words behind it that lacks cells', ['Total 2024|12|'], 5, 1],
    ['totals and averages', ['Total|12|', 'Average|4|5'], 5, 2],
    ['a note below a blank row', ['', 'Source: us||'], 6, 1],
    ['a note without the cells of the table', ['Source: us'], 5, 1],
    ['notes, the first of which is below a blank row', ['', 'Source: us||', 'Printed today||'], 6, 2],
    ['a note below a total', ['Total|12|', 'See page 2||'], 5, 1],
    ['totals of something', ['Total: Campaigns|12|15', 'Total: Account|12|15'], 5, 2],
    ['a word that ends in a total below a blank row', ['', 'Umsatz gesamt|12|'], 6, 1],
    ['a balance below a blank row', ['', 'Closing balance|12|'], 6, 1],
    ['balances in another language below a blank row', ['', '|Anfangssaldo|3', '|Endsaldo|12'], 6, 2],
    ['a total below a blank row, and a part of it', ['', 'Umsatz gesamt|12|', 'davon MwSt|3|'], 6, 2],
  ])('is %s', (_, lines, line, count) => {
    const rows = rowsOf(...BODY, ...lines);
    const first = rows.find(({ number }) => number === line)!;
    const found = footerOf(rows);
    expect(found).toMatchObject({ code: 'footer', line, range: { rows: first.index } });
    expect(found?.count).toBe(rows.length - first.index);
    expect(rows.length - first.index).toBeGreaterThanOrEqual(count);
  });

  it.each<[string, readonly string[]]>([
    ['a usual row', ['Dan|6|7']],
    ['a name that begins like a total', ['Total Wine|6|7']],
    ['a name that begins with a total inside a word', ['Totalus||']],
    ['a total with a text', ['Total|x|7']],
    ['a total of something with texts', ['Total: Campaigns|x|7']],
    ['a word that ends in a total', ['Umsatz gesamt|12|']],
    ['a word that ends like a total', ['', 'Rue de la Monsumme|12|']],
    ['a total without a blank row above, and a part of it', ['Umsatz gesamt|12|', 'davon MwSt|3|']],
    ['a balance in the table', ['Closing balance|12|']],
    ['a name that contains a balance below a blank row', ['', 'New Balance Shoes|12|']],
    ['a balance with all cells below a blank row', ['', 'Balance|12|3']],
    ['a row that lacks cells below a blank row', ['', 'Dan|6|']],
    ['a total without values', ['Total|Total|Total']],
    ['a number alone', ['12||']],
    ['a note of the width of the table', ['Note||']],
    ['nothing', []],
  ])('is not %s', (_, lines) => {
    expect(footerOf(rowsOf(...BODY, ...lines))).toBeNull();
  });

  it('is below at least two rows, and has at most twelve, or forty below a blank row', () => {
    expect(footerOf(rowsOf('Ann|3|4', 'Total|3|'))).toBeNull();
    expect(footerOf(rowsOf('Ann|3|4', 'Bob|4|5', 'Total|7|'))).toMatchObject({ count: 1, range: { rows: 2 } });
    expect(footerOf(rowsOf('Total|3|', 'Total|4|', 'Total|7|'))).toMatchObject({ count: 1 });
    const totals = (count: number): string[] => Array.from({ length: count }, () => 'Total|1|');
    expect(footerOf(rowsOf(...BODY, ...BODY, ...BODY, ...BODY, ...BODY, ...totals(12)))).toMatchObject({ count: 12 });
    expect(footerOf(rowsOf(...BODY, ...BODY, ...BODY, ...BODY, ...BODY, ...totals(13)))).toMatchObject({ count: 12 });
    const many = Array.from({ length: 20 }, () => BODY).flat();
    expect(footerOf(rowsOf(...many, '', ...totals(40)))).toMatchObject({ count: 40 });
    expect(footerOf(rowsOf(...many, '', ...totals(41)))).toMatchObject({ count: 12 });
    expect(footerOf([])).toBeNull();
  });

  const WIDE = ['1|Ann|Oslo|3|4', '2|Bob|Rome|4|5', '3|Cid|Bern|5|6', '4|Dan|Kiel|6|7'];
  it.each<[string, readonly string[], number, number]>([
    ['notes with delimiters', ['', 'Notes:', '1. Provisional| subject to revision.', '2. Source: us.'], 7, 3],
    ['a word that ends in a total without most cells', ['Sales total|||12|'], 6, 1],
    ['a text and few cells where rows begin with values', ['T|14'], 6, 1],
  ])('is %s', (_, lines, line, count) => {
    expect(footerOf(rowsOf(...WIDE, ...lines))).toMatchObject({ line, count, range: { rows: 4 } });
  });

  it.each<[string, readonly string[]]>([
    ['a section and rows with values', ['', 'North', '5|Eve|Lund']],
    ['a section and rows with all cells', ['', 'North||||', 'x|Eve|||']],
    ['a row that begins with a value', ['5|Eve']],
    ['a text and many cells', ['T|Eve|Lund']],
    ['a text and few cells behind an empty one', ['|T|14||']],
    ['a text and empty cells', ['T|14|||']],
  ])('is not %s', (_, lines) => {
    expect(footerOf(rowsOf(...WIDE, ...lines))).toBeNull();
  });

  it('is not a text and few cells where rows begin with texts', () => {
    expect(footerOf(rowsOf('a|1|2|3|4', 'b|1|2|3|4', 'c|1|2|3|4', 'd|1|2|3|4', 'T|14'))).toBeNull();
  });

  it('is found in a row of all cells that begins with a label', async () => {
    const rows = ['name,clicks,shows,coin', 'A,1,5,EUR', 'B,2,6,EUR', 'C,3,7,EUR', 'Total: Account,6,18,EUR'];
    const table = await openTable(new Blob([`${rows.join('\n')}\n`]));
    await table.scan(() => undefined);
    expect(table.findings).toEqual([{ code: 'footer', line: 5, count: 1, range: { rows: 3 } }]);
  });

  it('is a sentence, padded as a row', () => {
    const many = [...BODY, ...BODY, ...BODY];
    expect(footerOf(rowsOf(...many, 'The data is provided by us.||', 'As of May||'))).toMatchObject({ count: 2 });
    expect(footerOf(rowsOf(...many, 'Saint Helena and Ascension Islands||'))).toBeNull();
    expect(footerOf(rowsOf(...many, 'Made by us.||'))).toBeNull();
    const titles = ['How to read the news.|3|4', 'The cat in the hat.|5|6', 'A tale of two cities.|7|8'];
    expect(footerOf(rowsOf(...titles, 'The man in the moon.||'))).toBeNull();
  });

  it('is more notes than rows', () => {
    const notes = ['Source: us', 'All rights are reserved', 'Provided as it is', 'As of May'];
    expect(footerOf(rowsOf(...BODY, '', ...notes))).toMatchObject({ count: 4, range: { rows: 3 } });
    expect(footerOf(rowsOf(...BODY, 'Gus', 'Hal', 'Ivo', 'Jan'))).toBeNull();
  });

  it('is a note apart in a table of two columns', () => {
    expect(footerOf(rowsOf('Ann|3', 'Bob|4', 'Cid|5', '', 'Source: us', 'May'))).toMatchObject({ count: 2 });
    expect(footerOf(rowsOf('Ann|3', 'Bob|4', 'Cid|5', '', 'Source: us|'))).toBeNull();
    expect(footerOf(rowsOf('Ann|3', 'Bob|4', 'Cid|5', '', 'Clean the house', 'Write'))).toBeNull();
    expect(footerOf(rowsOf('Ann|3', 'Bob|4', 'Cid|5', 'Source: us'))).toBeNull();
  });

  it('is not a note in a table of few columns', () => {
    expect(footerOf(rowsOf('Ann|3', 'Bob|4', 'Cid|5', '', 'Source'))).toBeNull();
  });
});

describe('a table beside the first', () => {
  const LAYOUT = { header: { start: 3, rows: 1 } } as TableLayout;
  const columnsOf = (names: string): SourceColumn[] =>
    names.split('|').map((name, index) => ({ index, name, samples: [], fillRate: name === '' ? 0 : 1 }));
  const aside = (names: string, lines: readonly string[], rowCount?: number): unknown => {
    const rows = rowsOf(...lines);
    return tableAside(columnsOf(names), rows, { layout: LAYOUT, rowCount: rowCount ?? rows.length });
  };
  const ROWS = ['Ann|3||Xia|4', 'Bob|4||Yan|5'];

  it('shares a name with it', () => {
    expect(aside('name|qty||Name|age', ROWS)).toEqual({
      code: 'side-by-side',
      line: 4,
      count: 2,
      range: { columns: 2 },
    });
    expect(aside('name|qty||who|age', ROWS)).toBeNull();
  });

  it('or ends above or below it', () => {
    const found = { code: 'side-by-side', line: 4, count: 2 };
    expect(aside('name|qty||who|age', [...ROWS, '|||Zoe|6'])).toEqual({ ...found, range: { columns: 2, rows: 2 } });
    expect(aside('name|qty||who|age', [...ROWS, 'Cid|5||| '])).toEqual({ ...found, range: { columns: 2 } });
    // One of them has no rows.
    expect(aside('name|qty||who|age', ['Ann|3|||', 'Bob|4|||'])).toBeNull();
    expect(aside('name|qty||who|age', ['|||Xia|4'])).toBeNull();
  });

  it('is only compared by its end if all rows are known', () => {
    expect(aside('name|qty||who|age', [...ROWS, '|||Zoe|6'], 4)).toBeNull();
    expect(aside('name|qty||name|age', [...ROWS, '|||Zoe|6'], 4)).toMatchObject({ range: { columns: 2 } });
    expect(aside('name|qty||name|age', [...ROWS, '|||Zoe|6'], 4)).not.toHaveProperty('range.rows');
  });

  it('is behind an empty column, after at least two and before at least two', () => {
    expect(aside('name||name|age', ['Ann||Xia|4'])).toBeNull();
    expect(aside('name|qty||name', ['Ann|3||Xia'])).toBeNull();
    expect(aside('name|qty|age|name', ['Ann|3|4|Xia'])).toBeNull();
    expect(aside('|qty||qty|name', ['|3||4|Xia'])).toBeNull();
    expect(aside('name|qty|||name|age', ['Ann|3|||Xia|4'])).toMatchObject({ count: 2, range: { columns: 2 } });
    expect(aside('name|qty||', ['Ann|3||'])).toBeNull();
  });

  it('is not one whose columns without a name have values', () => {
    const columns = columnsOf('name|qty||name|age').map((column) => ({ ...column, fillRate: 1 }));
    expect(tableAside(columns, rowsOf(...ROWS), { layout: LAYOUT, rowCount: 2 })).toBeNull();
    const nameless = columnsOf('name|qty|||name').map((column, at) => (at === 3 ? { ...column, fillRate: 1 } : column));
    expect(tableAside(nameless, rowsOf('Ann|3||x|Xia'), { layout: LAYOUT, rowCount: 1 })).toMatchObject({ count: 2 });
  });
});
