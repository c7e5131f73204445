import { describe, expect, it, test } from 'vitest';
import { encodeText } from '../testing/encode-text.js';
import { openTable } from './open-table.js';
import type { OpenOptions } from './open-table.js';
import { sourceColumns } from './source-columns.js';
import type { Table } from './table/table.js';

const HEADER: OpenOptions = { overrides: { header: { start: 0, rows: 1 }, delimiter: ',' } };
const open = (text: string, options = HEADER): Promise<Table> => openTable(new Blob([text]), options);
const namesOf = async (text: string): Promise<readonly string[]> => (await open(text)).columns.map(({ name }) => name);

describe('the columns of a file', () => {
  it('have trimmed names, and the text of the header where it differs', async () => {
    const { columns } = await open(' Name ,Age\nAda,36\n');
    expect(columns).toMatchObject([
      { index: 0, name: 'Name', header: ' Name ' },
      { index: 1, name: 'Age' },
    ]);
    expect(columns[1]).not.toHaveProperty('header');
    const two = { overrides: { header: { start: 0, rows: 2 }, delimiter: ',' } };
    const joined = await open('Name,Size,Size\nName,,m\nAda,36,x\n', two);
    expect(joined.columns.map(({ name, header }) => [name, header])).toEqual([
      ['Name', undefined],
      ['Size', undefined],
      ['Size m', undefined],
    ]);
  });

  it.each([
    ['cells merged into it', 'Nr.,Person,,Note\n,First,Last,\n1,Ada,Byron,x\n', 1, ['Nr.', 'First', 'Last', 'Note']],
    [
      'one, beside two groups',
      'Nr.,Person,,Contact,\n,First,Last,Mail,City\n1,Ada,Byron,a@b.c,Oslo\n',
      1,
      ['Nr.', 'First', 'Last', 'Mail', 'City'],
    ],
    ['no groups', 'Nr.,,City,Note\n,Name,,\n1,Ada,Oslo,x\n', 1, ['Nr.', 'Name', 'City', 'Note']],
    ['no title', 'Staff,,\n,First,Last\n1,Ada,Byron\n', 1, ['', 'First', 'Last']],
    ['no title of two cells', 'Report,Sales Team,\n,First,Last\n1,Ada,Byron\n', 1, ['', 'First', 'Last']],
    [
      'no title of three',
      'Report,Sales Team,North,\n,First,Last,City\n1,Ada,Byron,Ulm\n',
      1,
      ['', 'First', 'Last', 'City'],
    ],
    ['no data', 'Name,City,Country\nAnn,Oslo,Norway\nBo,,Sweden\nCy,Rome,Italy\n', 2, ['Bo', '', 'Sweden']],
    ['no data of empty rows', 'Name,City,Country\nAnn,Oslo,Norway\n,,\nCy,Rome,\n', 3, ['Cy', 'Rome', '']],
    ['no facts', 'Nr.,Staff,,2024\n,First,Last,\n1,Ada,Byron,x\n', 1, ['', 'First', 'Last', '']],
    [
      'no labels',
      'By:,Ann,,Of:,Bo,\n,First,Last,,Mail,City\n1,Ada,Byron,x,a@b.c,Oslo\n',
      1,
      ['', 'First', 'Last', '', 'Mail', 'City'],
    ],
  ])('have the names above a chosen header: %s', async (_, text, start, names) => {
    const { columns } = await open(text, { overrides: { header: { start, rows: 1 }, delimiter: ',' } });
    expect(columns.map(({ name }) => name)).toEqual(names);
  });

  it('have names from above in time that does not grow with their square', () => {
    let reads = 0;
    const counted = (cells: string[]): readonly string[] =>
      new Proxy(cells, {
        get: (target, key): unknown => {
          reads += 1;
          return Reflect.get(target, key);
        },
      });
    const width = 2000;
    const names = Array.from({ length: width }, (_, at) => (at % 4 === 3 ? '' : `c${at}`));
    const header = Array.from({ length: width }, (_, at) => (at % 4 === 0 ? '' : `n${at}`));
    sourceColumns([counted(names), header, names], { start: 1, rows: 1 });
    expect(reads).toBeLessThan(width * 50);
  });

  it('have no names from above rows without a header', async () => {
    const { columns } = await open('a,b\nAda,x\n', { overrides: { header: { start: 1, rows: 0 }, delimiter: ',' } });
    expect(columns.map(({ name }) => name)).toEqual(['', '']);
  });

  it('have their first distinct values and how many cells are filled', async () => {
    const lines = ['a,x', ' ,x', 'a,y', 'b,z', ...[1, 2, 3, 4, 5, 6, 7, 8].map((value) => `${value},x`)];
    const [first, second] = (await open(`p,q\n${lines.join('\n')}\n,\n`)).columns;
    expect(first).toMatchObject({ samples: ['a', 'b', '1', '2', '3', '4', '5', '6'], fillRate: 11 / 12 });
    expect(second).toMatchObject({ samples: ['x', 'y', 'z'], fillRate: 1 });
    expect((await open('p,q\n')).columns).toMatchObject([{ samples: [], fillRate: 0 }, { name: 'q' }]);
  });

  it('are as many as the header or the usual row has', async () => {
    expect(await namesOf('a,b,c\n1,2\n3,4\n')).toEqual(['a', 'b', 'c']);
    expect(await namesOf('a\n1,2\n3,4\n')).toEqual(['a', '']);
    const rows = (wide: number, usual: number): string => '1,2,3\n'.repeat(wide) + '1,2\n'.repeat(usual);
    expect(await namesOf(`a,b\n${rows(1, 20)}`)).toEqual(['a', 'b']);
    expect(await namesOf(`a,b\n${rows(2, 18)}`)).toEqual(['a', 'b', '']);
  });

  it('may be 16,384, and not more', async () => {
    const names = (count: number): string => `${Array.from({ length: count }, (_, at) => `c${at}`).join(',')}\n`;
    expect((await open(names(16_384))).columns).toHaveLength(16_384);
    await expect(open(names(16_385))).rejects.toMatchObject({
      code: 'too-many-columns',
      params: { count: 16_385, limit: 16_384 },
    });
  });

  it('are those of a range', async () => {
    const range = { overrides: { ...HEADER.overrides, range: { columns: 2 } } };
    const table = await open('a,b,c\n1,2,3\n', range);
    expect([table.columns.length, table.layout.range]).toEqual([2, { columns: 2 }]);
  });
});

