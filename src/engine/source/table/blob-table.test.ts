import { describe, expect, it } from 'vitest';
import { EngineError } from '../../engine-error.js';
import type { HeaderPlace, TableLayout } from '../layout/layout.js';
import { BlobTable } from './blob-table.js';
import type { TableParts } from './blob-table.js';
import type { DataBlock } from './table.js';

/** A blob that lists the parts that were read of it. */
class WatchedBlob extends Blob {
  readonly reads: (readonly [from: number, to: number])[] = [];

  override slice(start = 0, end = this.size): Blob {
    this.reads.push([start, end]);
    return super.slice(start, end);
  }
}

interface Setting extends Partial<Pick<TableParts, 'textStart' | 'rowLimit' | 'blob'>> {
  readonly header?: HeaderPlace;
  readonly columns?: readonly string[];
  readonly range?: TableLayout['range'];
  readonly head?: TableParts['head'];
}

function tableOf(
  text: string,
  { header = { start: 0, rows: 1 }, columns = ['a', 'b'], range, head = [['a', 'b']], ...more }: Setting = {},
): BlobTable {
  return new BlobTable({
    blob: new Blob([text]),
    textStart: 0,
    ...more,
    layout: {
      encoding: 'utf-8',
      dialect: { delimiter: ',', quote: '"', escape: '"' },
      header,
      sheet: null,
      ...(range ? { range } : {}),
    },
    confidence: { encoding: 1, delimiter: 1, quote: 1, header: 1 },
    columns: columns.map((name, index) => ({ index, name, samples: [], fillRate: 1 })),
    head,
  });
}

/** Rows of ten bytes each, the header included: the first piece of a file, 16 KiB, has 1,637 of them. */
const tens = (rows: number): string =>
  `head,four\n${Array.from({ length: rows }, (_, row) => `${String(row).padStart(5, '0')},abc\n`).join('')}`;
const firsts = (rows: readonly { readonly cells: readonly string[] }[]): number[] =>
  rows.map(({ cells }) => Number(cells[0]));

async function blocksOf(table: BlobTable): Promise<DataBlock[]> {
  const blocks: DataBlock[] = [];
  await table.scan((block) => void blocks.push({ ...block }));
  return blocks;
}

describe('the number of rows', () => {
  it('is estimated from the beginning of the file, and known after a full pass', async () => {
    const table = tableOf(tens(5000).replaceAll(',abc', ',ab'));
    expect([table.rowCount, table.indexedRows, table.expectedRows]).toEqual([null, 0, 0]);
    await table.scan(() => undefined, { maxRows: 1 });
    const read = table.indexedRows;
    expect(read).toBeLessThan(5000);
    expect(table.rowCount).toBeNull();
    expect(table.expectedRows).toBe(Math.ceil((read * table.blob.size) / (read * 9 + 10)));
    await table.scan(() => undefined);
    expect([table.rowCount, table.indexedRows, table.expectedRows]).toEqual([5000, 5000, 5000]);
  });

  it('may be limited', async () => {
    const within = tableOf('a,b\n1,2\n3,4\n', { rowLimit: 2 });
    await within.scan(() => undefined);
    expect(within.rowCount).toBe(2);
    const error = await tableOf('a,b\n1,2\n\n3,4\n5,6\n', { rowLimit: 2 })
      .scan(() => undefined)
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(EngineError);
    expect(error).toMatchObject({ code: 'too-many-rows', params: { limit: 2 } });
  });
});

