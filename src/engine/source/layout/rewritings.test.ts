import { describe, expect, it } from 'vitest';
import { openTable } from '../open-table.js';

/** Names of the columns and cells of all rows, as the file is read. */
async function read(lines: readonly string[]): Promise<readonly (readonly string[])[]> {
  const table = await openTable(new Blob([`${lines.join('\n')}\n`]));
  await table.scan(() => undefined);
  const rows = await table.readRows(0, 100);
  expect(table.findings).toEqual([]);
  return [table.columns.map(({ name }) => name), ...rows.map(({ cells }) => cells)];
}

/** What splitting at each delimiter gives. */
const asItIs = (lines: readonly string[], delimiter = ','): string[][] => lines.map((line) => line.split(delimiter));

describe('escaped delimiters', () => {
  it.each([',', ';', '\t', '|'])('before %j belong to cells', async (mark) => {
    const lines = [`name${mark}city${mark}qty`, `Doe\\${mark} J${mark}Oslo${mark}1`, `Ann${mark}a\\${mark}b${mark}2`];
    const expected = [
      ['name', 'city', 'qty'],
      [`Doe${mark} J`, 'Oslo', '1'],
      ['Ann', `a${mark}b`, '2'],
    ];
    expect(await read(lines)).toEqual(expected);
  });

  const FEW = ['name,city,qty', ...Array.from({ length: 20 }, (_, row) => `N${row},Oslo,${row}`)];

  it('may be in a single row, in the header, and beside quoted cells', async () => {
    expect((await read([...FEW, 'Doe\\, John,Bern,7'])).at(-1)).toEqual(['Doe, John', 'Bern', '7']);
    expect((await read(['last\\, first,qty', 'Doe,1', 'Lee,2'])).slice(0, 2)).toEqual([
      ['last, first', 'qty'],
      ['Doe', '1'],
    ]);
    const quoted = ['name,note,qty', 'Doe\\, John,"6\\" pipe, long",1', '"Lee, Ann",C:\\\\x,2'];
    expect(await read(quoted)).toEqual([
      ['name', 'note', 'qty'],
      ['Doe, John', '6" pipe, long', '1'],
      ['Lee, Ann', 'C:\\x', '2'],
    ]);
  });

  it.each<[string, readonly string[]]>([
    ['folders at the end of cells', ['name,folder,qty', 'a,C:\\tmp\\,1', 'b,D:\\,2', 'c,C:\\x,3']],
    ['folders at the end of all cells but the header', ['folder,qty', 'C:\\,1', 'D:\\,2']],
    ['folders without a header', ['C:\\,1', 'D:\\,2', 'E:\\,3']],
    ['rows that are equally wide as they are', ['a\\,b,c', '1\\,2,3', '4\\,5,6']],
  ])('are not %s', async (_, lines) => {
    expect(await read(lines)).toEqual(lines[0]!.startsWith('C:') ? [['', ''], ...asItIs(lines)] : asItIs(lines));
  });

  it('are read as delimiters where some rows contradict', async () => {
    const table = await openTable(new Blob([[...FEW, 'Doe\\, John,Bern,7', 'D:\\,Bern,8'].join('\n')]));
    const rows = await table.readRows(20, 2);
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['Doe\\', ' John', 'Bern', '7'],
      ['D:\\', 'Bern', '8'],
    ]);
  });
});

describe('texts written as formulas', () => {
  it.each([',', ';', '\t', '|'])('may contain %j', async (mark) => {
    const lines = [`id${mark}name`, `="007"${mark}="Doe${mark} John"`, `="008"${mark}Lee`];
    expect(await read(lines)).toEqual([
      ['id', 'name'],
      ['007', `Doe${mark} John`],
      ['008', 'Lee'],
    ]);
  });

  it('may contain quotes, and be in quotes', async () => {
    const lines = ['id,name', '="6"" pipe",Lee', '"=""Doe, John""",Ann', '="a, ""b""",="c"'];
    expect(await read(lines)).toEqual([
      ['id', 'name'],
      ['6" pipe', 'Lee'],
      ['Doe, John', 'Ann'],
      ['a, "b"', 'c'],
    ]);
  });

  it.each<[string, readonly string[]]>([
    ['markup', ['id,html,qty', '1,<a b="x">,2', '2,<a b="y">,3']],
    ['formulas of several parts', ['id,sum,qty', '1,="a"&"b",2', '2,=A1,3']],
  ])('are not %s', async (_, lines) => {
    expect(await read(lines)).toEqual(asItIs(lines));
  });
});
