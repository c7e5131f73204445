import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EngineError } from '../engine-error.js';
import type { TableLayout } from './layout/layout.js';
import { cellText } from './table/cell-text.js';
import { openTable } from './open-table.js';
import type { Table } from './table/table.js';

const PLAIN: Partial<TableLayout> = {
  encoding: 'utf-8',
  dialect: { delimiter: ',', quote: '"', escape: '"' },
  header: { start: 0, rows: 1 },
};

async function scanned(text: string | Uint8Array<ArrayBuffer>, fixed: Partial<TableLayout> = PLAIN): Promise<Table> {
  const table = await openTable(new Blob([text]), { fixed });
  await table.scan(() => undefined);
  return table;
}

const utf16 = (text: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Uint16Array.from(`\ufeff${text}`, (character) => character.charCodeAt(0)).buffer);

async function failure(run: Promise<unknown>): Promise<unknown> {
  return run.then(
    () => null,
    (error: unknown) => (error instanceof EngineError ? { code: error.code, ...error.params } : error),
  );
}

describe('opening', () => {
  test('reads a header of thousands of columns that is longer than a usual sample', async () => {
    const names = Array.from({ length: 8000 }, (_, index) => `a rather long name of a column ${index}`);
    const rows = Array.from({ length: 5 }, () => names.map((_, index) => index).join(','));
    const { columns, layout } = await openTable(new Blob([[names.join(','), ...rows, ''].join('\n')]));
    expect(layout.header).toEqual({ start: 0, rows: 1 });
    expect(columns.map(({ name }) => name)).toEqual(names);
    expect(columns.at(-1)?.samples).toEqual(['7999']);
  });

  test.each([
    ['\ufeff', 2],
    ['ï»¿', 1],
    ['ï»¿', 2],
    ['\ufeffï»¿', 1],
  ])('ignores %j, %i times, at the beginning', async (mark, times) => {
    const table = await openTable(new Blob([mark.repeat(times), '"id, nr","name"\n"1","Ann"\n"2","Bo"\n']));
    expect(table.layout).toMatchObject({ dialect: { delimiter: ',' }, header: { start: 0, rows: 1 } });
    expect(table.columns.map(({ name }) => name)).toEqual(['id, nr', 'name']);
    expect(await failure(openTable(new Blob([mark.repeat(times)])))).toEqual({ code: 'empty-file' });
  });

  test('reads rows that are quoted as a whole, in any encoding, but not those of a sheet', async () => {
    const text = '"id,name"\n"1,""Zoë, B"""\n"2,""Bo, """\n"3,""Cid, D"""';
    for (const content of [text, utf16(text)]) {
      const table = await openTable(new Blob([content]));
      await table.scan(() => undefined);
      expect(table.columns.map(({ name }) => name)).toEqual(['id', 'name']);
      expect((await table.readRows(0, 9)).map(({ cells }) => cells)).toEqual([
        ['1', 'Zoë, B'],
        ['2', 'Bo, '],
        ['3', 'Cid, D'],
      ]);
      expect(table.findings).toEqual([]);
    }
    const long = await openTable(new Blob(['"id,name,b"\n', '"1,2,3"\n'.repeat(10_000)]));
    expect(long.columns.map(({ name }) => name)).toEqual(['id', 'name', 'b']);
    const sheet = await openTable(new Blob(['"id,name,b"\n"1,2,3"\n"1,2,3"\n']), { fixed: { ...PLAIN, sheet: 'A' } });
    expect(sheet.columns.map(({ name }) => name)).toEqual(['id,name,b']);
  });

  test.each([10, 40_000])('ignores %i NULs at the end', async (count) => {
    const table = await scanned(`a,b\n1,\u00002\n${'\u0000'.repeat(count)}`);
    expect([table.rowCount, table.findings]).toEqual([1, [{ code: 'nul-bytes', line: 2, count: 1 }]]);
    expect(await failure(openTable(new Blob(['\u0000'.repeat(count)])))).toEqual({ code: 'empty-file' });
  });

  test('ignores the byte at the end of DOS texts', async () => {
    const table = await scanned('a,b\r\n1,2\r\n\u001a');
    expect([table.rowCount, table.findings]).toEqual([1, []]);
  });

  test('ignores byte order marks at the beginning of later lines, of files put together', async () => {
    const text = '\ufeffid,name\n1,Ann\n\ufeff2,Bo\ufeff\n\ufeff"3","Cem, D"\n\ufeff';
    const table = await scanned(text);
    const rows = [
      ['1', 'Ann'],
      ['2', 'Bo\ufeff'],
      ['3', 'Cem, D'],
    ];
    expect((await table.readRows(0, 9)).map(({ cells }) => cells)).toEqual(rows);
    expect((await table.readRowsAt([2])).map(({ cells }) => cells)).toEqual([rows[2]]);
    expect([table.rowCount, table.findings]).toEqual([3, []]);
  });

  test('rejects more columns than a spreadsheet has, and reports how many there are', async () => {
    expect(await failure(openTable(new Blob([`${'a,'.repeat(16_383)}b\n`])))).toBeNull();
    expect(await failure(openTable(new Blob([`${'a,'.repeat(16_384)}b\n`])))).toEqual({
      code: 'too-many-columns',
      count: 16_385,
      limit: 16_384,
    });
  });

  test('detects and describes a table without reading it in full', async () => {
    const body = Array.from(
      { length: 50 },
      (_, index) => `${index};"Zoë ${index}";${index % 2 === 0 ? '' : '2024-01-05'}`,
    );
    const table = await openTable(new Blob([`﻿id;name;since\r\n${body.join('\r\n')}`]));
    expect(table.layout).toEqual({
      encoding: 'utf-8',
      dialect: { delimiter: ';', quote: '"', escape: '"' },
      header: { start: 0, rows: 1 },
      sheet: null,
    });
    expect(table.columns.map(({ name, fillRate }) => [name, fillRate])).toEqual([['id', 1], ['name', 1], ['since', 0.5]]); // prettier-ignore
    expect(table.columns[1]?.samples.slice(0, 2)).toEqual(['Zoë 0', 'Zoë 1']);
    expect(table.head).toHaveLength(30);
    expect(table.head[0]).toEqual(['id', 'name', 'since']);
    expect([table.rowCount, table.indexedRows]).toEqual([null, 0]);
  });

  test('reads other encodings as UTF-8', async () => {
    const text = 'id,name\n1,Zo\u00eb\n2,Jos\u00e9\n3,M\u00fcller\n';
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
    const table = await openTable(new Blob([bytes]), { overrides: { encoding: 'windows-1252' } });
    await table.scan(() => undefined);
    expect((await table.readRows(0, 3)).map(({ cells }) => cells[1])).toEqual(['Zoë', 'José', 'Müller']);
    expect(table.confidence.encoding).toBe(1);
  });

  test('detects an encoding that only shows late in the file', async () => {
    const lines = Array.from({ length: 8000 }, (_, index) => {
      const city = index > 4800 && index % 50 === 0 ? 'K\u00f6ln' : 'Bonn';
      return `${index},${city},${'x'.repeat(80)}`;
    });
    const bytes = Uint8Array.from(`id,city,note\n${lines.join('\n')}`, (character) => character.charCodeAt(0));
    const table = await openTable(new Blob([bytes]));
    await table.scan(() => undefined);
    expect(table.layout.encoding).toBe('windows-1252');
    expect((await table.readRows(4850, 1))[0]?.cells[1]).toBe('Köln');
  });

  test('is not misled by an unclosed quote', async () => {
    const lines = Array.from({ length: 30_000 }, (_, index) => (index === 3 ? '3,"oops' : `${index},name ${index}`));
    const table = await openTable(new Blob([`id,name\n${lines.join('\n')}`]));
    await table.scan(() => undefined);
    expect(table.rowCount).toBe(30_000);
    expect(table.findings).toEqual([{ code: 'unclosed-quote', line: 5, count: 1 }]);
  });

  test('is certain of fixed and chosen parts', async () => {
    const table = await openTable(new Blob(['note\na|b\nc|d\n1|2\n']), {
      overrides: { delimiter: '|', header: { start: 1, rows: 2 } },
      fixed: { encoding: 'utf-8', sheet: 'Orders' },
    });
    expect(table.layout).toMatchObject({ dialect: { delimiter: '|' }, header: { start: 1, rows: 2 }, sheet: 'Orders' });
    expect(table.confidence).toMatchObject({ encoding: 1, delimiter: 1, header: 1 });
    expect(table.columns.map(({ name }) => name)).toEqual(['a c', 'b d']);
  });

  test('keeps blank, repeated and unusual names', async () => {
    const table = await openTable(new Blob(['a,,a,__proto__\n1,2,3,4\n']), { fixed: PLAIN });
    expect(table.columns.map(({ name }) => name)).toEqual(['a', '', 'a', '__proto__']);
  });

  test('trims names, and keeps the header as it is in the file only where it differs', async () => {
    const table = await openTable(new Blob(['a, b ,"c\n"\n1,2,3\n']), { fixed: PLAIN });
    expect(table.columns.map(({ name, header }) => [name, header])).toEqual([
      ['a', undefined],
      ['b', ' b '],
      ['c', 'c\n'],
    ]);
  });

  test('describes the values of each column', async () => {
    const rows = ['x,1', ',2', 'y,2', 'x,3', 'z,4', ',5'].join('\n');
    const { columns } = await openTable(new Blob([`a,b\n${rows}\n`]), { fixed: PLAIN });
    expect(columns.map(({ samples, fillRate }) => [samples, fillRate])).toEqual([
      [['x', 'y', 'z'], 4 / 6],
      [['1', '2', '3', '4', '5'], 1],
    ]);
    const [lonely] = (await openTable(new Blob(['a\n']), { fixed: PLAIN })).columns;
    expect(lonely).toMatchObject({ name: 'a', samples: [], fillRate: 0 });
  });

  test('has as many columns as its header, or as the usual row if that is wider', async () => {
    const widthOf = async (text: string): Promise<number> =>
      (await openTable(new Blob([text]), { fixed: PLAIN })).columns.length;
    expect(await widthOf('a,b,c\n1\n2\n')).toBe(3);
    expect(await widthOf('a\n1,2,3\n4,5,6\n')).toBe(3);
    // A single overlong row among many adds none.
    expect(await widthOf(`a,b\n${'1,2\n'.repeat(20)}1,2,3\n`)).toBe(2);
  });

  test('rejects an empty file', async () => {
    expect(await failure(openTable(new Blob([])))).toEqual({ code: 'empty-file' });
    expect(await failure(openTable(new Blob(['﻿'])))).toEqual({ code: 'empty-file' });
  });
});

