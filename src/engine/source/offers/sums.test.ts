import { describe, expect, it } from 'vitest';
import { openTable } from '../open-table.js';
import type { LayoutOverrides } from '../layout/layout.js';

/** Lines and rows of the footer of a file; `null` if there is none. */
async function footerIn(lines: readonly string[], overrides: LayoutOverrides = {}): Promise<unknown> {
  const chosen = { delimiter: ';', header: { start: 0, rows: 1 }, ...overrides };
  const table = await openTable(new Blob([`${lines.join('\n')}\n`]), { overrides: chosen });
  await table.scan(() => undefined);
  const found = table.findings.find(({ code }) => code === 'footer');
  return found ? [found.line, found.count, found.range?.rows] : null;
}

const NAMES = 'name;qty;price';
const ROWS = ['Ann;3;1.50', 'Bob;4;2.25', 'Cid;5;1.00'];

describe('a row of sums without a label', () => {
  it.each<[string, readonly string[], readonly number[]]>([
    ['of all columns of numbers', [NAMES, ...ROWS, ';12;4.75'], [5, 1, 3]],
    ['of one column', [NAMES, ...ROWS, ';;4.75'], [5, 1, 3]],
    ['below a blank row', [NAMES, ...ROWS, '', ';12;4.75'], [6, 1, 3]],
    ['rounded', [NAMES, ...ROWS, ';12;5'], [5, 1, 3]],
    ['of amounts', [NAMES, 'a;1;$1,000.50', 'b;2;$2.00', 'c;3;($1.00)', ';6;$1,001.50'], [5, 1, 3]],
    ['with decimal commas', [NAMES, 'a;1;1.000,50 €', 'b;2;2,25 €', 'c;3;-1,00 €', ';6;1.001,75 €'], [5, 1, 3]],
    ['of columns with gaps', [NAMES, 'a;1;', 'b;;2', 'c;3;4', 'd;5;', 'e;;1', 'f;1;3', ';10;10'], [8, 1, 6]],
    ['above a note', [NAMES, ...ROWS, ';12;4.75', '', 'Source: own figures'], [5, 2, 3]],
    ['of a table of numbers only', ['a;b', '1;2', '3;4', '5;6', '9;12'], [5, 1, 3]],
  ])('is a footer: %s', async (_, lines, expected) => {
    expect(await footerIn(lines)).toEqual(expected);
  });

  it.each<[string, readonly string[]]>([
    ['other numbers', [NAMES, ...ROWS, ';12;4.85']],
    ['the sum of some columns', [NAMES, ...ROWS, ';13;4.75']],
    ['a sum and a text', [NAMES, ...ROWS, 'Dan;12;4.75']],
    ['a number below texts', [NAMES, ...ROWS, '3;12;4.75']],
    ['the third of three numbers', ['no;name', '1;', '2;', '3;']],
    ['nothing of nothing', [NAMES, 'a;0;0', 'b;0;0', 'c;0;0', ';0;0']],
    ['the only number of a column', [NAMES, 'a;1;', 'b;2;', 'c;3;7', ';6;7']],
    ['a row of running numbers', ['a;b', '1;10', '2;20', '3;30', '4;40']],
  ])('is not %s', async (_, lines) => {
    expect(await footerIn(lines)).toBeNull();
  });

  it('is compared with all rows of the file, up to a limit', async () => {
    const rows = (count: number): string[] => Array.from({ length: count }, (_, row) => `n${row};1;${row % 2}`);
    expect(await footerIn([NAMES, ...rows(5000), ';5000;2500'])).toEqual([5002, 1, 5000]);
    expect(await footerIn([NAMES, ...rows(5000), ';4999;2500'])).toBeNull();
    expect(await footerIn([NAMES, ...rows(50_002), ';50002;25001'])).toBeNull();
  });

  it('ends the first of two tables', async () => {
    const lines = [NAMES, ...ROWS, ';12;4.75', '', 'id;city;email', '1;Oslo;a@b.org', '2;Rome;b@b.org'];
    expect(await footerIn(lines)).toEqual([5, 1, 3]);
  });
});
