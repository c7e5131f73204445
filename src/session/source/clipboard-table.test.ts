// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { clipboardText, tableCells } from './clipboard-table.js';

/** As copied from Excel, Google Sheets and LibreOffice, shortened. */
const EXCEL = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style><!--table {mso-displayed-decimal-separator:"\\.";}
.xl65 {mso-style-parent:style0; white-space:normal;}--></style></head><body><!--StartFragment--><table border=0>
<col width=64 span=2 style='width:48pt'><tr height=20><td height=20>Name</td><td>Address</td></tr>
<tr><td>Ann</td><td class=xl65>Main St 1<br style='mso-data-placement:same-cell;'>
  Bonn</td></tr><!--EndFragment--></table></body></html>`;
const SHEETS = `<google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}--></style><table
xmlns="http://www.w3.org/1999/xhtml" data-sheets-root="1"><colgroup><col width="100"/><col width="100"/></colgroup><tbody>
<tr style="height:21px;"><td data-sheets-value="{}">Name</td><td>Address</td></tr>
<tr><td>Ann</td><td>Main St 1<br/>Bonn</td></tr></tbody></table>`;
const LIBRE = `<!DOCTYPE html><html><head><title></title></head><body><table cellspacing="0" border="0">
	<colgroup width="85"></colgroup><tr><td height="17" align="left">Name</td><td align="left">Address</td></tr>
	<tr><td align="left">Ann</td><td align="left">Main St 1<br>Bonn</td></tr></table></body></html>`;
const WORD = `<table><tr><td><p class=MsoNormal>Name</p></td><td><p>Address</p></td></tr>
<tr><td><p>Ann</p></td><td><p>Main St 1</p><p>Bonn</p></td></tr></table>`;

describe('cells copied with several lines', () => {
  it.each([
    ['Excel', EXCEL],
    ['Google Sheets', SHEETS],
    ['LibreOffice', LIBRE],
    ['Word', WORD],
  ])('from %s keep their lines and places', (_, html) => {
    expect(tableCells(html)).toEqual([
      ['Name', 'Address'],
      ['Ann', 'Main St 1\nBonn'],
    ]);
    expect(clipboardText('Name\tAddress\nAnn\tMain St 1\nBonn', html)).toBe('Name\tAddress\nAnn\t"Main St 1\nBonn"');
  });
});

it.each<[string, string, readonly (readonly string[])[] | null]>([
  [
    'rows and columns that cells are merged over',
    '<table><tr><td rowspan=2>a<td colspan=2>b<tr><td>c<td rowspan=2>d<tr><td>e<td>f</table>',
    [
      ['a', 'b', ''],
      ['', 'c', 'd'],
      ['e', 'f', ''],
    ],
  ],
  ['quotes, tabs and spaces', '<table><tr><td> say "hi" <td>a\tb&nbsp;c</table>', [['say "hi"', 'a b c']]],
  ['empty lines inside', '<table><tr><td>a<br><br>b<td>c</table>', [['a\n\nb', 'c']]],
  ['no table', '<b>bold</b>', null],
  ['several tables', '<table></table><table></table>', null],
])('reads %s', (_, html, expected) => {
  expect(tableCells(html)).toEqual(expected);
});

it.each([
  ['the text of plain cells', 'a\tb', '<table><tr><td>x<td>y</table>', 'a\tb'],
  ['the table if the text has no columns', 'a b', '<table><tr><td>a<td>b</table>', 'a\tb'],
  ['the text if the table has only one column', 'a\nb', '<table><tr><td>a<br>b</table>', 'a\nb'],
  ['the text of markup without a table', 'a\tb', '<p>a</p>', 'a\tb'],
  ['the text if it quotes line breaks', 'a\t"b  c\nd"\n', '<table><tr><td>a<td>b c<br>d</table>', 'a\t"b  c\nd"\n'],
  ['quoted cells', '', '<table><tr><td>say "hi"<td>b</table>', '"say ""hi"""\tb'],
])('takes %s', (_, text, html, expected) => {
  expect(clipboardText(text, html)).toBe(expected);
});
