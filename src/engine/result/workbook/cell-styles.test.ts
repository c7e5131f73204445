import { expect, test } from 'vitest';
import { CellStyles } from './cell-styles.js';
import type { CellStyle } from './cell-styles.js';

/** The attributes of the cell formats of a workbook, in order. */
function formatsOf(xml: string): readonly string[] {
  const [, all = ''] = /<cellXfs count="\d+">(.*)<\/cellXfs>/.exec(xml) ?? [];
  return [...all.matchAll(/<xf ([^/]*)\/>/g)].map(([, attributes = '']) =>
    attributes.replaceAll(/ (borderId|xfId|apply\w+)="\d"/g, ''),
  );
}

test('each style has a number, and the same number when it is used again', () => {
  const styles = new CellStyles();
  const header: CellStyle = { tone: 'header' };
  const used: readonly CellStyle[] = [
    header,
    { tone: 'error', format: '@' },
    { format: '0.00', isQuoted: true },
    { format: 'yyyy-mm-dd' },
    { tone: 'reason' },
    { tone: 'soft', format: '0.00' },
    {},
  ];
  expect(used.map((style) => styles.numberOf(style))).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(used.map((style) => styles.numberOf({ ...style }))).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(styles.numberOf(header)).toBe(1);
  expect(styles.numberOf({ format: '0.00' })).toBe(8);
  const xml = styles.xml();
  expect(formatsOf(xml)).toEqual([
    'numFmtId="0" fontId="0" fillId="0"',
    'numFmtId="0" fontId="1" fillId="2"',
    'numFmtId="49" fontId="0" fillId="3"',
    'numFmtId="164" fontId="0" fillId="0" quotePrefix="1"',
    'numFmtId="165" fontId="0" fillId="0"',
    'numFmtId="0" fontId="2" fillId="0"',
    'numFmtId="164" fontId="3" fillId="0"',
    'numFmtId="0" fontId="0" fillId="0"',
    'numFmtId="164" fontId="0" fillId="0"',
  ]);
  expect(xml).toContain(
    '<numFmts count="2"><numFmt numFmtId="164" formatCode="0.00"/><numFmt numFmtId="165" formatCode="yyyy-mm-dd"/></numFmts>',
  );
  for (const [list, item, count] of [
    ['fonts', 'font', 4],
    ['fills', 'fill', 4],
    ['cellXfs', 'xf', 9],
  ] as const) {
    const [, size, items = ''] = new RegExp(`<${list} count="(\\d+)">(.*?)</${list}>`).exec(xml) ?? [];
    expect([size, items.split(`<${item} `).length + items.split(`<${item}>`).length - 2]).toEqual([`${count}`, count]);
  }
});

test('a workbook without formats of its own lists none', () => {
  const styles = new CellStyles();
  expect(styles.xml()).not.toContain('numFmts');
  expect(formatsOf(styles.xml())).toEqual(['numFmtId="0" fontId="0" fillId="0"']);
});