describe('rows', () => {
  /** 6,000 of them, in several chunks. */
  const LONG_ROWS = `id\n${`${'1'.repeat(100)}\n`.repeat(6000)}`;

  test.each([0, 1, 4000, 5998])('are read without a scan, from row %i', async (first) => {
    const lines = Array.from({ length: 6000 }, (_, index) => `${index},name ${index}`.padEnd(100, '.'));
    const table = await openTable(new Blob([`id,name\n${lines.join('\n')}\n`]));
    const expected = [first, first + 1].map((index) => ({ index, number: index + 2, cells: lines[index]!.split(',') }));
    expect(await table.readRows(first, 2)).toEqual(expected);
    expect(await table.readRowsAt([first, first + 1])).toEqual(expected);
    expect(await table.readRows(5999, 5)).toHaveLength(1);
    expect(await table.readRows(6000, 5)).toEqual([]);
  });

  test('requested concurrently are read once', async () => {
    const blob = new Blob([LONG_ROWS]);
    const table = await openTable(blob);
    const windows = await Promise.all([0, 1000, 50, 5999].map((first) => table.readRows(first, 10)));
    expect(windows.map((rows) => rows.length)).toEqual([10, 10, 10, 1]);
    expect(windows.map(([row]) => row?.index)).toEqual([0, 1000, 50, 5999]);
  });

  test('do not block a running scan, and are returned as far as it has read', async () => {
    const table = await openTable(new Blob([LONG_ROWS]));
    const seen: number[] = [];
    await table.scan(async ({ firstIndex, dataRows }) => {
      seen.push((await table.readRows(firstIndex + dataRows - 1, 2)).length);
    });
    expect(seen.length).toBeGreaterThan(1);
    expect(new Set(seen)).toEqual(new Set([1]));
    expect(table.rowCount).toBe(6000);
  });

  test('fail when the file cannot be read', async () => {
    const table = await openTable(new Blob([`id\n${'1\n'.repeat(100)}`]), { rowLimit: 50 });
    expect(await failure(table.readRows(0, 3))).toEqual({ code: 'too-many-rows', limit: 50 });
  });

  test('have a stable index and the row number of a spreadsheet', async () => {
    const text = 'Report,\n\na,b\n1,x\n\n,,\n" ",\n2,"y\ny"\n3,z\n';
    const table = await scanned(text, { ...PLAIN, header: { start: 2, rows: 1 } });
    expect(table.rowCount).toBe(3);
    expect(await table.readRows(0, 10)).toEqual([
      { index: 0, number: 4, cells: ['1', 'x'] },
      { index: 1, number: 8, cells: ['2', 'y\ny'] },
      { index: 2, number: 9, cells: ['3', 'z'] },
    ]);
    expect(table.rowNumber(1)).toBe(8);
  });

  test('are found at any positions', async () => {
    const rows = Array.from({ length: 20_000 }, (_, index) => {
      return index % 7 === 3 ? `${index},"a ""b""\n${index}"` : `${index},Zoë ${'x'.repeat(index % 50)}`;
    });
    const blanks = rows.map((row, index) => (index % 11 === 5 ? `\r\n${row}` : row));
    const table = await scanned(`id,text\r\n${blanks.join('\r\n')}`);
    expect(table.rowCount).toBe(20_000);
    const wanted = [0, 1, 5, 3000, 3001, 9999, 19_999, 25_000];
    const found = await table.readRowsAt(wanted);
    expect(found.map(({ index, cells }) => [index, cells[0]])).toEqual(wanted.slice(0, -1).map((index) => [index, `${index}`])); // prettier-ignore
    const window = await table.readRows(19_990, 40);
    expect(window.map(({ index }) => index)).toEqual(Array.from({ length: 10 }, (_, index) => 19_990 + index));
    for (const { index, number } of window) {
      expect(number).toBe(index + 2 + blanks.slice(0, index + 1).filter((row) => row.startsWith('\r\n')).length);
    }
  });

  test('chosen among others are not closed by a quote of the next one chosen', async () => {
    const table = await scanned('h,i\n"x\n"y","z"\n"\n');
    const rows = (await table.readRows(0, 10)).map(({ cells }) => cells);
    expect(rows).toEqual([['"x'], ['y', 'z'], ['"']]);
    expect((await table.readRowsAt([0, 2])).map(({ cells }) => cells)).toEqual([['"x'], ['"']]);
  });

  test('read again equal those of the pass', async () => {
    const part = fc.constantFrom('a', '"', '",', ',', '\n', '\r\n', '"\n', ' ', 'é', '""');
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 60 }), async (parts) => {
        const table = await openTable(new Blob([`h,i\n${parts.join('')}`]), { fixed: PLAIN });
        const seen: string[][] = [];
        await table.scan(({ tokens, firstRow }) => {
          for (let row = firstRow; row < tokens.rowCount; row += 1) {
            const cells: string[] = [];
            for (let cell = tokens.rowCells[row]!; cell < tokens.rowCells[row + 1]!; cell += 1) {
              cells.push(cellText(tokens, cell));
            }
            if (cells.some((text) => text.trim() !== '')) seen.push(cells);
          }
        });
        expect((await table.readRows(0, 100)).map(({ cells }) => cells)).toEqual(seen);
        const one = await Promise.all(seen.map(async (_, index) => (await table.readRowsAt([index]))[0]?.cells));
        expect(one).toEqual(seen);
        for (const step of [2, 3]) {
          const some = [...seen.keys()].filter((index) => index % step === step - 1);
          const found = await table.readRowsAt(some);
          expect(found.map(({ index, cells }) => [index, cells])).toEqual(some.map((index) => [index, seen[index]]));
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('a pass', () => {
  const long = `id,text\n${Array.from({ length: 6000 }, (_, index) => `${index},text of row ${index}`.padEnd(120, '.')).join('\n')}`;

  test('yields data rows block by block with their first index', async () => {
    const table = await openTable(new Blob([long]), { fixed: PLAIN });
    let next = 0;
    let blocks = 0;
    const progress: number[] = [];
    await table.scan(
      ({ tokens, firstRow, firstIndex }) => {
        expect(firstIndex).toBe(next);
        expect(cellText(tokens, tokens.rowCells[firstRow]!)).toBe(String(firstIndex));
        next += tokens.rowCount - firstRow;
        blocks += 1;
      },
      { onProgress: (done) => progress.push(done) },
    );
    expect(next).toBe(6000);
    expect(blocks).toBeGreaterThan(2);
    expect(progress.at(-1)).toBe(table.blob.size);
  });

  test('waits for the consumer of the block', async () => {
    const table = await openTable(new Blob([long]), { fixed: PLAIN });
    let busy = false;
    await table.scan(async () => {
      expect(busy).toBe(false);
      busy = true;
      await Promise.resolve();
      busy = false;
    });
    expect(table.rowCount).toBe(6000);
  });

  test('that ends early or is aborted loses nothing', async () => {
    const table = await openTable(new Blob([long]), { fixed: PLAIN });
    await table.scan(() => undefined, { maxRows: 10 });
    expect(table.rowCount).toBeNull();
    const known = table.indexedRows;
    expect(known).toBeGreaterThanOrEqual(10);
    expect(known).toBeLessThan(6000);
    const controller = new AbortController();
    const reason = new Error('enough');
    const pause = async (): Promise<void> => controller.abort(reason);
    expect(await failure(table.scan(() => undefined, { signal: controller.signal, pause }))).toBe(reason);
    expect(table.indexedRows).toBeGreaterThanOrEqual(known);
    let short: Promise<void> | null = null;
    await table.scan((): void => {
      short ??= table.scan(() => undefined, { maxRows: 1 });
    });
    await Promise.resolve(short);
    expect([table.rowCount, table.indexedRows]).toEqual([6000, 6000]);
    expect((await table.readRows(5999, 1))[0]?.cells[0]).toBe('5999');
  });
});

describe('findings', () => {
  test('name the irregularity and its row', async () => {
    const head = 'a,b\n1,"two\nlines"\n2,x\n';
    const bytes = Uint8Array.from(`${head}3\n4,"open\n5,caf\u00e9\n6,\u0000\n`, (character) => character.charCodeAt(0));
    const table = await scanned(bytes);
    expect(table.findings).toEqual([
      { code: 'unclosed-quote', line: 5, count: 1 },
      { code: 'ragged-rows', line: 4, count: 1 },
      { code: 'invalid-bytes', line: 6, count: 1 },
      { code: 'nul-bytes', line: 7, count: 1 },
    ]);
    expect((await table.readRows(2, 2)).map(({ cells }) => cells)).toEqual([['3'], ['4', '"open']]);
  });

  test.each([
    ['that lacks a name', 'a,b\n1,2,3\n4,5,6\n7,8\n', { line: 1, count: 1 }],
    [
      'below a title, with names too many',
      'Title\n\nname,qty,x,y\nAnn,1\nBob,2\nCid,3\nDan,4\n',
      { line: 3, count: 1 },
    ],
  ])('name a header %s', async (_, text, expected) => {
    const table = await openTable(new Blob([text]));
    await table.scan(() => undefined);
    expect(table.findings).toContainEqual({ code: 'ragged-header', ...expected });
  });

  test('names of a header are joined once, without a rule below them', async () => {
    for (const text of ['id|name\n--|----\n1|Ann\n2|Bob\n', 'id,name\nid,name\n1,Ann\n2,Bob\n']) {
      const { columns, layout } = await openTable(new Blob([text]));
      expect([layout.header.rows, ...columns.map(({ name }) => name)]).toEqual([2, 'id', 'name']);
    }
  });

  test('names of groups are joined to each of their columns', async () => {
    const text = 'area,Sales,,Costs,,note\n,Q1,Q2,Q1,Q2,\nN,1,2,3,4,x\nS,2,3,4,5,y\nE,3,4,5,6,z\n';
    const { columns } = await openTable(new Blob([text]));
    expect(columns.map(({ name }) => name)).toEqual(['area', 'Sales Q1', 'Sales Q2', 'Costs Q1', 'Costs Q2', 'note']);
  });

  test('name totals and notes below the table, which a range leaves out', async () => {
    const text = 'name,qty,price\nAnn,3,4.5\nBob,4,5.5\n\nCid,5,6.5\nTotal,12,\n\nSource: us,,\n';
    const [footer] = (await scanned(text)).findings;
    expect(footer).toEqual({ code: 'footer', line: 6, count: 2, range: { rows: 3 } });
    const table = await scanned(text, { ...PLAIN, range: footer!.range! });
    expect([table.rowCount, table.findings]).toEqual([3, []]);
    expect((await table.readRows(1, 9)).map(({ cells, number }) => [number, cells[0]])).toEqual([
      [3, 'Bob'],
      [5, 'Cid'],
    ]);
  });

  test.each([
    ['a customer named like a total', 'name,qty,price\nAnn,3,4\nBob,4,5\nTotal Wine,12,6\n'],
    ['a last row with gaps', 'name,qty,price\nAnn,3,4\nBob,4,5\nCid,,\n'],
    ['an empty column', 'name,qty,,price,day\nAnn,3,,4,1\nBob,4,,5,2\n'],
  ])('do not name %s', async (_, text) => {
    expect((await scanned(text)).findings).toEqual([]);
  });

  test('name a table beside the first, which a range leaves out with the rows that only it has', async () => {
    const text = 'name,qty,,name,qty\nAnn,3,,Xia,4\nBob,4,,Yan,5\n,,,Zoe,6\n';
    const [aside] = (await scanned(text)).findings;
    expect(aside).toEqual({ code: 'side-by-side', line: 1, count: 2, range: { columns: 2, rows: 2 } });
    const table = await scanned(text, { ...PLAIN, range: aside!.range! });
    expect([table.rowCount, table.columns.map(({ name }) => name), table.findings]).toEqual([2, ['name', 'qty'], []]);
  });

  test.each([
    ['with fewer columns', 'Branch,Manager\nNorth,Ann\nSouth,Bob\n', 2],
    [
      'with more columns, below a total',
      'Total,7,\n\ncode,name,city,mail\n1,Ann,Oslo,a@b.org\n2,Bob,Rome,b@b.org\n',
      2,
    ],
    ['as wide, with a title', '\nStock,,\nsku,title,weight\nA-1,Bolt,1.5\nA-2,Nut,2.5\n', 2],
    ['of years', '\nRegion,2019,2020\nNorth,1,2\nSouth,2,3\n', 2],
    ['with the same names', '\nname,qty,price\nCid,5,6.5\n', 2],
  ])('name a table below the first, %s', async (_, below, rows) => {
    const table = await scanned(`name,qty,price\nAnn,3,4.5\nBob,4,5.5\n${below}`);
    const found = table.findings.find(({ code }) => code === 'table-below');
    expect(found?.range).toEqual({ rows });
    const first = await scanned(`name,qty,price\nAnn,3,4.5\nBob,4,5.5\n${below}`, { ...PLAIN, range: found!.range! });
    expect((await first.readRows(0, 9)).map(({ cells }) => cells[0])).toEqual(['Ann', 'Bob']);
  });

  test.each([
    ['groups with labels', 'name,qty\nNorth,\nAnn,3\nBob,4\n\nSouth,\nCid,5\nDan,6\n'],
    ['groups of texts', 'name,city\nAnn,Oslo\nBob,Rome\n\nCid,Bern\nDan,Paris\n\nEve,Madrid\nFay,Rome\n'],
    ['ragged rows', 'name,city,land\nAnn,Oslo,Norway\nBob,Rome\nCid,Bern,Switzerland\nDan,Paris\nEve,Lyon,France\n'],
  ])('do not name %s as a table', async (_, text) => {
    expect((await scanned(text)).findings.filter(({ code }) => code === 'table-below')).toEqual([]);
  });

  test('name text that was encoded twice, which an encoding repairs', async () => {
    const text = `name,city\n${'Ann,Rome\n'.repeat(9)}MÃ¼ller,KÃ¶ln\nItâ€™s,Łódź\nNÃO,«CAFÉ»\n`;
    expect((await scanned(text)).findings).toEqual([{ code: 'encoded-twice', line: 11, count: 2 }]);
    const table = await scanned(text, { ...PLAIN, encoding: 'utf-8-twice' });
    expect(table.findings).toEqual([]);
    expect((await table.readRows(9, 3)).map(({ cells }) => cells)).toEqual([
      ['Müller', 'Köln'],
      ['It’s', 'Łódź'],
      ['NÃO', '«CAFÉ»'],
    ]);
  });

  test('text encoded twice is repaired at the borders of pieces as well', async () => {
    const text = `a,b\n${'xÃ¼â€™,1\n'.repeat(100_000)}`;
    const table = await scanned(text, { ...PLAIN, encoding: 'utf-8-twice' });
    const rows = new Set((await table.readRows(0, 100_000)).map(({ cells }) => cells[0]));
    expect([...rows]).toEqual(['xü’']);
  });

  test.each([1, 7, 5000])('a range of rows ends passes and reads after %i of them', async (rows) => {
    const lines = Array.from({ length: 6000 }, (_, row) => `${row},${'x'.repeat(100)}\n`).join('');
    const table = await scanned(`a,b\n${lines}`, { ...PLAIN, range: { rows } });
    let seen = 0;
    await table.scan(({ dataRows, tokens, firstRow }) => {
      expect(tokens.rowCount - firstRow).toBe(dataRows);
      seen += dataRows;
    });
    expect([seen, table.rowCount, table.indexedRows]).toEqual([rows, rows, rows]);
    expect((await table.readRows(0, 6000)).at(-1)?.cells[0]).toBe(String(rows - 1));
  });

  test('are absent in a regular file', async () => {
    expect((await scanned('a,b\r\n1,é\r\n')).findings).toEqual([]);
  });

  test('a row without end is rejected', async () => {
    const piece = new Uint8Array(1 << 20).fill(97);
    const blob = new Blob(['a,b\n1,2\n', ...Array.from({ length: 66 }, () => piece)]);
    const table = await openTable(blob, { fixed: PLAIN });
    expect(await failure(table.scan(() => undefined))).toEqual({ code: 'row-too-large', line: 3, limit: 64 << 20 });
  });
});