test.each(['', '\ufeff'])('a file of %j is empty', async (text) => {
  await expect(open(text)).rejects.toMatchObject({ code: 'empty-file' });
});

test('what the user has chosen is certain', async () => {
  const text = 'a;b\n1;2\n';
  const certain = { encoding: 1, delimiter: 1, quote: 1, header: 1 };
  const dialect = { delimiter: ';', quote: '"', escape: '"' };
  const header = { start: 0, rows: 1 };
  expect(
    (await open(text, { overrides: { encoding: 'utf-8', delimiter: ';', quote: '"', header } })).confidence,
  ).toEqual(certain);
  expect((await open(text, { fixed: { encoding: 'utf-8', dialect, header } })).confidence).toEqual(certain);
  expect((await open(text, {})).confidence).not.toEqual(certain);
});

test.each(['utf-8', 'utf-16le', 'utf-16be'])(
  'a long file in %s is read with a byte order mark and without',
  async (encoding) => {
    const text = `name,note\n${`Zo\u00eb,${'x'.repeat(200)}\n`.repeat(encoding === 'utf-8' ? 1400 : 700)}`;
    for (const mark of ['', '\ufeff']) {
      const table = await openTable(new Blob([encodeText(mark + text, encoding)!]));
      expect([table.layout.encoding, ...table.columns.map(({ name }) => name)]).toEqual([encoding, 'name', 'note']);
      expect(table.columns[0]?.samples).toEqual(['Zo\u00eb']);
    }
  },
);
