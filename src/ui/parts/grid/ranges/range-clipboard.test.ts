// @vitest-environment jsdom
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { cellsOf, clippingOf, copiedCells, textsIn } from './range-clipboard.js';

const EXCEL = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><body><table>
 <col width=64><tr height=20><td>Ann</td><td style='mso-number-format:"\\@"'>first<br style="mso-data-placement:same-cell">
  second</td></tr><tr><td></td><td>5&nbsp;kg</td></tr></table></body></html>`;

it.each([
  ['text with columns wins', { text: 'a\tb\r\n', html: '<table><tr><td>x<td>y</table>' }, [['a', 'b']]],
  ['line breaks inside a cell', { text: '"first\nsecond"\tb\r\n', html: '' }, [['first\nsecond', 'b']]],
  [
    'a table from a web page, whose text has no columns',
    { text: 'Ann first second 5 kg', html: EXCEL },
    [
      ['Ann', 'first\nsecond'],
      ['', '5 kg'],
    ],
  ],
  [
    'line breaks in cells that the text does not quote',
    { text: 'A\tl1\nl2\tC', html: '<table><tr><td>A</td><td>l1<br>l2</td><td>C</td></tr></table>' },
    [['A', 'l1\nl2', 'C']],
  ],
  [
    'spaces of quoted cells',
    { text: 'A\t"l1  x\nl2"\r\n', html: '<table><tr><td>A</td><td>l1  x<br>l2</td></tr></table>' },
    [['A', 'l1  x\nl2']],
  ],
  ['merged cells', { text: 'x', html: '<table><tr><td colspan=2>x<td>y</table>' }, [['x', '', 'y']]],
  ['one cell of a table', { text: 'as typed', html: '<table><tr><td>as shown</table>' }, [['as typed']]],
  [
    'a page with several tables',
    { text: 'a\nb', html: '<table><tr><td>x<td>y</table><table><tr><td>1<td>2</table>' },
    [['a'], ['b']],
  ],
  ['markup without a table', { text: 'a', html: '<b>b</b>' }, [['a']]],
])('reads %s', (_name, clipping, cells) => {
  expect(cellsOf(clipping)).toEqual(cells);
});

it('reads back both formats it writes', () => {
  const cell = fc.stringMatching(/^[a-c<&"\n]{0,6}$/).map((text) => text.trim());
  const rows = fc
    .integer({ min: 2, max: 3 })
    .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 3 }));
  fc.assert(
    fc.property(rows, (cells) => {
      const { text, html } = clippingOf(cells);
      expect(cellsOf({ text, html: '' })).toEqual(cells);
      expect(cellsOf({ text, html })).toEqual(cells);
      expect(cellsOf({ text: 'none', html })).toEqual(cells.map((row) => row.map((one) => one)));
    }),
  );
});

it('copies ranges that form one table', () => {
  const range = (top: number, bottom: number, left: number, right: number) => ({ top, bottom, left, right });
  expect(copiedCells([range(5, 6, 0, 1), range(1, 2, 0, 1)])).toEqual({
    rows: [
      { first: 1, last: 2 },
      { first: 5, last: 6 },
    ],
    columns: [{ first: 0, last: 1 }],
  });
  expect(copiedCells([range(1, 2, 0, 0), range(1, 2, 3, 4)])?.columns).toEqual([
    { first: 0, last: 0 },
    { first: 3, last: 4 },
  ]);
  expect(copiedCells([range(1, 2, 0, 0), range(2, 3, 1, 1)])).toBeNull();
  expect(
    textsIn(
      ['a', 'b', 'c', 'd'],
      [
        { first: 0, last: 0 },
        { first: 2, last: 3 },
      ],
    ),
  ).toEqual(['a', 'c', 'd']);
});