describe('a pass', () => {
  it('describes each block: where its data begins, and whether it is regular', async () => {
    const [block, ...others] = await blocksOf(tableOf('Report\na,b\n1,2\n3,4\n', { header: { start: 1, rows: 1 } }));
    expect(block).toMatchObject({ firstRow: 2, firstIndex: 0, dataRows: 2, isRegular: true, mayBeUndecodable: false });
    expect(others).toEqual([]);
  });

  it.each([
    ['a blank row', 'a,b\n1,2\n\n3,4\n', 2],
    ['a blank row of several cells', 'a,b\n1,2\n ,\t\n3,4\n', 2],
    ['a short row', 'a,b\n1,2\n3\n', 2],
    ['a long row', 'a,b\n1,2,3\n4,5\n', 2],
  ])('a block with %s is not regular', async (_, text, dataRows) => {
    const [block] = await blocksOf(tableOf(text));
    expect(block).toMatchObject({ isRegular: false, dataRows });
  });

  it('gives the same again', async () => {
    const table = tableOf('a,b\n\n1,2\n ,\n3\n4,"x\n');
    const first = await blocksOf(table);
    const { findings } = table;
    expect(findings.map(({ code }) => code)).toEqual(['unclosed-quote', 'ragged-rows']);
    const again = await blocksOf(table);
    const shapes = [first, again].map((blocks) => blocks.map(({ firstIndex, dataRows }) => [firstIndex, dataRows]));
    expect(shapes[1]).toEqual(shapes[0]);
    expect([table.rowCount, table.findings, table.rowNumber(1)]).toEqual([3, findings, 5]);
  });

  it('yields no block without data rows', async () => {
    expect(await blocksOf(tableOf('a,b\n'))).toEqual([]);
    expect(await blocksOf(tableOf('a,b\n\n \n'))).toEqual([]);
  });

  it('reports undecodable bytes of a block', async () => {
    const blob = new Blob(['a,b\n1,', Uint8Array.of(0xff), '\n']);
    const table = tableOf('', { blob });
    const [block] = await blocksOf(table);
    expect([block?.mayBeUndecodable, table.invalidAt]).toEqual([true, 6]);
    expect(tableOf('a,b\n').invalidAt).toBe(-1);
    // Again with what is known by then.
    expect((await blocksOf(table))[0]?.mayBeUndecodable).toBe(true);
    expect(table.findings).toEqual([{ code: 'invalid-bytes', line: 2, count: 1 }]);
  });

  it('reports its progress in bytes, and pauses after each piece', async () => {
    const table = tableOf(tens(5000));
    const events: (string | readonly number[])[] = [];
    await table.scan(() => undefined, {
      onProgress: (done, total) => events.push([done, total]),
      pause: async () => void events.push('pause'),
    });
    const { size } = table.blob;
    const progress = events.filter((event) => event !== 'pause');
    expect(events).toEqual(progress.flatMap((event) => [event, 'pause']));
    expect(progress[0]).toEqual([16_380, size]);
    expect(progress.at(-1)).toEqual([size, size]);
  });

  it('ends after the piece with enough rows', async () => {
    const table = tableOf(tens(5000));
    let seen = 0;
    await table.scan(({ dataRows }) => void (seen += dataRows), { maxRows: 1637 });
    expect([seen, table.indexedRows, table.rowCount]).toEqual([1637, 1637, null]);
    await table.scan(() => undefined, { maxRows: 1638 });
    expect(table.indexedRows).toBe(5000);
  });

  it('starts after a byte order mark', async () => {
    const table = tableOf('\ufeffa,b\n1,"x\n', { textStart: 3, head: [['a', 'b']] });
    const [block] = await blocksOf(table);
    expect(block!.tokens.base + block!.tokens.rowStarts[block!.firstRow]!).toBe(7);
    expect(table.findings).toEqual([{ code: 'unclosed-quote', line: 2, count: 1 }]);
    expect((await table.readRows(0, 1))[0]).toEqual({ index: 0, number: 2, cells: ['1', '"x'] });
  });

  it('throws the reason of its signal, before the first block', async () => {
    const reason = new Error('enough');
    const scan = tableOf('a,b\n1,2\n').scan(() => expect.unreachable(), { signal: AbortSignal.abort(reason) });
    await expect(scan).rejects.toBe(reason);
  });

  it('ends at the last row of its range, also where a later row would be too many', async () => {
    const table = tableOf('a,b\n1,2\n\n3,4\n5,6\n7,8\n', { range: { rows: 2 }, rowLimit: 2 });
    const [block] = await blocksOf(table);
    expect([block?.dataRows, block?.tokens.rowCount, table.rowCount, table.findings]).toEqual([2, 4, 2, []]);
    expect(firsts(await table.readRows(0, 9))).toEqual([1, 3]);
  });
});

describe('rows of another length than the header', () => {
  it.each<[string, string, Setting, readonly unknown[]]>([
    ['one is short', 'a,b\n1,2\n3\n', {}, [{ code: 'ragged-rows', line: 3, count: 1 }]],
    ['several are', 'a,b\n1\n2,3\n4,5,6\n', {}, [{ code: 'ragged-rows', line: 2, count: 2 }]],
    [
      'the header is short, and the column without a name has values',
      'a\n1,2\n3,4\n',
      { columns: ['a', ''], head: [['a']] },
      [{ code: 'ragged-rows', line: 2, count: 2 }],
    ],
    [
      'the header is short, and its names are those of the last columns',
      'b\n1,2\n',
      { columns: ['', 'b'], head: [['b']] },
      [],
    ],
    [
      'the header has two rows, the second of which is wider',
      'x\na,b\n1,2\n3\n',
      { header: { start: 0, rows: 2 }, head: [['x'], ['a', 'b']] },
      [{ code: 'ragged-rows', line: 4, count: 1 }],
    ],
    ['there is no header', '1,2\n3,4\n', { header: { start: 0, rows: 0 }, head: [] }, []],
    ['none is', 'a,b\n1,2\n3,4\n', {}, []],
  ])('%s', async (_, text, setting, findings) => {
    const table = tableOf(text, setting);
    await table.scan(() => undefined);
    expect(table.findings.filter(({ code }) => code === 'ragged-rows')).toEqual(findings);
  });
});

