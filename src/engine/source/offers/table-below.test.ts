import { expect, it } from 'vitest';
import { openTable } from '../open-table.js';

const FIRST = ['name,qty,price', 'Ann,3,4.5', 'Bob,4,5.5', 'Cid,5,6.5'];
const CHOSEN = { header: { start: 0, rows: 1 }, delimiter: ',', quote: '"', encoding: 'utf-8' };

/** Line and number of rows of the table found below the first one; `null` if there is none. */
async function below(lines: readonly string[]): Promise<readonly unknown[] | null> {
  const table = await openTable(new Blob([`${lines.join('\n')}\n`]), { overrides: CHOSEN });
  await table.scan(() => undefined);
  const found = table.findings.find(({ code }) => code === 'table-below');
  return found ? [found.line, found.count, found.range?.rows] : null;
}

it.each<[string, readonly string[], readonly [line: number, count: number, rows: number]]>([
  ['with the names of the first, of texts only', ['', 'name,qty,price', 'Dan,few,low', 'Eve,some,high'], [6, 3, 3]],
  ['with the first names of the first', ['', 'name,qty', 'Dan,few', 'Eve,some'], [6, 3, 3]],
  ['of other columns behind a blank row', ['', 'code,city', 'A1,Oslo', 'B2,Rome'], [6, 3, 3]],
  ['of as many columns, above other values', ['', 'id,city,email', '1,Oslo,a@b.org', '2,Rome,b@b.org'], [6, 3, 3]],
  ['with three titles', ['', 'Stock', 'Of the year', 'By branch', 'id,city', '1,Oslo', '2,Rome'], [6, 6, 3]],
  ['narrower without a blank row', ['id,city', '1,Oslo', '2,Rome'], [5, 3, 3]],
  [
    'wider without a blank row',
    ['id,city,email,day', '1,Oslo,a@b.org,2024-01-01', '2,Rome,b@b.org,2024-01-02'],
    [5, 3, 3],
  ],
  ['below lines that are too many for titles', ['', 'a', 'b', 'c', 'd', 'id,city', '1,Oslo', '2,Rome'], [10, 3, 3]],
  ['of years', ['', 'Region,2019,2020', 'North,1,2', 'South,2,3'], [6, 3, 3]],
  ['behind more rows of the first', ['', 'Dan,6,7.5', 'Eve,7,8.5', '', 'id,city', '1,Oslo', '2,Rome'], [9, 3, 5]],
])('finds a table below the first: %s', async (_, lines, expected) => {
  expect(await below([...FIRST, ...lines])).toEqual(expected);
});

it.each<[string, readonly string[]]>([
  ['rows like the first ones', ['', 'Dan,6,7.5', 'Eve,7,8.5']],
  ['names without rows', ['', 'id,city']],
  ['names of one column', ['', 'city', 'Oslo', 'Rome']],
  ['a narrower row and one more, without a blank row', ['id,city', '1,Oslo']],
  ['a total', ['', 'Total,12,16.5']],
])('finds no table in %s', async (_, lines) => {
  expect(await below([...FIRST, ...lines])).toBeNull();
});

it('finds no table below a single row', async () => {
  const other = ['', 'id,city', '1,Oslo', '2,Rome'];
  expect(await below([...FIRST.slice(0, 2), ...other])).toBeNull();
  expect(await below([...FIRST.slice(0, 3), ...other])).toEqual([5, 3, 2]);
});

it('finds no table below a row with a missing delimiter', async () => {
  const rows = ['on,at,kind,qty', '2024-01-01,07:15,rent,3', '2024-01-02,08:15,shop,4', '2024-01-03,09:15,fuel,5'];
  const others = ['2024-01-05,07:30,rent,6', '2024-01-06,08:30,shop,', '2024-01-07,09:30,fuel,8'];
  expect(await below([...rows, '2024-01-0410:15,rent,7', ...others])).toBeNull();
  expect(await below([...rows, 'on,sort,more', '2024-01-04,rent,7', '2024-01-05,shop,8'])).toEqual([5, 3, 3]);
});

/** The first rows of one table, and those below a blank row in it. */
it.each<[string, readonly string[], readonly string[]]>([
  ['of texts', ['name;city;kind', 'Ann;Oslo;big', 'Bob;Rome;small'], ['Cid;Bern;big', 'Dan;Kiel;low']],
  [
    'that begin with a shorter row',
    ['name;city;kind', 'Ann;Oslo;big', 'Bob;Rome;small'],
    ['Total;Bern', 'Dan;Kiel;low'],
  ],
  [
    'of dates and ids',
    ['name;due;id', 'Ann;06/12/2015;1001', 'Bob;12/06/2017;1002'],
    ['Cid;16/02/2018;1005', 'Dan;21/01/2021;1006'],
  ],
  [
    'of several dates',
    ['due;made;note', '22/12/2024;2022-07-05;x', '27/04/2024;2022-12-22;y'],
    ['04/03/2025;2025-06-17;z', '01/06/2015;2025-04-10;x'],
  ],
  ['of years', ['name;from;to', 'Ann;2001;2004', 'Bob;2003;2009'], ['Cid;2005;2006', 'Dan;2001;2002']],
  [
    'with a word that is a name elsewhere',
    ['who;city', 'Ann;Rome', 'Bob;Madrid'],
    ['Chen Smith;Main Street', 'Dan Lee;OK'],
  ],
  [
    'with words that are names elsewhere',
    ['kind;city', 'Order;Main Street', 'Bob;Oslo'],
    ['Item;Main Street', 'Dan;Rome'],
  ],
])('finds no table in rows %s below a blank row', async (_, first, rows) => {
  expect(await below([...first, '', ...rows].map((line) => line.replaceAll(';', ',')))).toBeNull();
});
