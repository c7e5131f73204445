import { describe, expect, it } from 'vitest';
import type { CellObject } from 'xlsx';
import { sheetExtent, sheetParts } from './sheet-to-text.js';
import type { SheetCells } from './sheet-to-text.js';

const LIMIT = 1 << 20;
const cell = (v: string): CellObject => ({ t: 's', v });
const STUB: CellObject = { t: 'z' };
/** Rows of texts; a hole is a cell that the sheet does not have. */
const rowsOf = (...rows: readonly (readonly (string | CellObject | undefined)[] | undefined)[]): SheetCells =>
  rows.map((row) => row?.map((text) => (typeof text === 'string' ? cell(text) : text)));

interface Given {
  readonly hidden?: readonly number[];
  readonly visible?: boolean;
  readonly maxBytes?: number;
}

const extentOf = (cells: SheetCells, hidden: readonly number[] = []): ReturnType<typeof sheetExtent> =>
  sheetExtent(cells, { maxTextBytes: LIMIT, isHidden: (row) => hidden.includes(row) });

function partsOf(cells: SheetCells, { hidden, visible = false, maxBytes = LIMIT }: Given = {}): readonly string[] {
  const parts = sheetParts(cells, ({ v }) => String(v ?? ''), { extent: extentOf(cells, hidden), maxBytes, visible });
  return parts.map((part) => new TextDecoder().decode(part));
}

describe('the extent of a sheet', () => {
  it.each<[string, SheetCells, rows: number, columns: number]>([
    ['all rows', rowsOf(['a', 'b'], ['c', 'd']), 2, 2],
    ['the widest row', rowsOf(['a'], ['b', 'c', 'd'], ['e', 'f']), 3, 3],
    ['no cells without a value at its end', rowsOf(['a', STUB], ['b', '', undefined], [STUB]), 2, 1],
    ['cells without a value before others', rowsOf(undefined, [STUB, undefined, '', 'a']), 2, 4],
    ['nothing', [], 0, 0],
    ['no empty rows', rowsOf([], [STUB], undefined), 0, 0],
  ])('has %s', (_, cells, rows, columns) => {
    expect(extentOf(cells)).toMatchObject({ rows, columns });
  });

  it('knows which rows have a value, and which of them are hidden', () => {
    const { filled } = extentOf(rowsOf(['a'], [], ['b', 'c'], ['d']), [1, 2]);
    expect(filled).toEqual([
      { row: 0, width: 1, isHidden: false },
      { row: 2, width: 2, isHidden: true },
      { row: 3, width: 1, isHidden: false },
    ]);
  });

  it('is at most that of Excel', () => {
    const far = (row: number): SheetCells => Object.assign([], { [row]: [cell('a')] });
    expect(extentOf(far(1_048_575)).rows).toBe(1_048_576);
    expect(() => extentOf(far(1_048_576))).toThrow(expect.objectContaining({ code: 'broken-file' }));
    const wide = (column: number): SheetCells => [Object.assign([], { [column]: cell('a') })];
    expect(extentOf(wide(16_383)).columns).toBe(16_384);
    expect(() => extentOf(wide(16_384))).toThrow(expect.objectContaining({ code: 'broken-file' }));
  });

  it('has no more text than allowed', () => {
    const limited = (maxTextBytes: number) => () =>
      sheetExtent(rowsOf(['abc', 'de'], ['fgh']), { maxTextBytes, isHidden: () => false });
    expect(limited(8)).not.toThrow();
    expect(limited(7)).toThrow(expect.objectContaining({ code: 'file-too-large' }));
  });
});

describe('a sheet as text', () => {
  it.each<[string, SheetCells, Given, string]>([
    ['short rows as wide as others', rowsOf(['a'], ['b', 'c', 'd']), {}, 'a,,\nb,c,d\n'],
    ['blank lines for rows without a value', rowsOf([], ['a'], undefined, [STUB], ['b']), {}, '\na\n\n\nb\n'],
    ['holes as empty cells', rowsOf(['a', undefined, 'b']), {}, 'a,,b\n'],
    [
      'quotes where they are needed',
      rowsOf(['a,b', 'say "x"', 'c\nd', 'e\rf', 'g h']),
      {},
      '"a,b","say ""x""","c\nd","e\rf",g h\n',
    ],
    ['hidden rows', rowsOf(['a'], ['b', 'c'], ['d']), { hidden: [1] }, 'a,\nb,c\nd,\n'],
    ['blank lines for hidden rows', rowsOf(['a'], ['b', 'c'], ['d']), { hidden: [1], visible: true }, 'a\n\nd\n'],
    ['nothing', [], {}, ''],
  ])('has %s', (_, cells, given, text) => {
    expect(partsOf(cells, given)).toEqual([text]);
  });

  it('comes in parts', () => {
    const long = 'x'.repeat(200_000);
    const parts = partsOf(rowsOf([long, long], [long, 'y']));
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.join('')).toBe(`${long},${long}\n${long},y\n`);
  });

  it('has no more bytes than allowed', () => {
    const cells = rowsOf(['é', 'b']);
    expect(partsOf(cells, { maxBytes: 5 })).toEqual(['é,b\n']);
    expect(() => partsOf(cells, { maxBytes: 4 })).toThrow(
      expect.objectContaining({ code: 'file-too-large', params: expect.objectContaining({ limit: 4 }) }),
    );
  });
});
