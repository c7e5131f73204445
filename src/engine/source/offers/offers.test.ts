import { describe, expect, it } from 'vitest';
import type { SourceColumn, SourceRow, TableLayout } from '../layout/layout.js';
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
    ['a total without values', ['Total|Total|Total']],
    ['a number alone', ['12||']],
    ['a note of the width of the table', ['Note||']],
    ['nothing', []],
  ])('is not %s', (_, lines) => {
    expect(footerOf(rowsOf(...BODY, ...lines))).toBeNull();
  });

  it('is below at least two rows, and has at most twelve', () => {
    expect(footerOf(rowsOf('Ann|3|4', 'Total|3|'))).toBeNull();
    expect(footerOf(rowsOf('Ann|3|4', 'Bob|4|5', 'Total|7|'))).toMatchObject({ count: 1, range: { rows: 2 } });
    expect(footerOf(rowsOf('Total|3|', 'Total|4|', 'Total|7|'))).toMatchObject({ count: 1 });
    const totals = (count: number): string[] => Array.from({ length: count }, () => 'Total|1|');
    expect(footerOf(rowsOf(...BODY, ...BODY, ...BODY, ...BODY, ...BODY, ...totals(12)))).toMatchObject({ count: 12 });
    expect(footerOf(rowsOf(...BODY, ...BODY, ...BODY, ...BODY, ...BODY, ...totals(13)))).toMatchObject({ count: 12 });
    expect(footerOf([])).toBeNull();
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
      ...{ code: 'side-by-side', line: 4, count: 2, range: { columns: 2 } },
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
