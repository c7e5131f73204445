import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { htmlTables } from './html-tables.js';

/** Rows of text; missing cells are `null`. */
const rowsOf = (page: string): (string | null)[][][] =>
  htmlTables(page).map((rows) => rows.map((row) => Array.from(row ?? [], (cell) => (cell ? String(cell.v) : null))));

describe('htmlTables', () => {
  it.each<[string, string, (string | null)[][]]>([
    [
      'rows and cells',
      '<tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2</td></tr>',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'unclosed tags',
      '<tr><td>a<td>b<tr><td>1<td>2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['cells without a row', '<td>a</td><td>b</td>', [['a', 'b']]],
    ['upper case and attributes', '<TR BGCOLOR=red><TD align="left" nowrap>a</TD></TR>', [['a']]],
    ['sections', '<thead><tr><td>a</thead><tbody><tr><td>1</tbody>', [['a'], ['1']]],
    ['markup within cells', '<tr><td><b>a</b> <font color=red>b</font></td></tr>', [['a b']]],
    ['whitespace as browsers show it', '<tr><td>\n  a\n  b  \n</td></tr>', [['a b']]],
    ['breaks', '<tr><td>a<br>b <br/> c<p>d</p></td></tr>', [['a\nb\nc\nd']]],
    [
      'character references by name and number',
      '<tr><td>&lt;b&gt; &amp;amp; &euro;&#8364;&#x20AC; &eacute;&nbsp;&Eacute; &nope; &#0;</td></tr>',
      [['<b> &amp; €€€ é É &nope; &#0;']],
    ],
    ['comments', '<!-- <tr><td>no</td></tr> --><tr><td>a<!-- x -->b</td></tr>', [['ab']]],
    [
      'wide cells',
      '<tr><td colspan=2>a</td><td>b</td></tr><tr><td>1</td><td>2</td><td>3</td></tr>',
      [
        ['a', null, 'b'],
        ['1', '2', '3'],
      ],
    ],
    [
      'high cells',
      '<tr><td rowspan="2">a</td><td>b</td></tr><tr><td>c</td></tr><tr><td>d</td></tr>',
      [['a', 'b'], [null, 'c'], ['d']],
    ],
    [
      'cells that span rows and columns',
      '<tr><td>x</td><td rowspan=2 colspan=2>a</td></tr><tr><td>y</td><td>z</td></tr>',
      [
        ['x', 'a'],
        ['y', null, null, 'z'],
      ],
    ],
    [
      'invalid spans',
      '<tr><td colspan=0 rowspan=0>a</td><td colspan=x>b</td></tr><tr><td>c</td></tr>',
      [['a', 'b'], ['c']],
    ],
    ['angle brackets that are not tags', '<tr><td>1 < 2 > 0</td></tr>', [['1 < 2 > 0']]],
    ['numbers as written', '<tr><td>007</td><td>1.234,50</td><td>=1+1</td></tr>', [['007', '1.234,50', '=1+1']]],
  ])('reads %s', (_, table, rows) => {
    expect(rowsOf(`<html><p>before</p><table>${table}</table>after</html>`)).toEqual([rows]);
  });

  it('reads a truncated page', () => {
    expect(rowsOf('<table><tr><td>a<td>b')).toEqual([[['a', 'b']]]);
  });

  it('reads a page with closing tags too many', () => {
    const row = '<tr><td>a</td></td></tr></tr>';
    expect(rowsOf(`</table></td><table>${row}</table></table>b<td>c<table>${row}`)).toEqual([[['a']], [['a']]]);
  });

  it.each([
    ['<!-- a --><table><tr><td>1</table><!-- b -->', '1'],
    ['<!-- a --><table><tr><td>1<!-- b', '1'],
    ['<table><tr><td>1<!---->2<!-- -> -->3</table>', '123'],
  ])('leaves out the comments of %s', (page, text) => {
    expect(rowsOf(page)).toEqual([[[text]]]);
  });

  it('reads every table with text, nested tables separately', () => {
    const page =
      '<table><tr><td><table><tr><td>a</td></tr></table></td></tr></table><table></table><table><tr><td>b</table>';
    expect(rowsOf(page)).toEqual([[['a']], [['b']]]);
  });

  it('returns one empty table for a page with only empty tables', () => {
    expect(rowsOf('<table><tr></tr></table><table></table>')).toEqual([[[]]]);
  });

  it('limits spans to what HTML allows', () => {
    const [rows = []] = rowsOf('<table><tr><td colspan=999999999 rowspan=999999999>a</td><td>b</td></tr></table>');
    expect(rows[0]).toHaveLength(1001);
  });

  it('round-trips any correctly escaped texts', () => {
    const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
    const cell = fc.string({ unit: fc.constantFrom('a', 'é', '<', '>', '&', '"', '&lt;', '日', '7', '.') });
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1 }), { minLength: 1 }), (rows) => {
        fc.pre(rows.flat().some((text) => text !== ''));
        const body = rows
          .map((row) => `<tr>${row.map((text) => `<td>${escaped(text)}</td>`).join('')}</tr>`)
          .join('\n');
        expect(rowsOf(`<table>${body}</table>`)).toEqual([rows]);
      }),
    );
  });

  it('rejects pages without a table', () => {
    expect(() => htmlTables('<html><p>hello</p></html>')).toThrow(expect.objectContaining({ code: 'broken-file' }));
  });
});