describe('reading rows', () => {
  it('reads the file as far as it must', async () => {
    const table = tableOf(tens(60_000));
    expect(firsts(await table.readRows(1630, 3))).toEqual([1630, 1631, 1632]);
    expect(table.indexedRows).toBe(1637);
    expect(firsts(await table.readRowsAt([1700]))).toEqual([1700]);
    expect(table.indexedRows).toBeGreaterThan(2 * 1637);
    expect(table.indexedRows).toBeLessThan(60_000);
  });

  it('returns fewer rows at the end, and none behind it', async () => {
    const table = tableOf(tens(3));
    expect(firsts(await table.readRows(1, 9))).toEqual([1, 2]);
    expect(await table.readRows(3, 2)).toEqual([]);
    expect(firsts(await table.readRowsAt([0, 2, 3, 4]))).toEqual([0, 2]);
    expect(await table.readRowsAt([])).toEqual([]);
  });

  it('reads nothing for no rows', async () => {
    const table = tableOf(tens(3));
    expect(await table.readRowsAt([])).toEqual([]);
    expect(await table.readRows(0, 0)).toEqual([]);
    expect(table.indexedRows).toBe(0);
  });

  it('does not read for a pass that is under way', async () => {
    const table = tableOf(tens(5000));
    const found: number[] = [];
    await table.scan(async ({ firstIndex, dataRows }) => {
      found.push(...firsts(await table.readRows(firstIndex + dataRows - 1, 3)));
    });
    expect(found[0]).toBe(1636);
    expect(found.at(-1)).toBe(4999);
    expect(table.indexedRows).toBe(5000);
  });

  it('reads again after a pass that failed', async () => {
    const table = tableOf(tens(5000));
    const scan = table.scan(() => Promise.reject(new Error('no')));
    await expect(scan).rejects.toThrow('no');
    expect(firsts(await table.readRows(4998, 9))).toEqual([4998, 4999]);
  });

  it('shares one pass between readers', async () => {
    const table = tableOf(tens(3000));
    const windows = await Promise.all([2990, 0, 1640].map((first) => table.readRows(first, 2)));
    expect(windows.map(firsts)).toEqual([
      [2990, 2991],
      [0, 1],
      [1640, 1641],
    ]);
  });

  it('reads rows that are close to each other together', async () => {
    // Rows of 1,024 bytes.
    const row = (at: number): string => `${String(at).padStart(4, '0')},${'x'.repeat(1018)}\n`;
    const blob = new WatchedBlob([`a,b\n${Array.from({ length: 300 }, (_, at) => row(at)).join('')}`]);
    const table = tableOf('', { blob });
    await table.scan(() => undefined);
    const read = async (indexes: readonly number[]): Promise<unknown> => {
      // The part that was read last is kept.
      await table.readRowsAt([299]);
      blob.reads.length = 0;
      const found = firsts(await table.readRowsAt(indexes));
      // A few bytes more are read for the tokenizer.
      const rowAt = (byte: number): number => Math.floor((byte - 4) / 1024);
      return [found, blob.reads.splice(0).map(([from, to]) => [rowAt(from), rowAt(to)])];
    };
    expect(await read([3, 4, 5])).toEqual([[3, 4, 5], [[3, 6]]]);
    expect(await read([3, 67])).toEqual([[3, 67], [[3, 68]]]);
    expect(await read([3, 68])).toEqual([
      [3, 68],
      [
        [3, 4],
        [68, 69],
      ],
    ]);
    expect(await read([0, 64, 128, 199])).toEqual([
      [0, 64, 128, 199],
      [
        [0, 129],
        [199, 200],
      ],
    ]);
  });

  it('reads rows with blank ones between them as the pass did', async () => {
    const table = tableOf('\n\na,b\n\n1,"x\ny"\n , \n\n2,z\n3,"w\n\n', {
      header: { start: 2, rows: 1 },
      head: [[], [], ['a', 'b']],
    });
    const rows = [
      { index: 0, number: 5, cells: ['1', 'x\ny'] },
      { index: 1, number: 8, cells: ['2', 'z'] },
      { index: 2, number: 9, cells: ['3', '"w'] },
    ];
    expect(await table.readRows(0, 9)).toEqual(rows);
    expect(await table.readRowsAt([0, 2])).toEqual([rows[0], rows[2]]);
    expect(await table.readRowsAt([1, 2])).toEqual(rows.slice(1));
    const [read] = await table.readTokensAt([1]);
    expect([read?.indexes, read?.rows]).toEqual([[1], Uint32Array.of(0)]);
  });
});
