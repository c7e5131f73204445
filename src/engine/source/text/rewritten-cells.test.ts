import { expect, it } from 'vitest';
import { createDecoder } from './text-decoders.js';
import { cellsChange, ESCAPED_CELLS, FORMULA_CELLS } from './rewritten-cells.js';

it.each<[string, string, string]>([
  [',', 'Doe\\, John,Oslo', '"Doe, John",Oslo'],
  [',', 'Oslo,Doe\\, John', 'Oslo,"Doe, John"'],
  [';', 'a\\;b;c\r\nd;e\\;f', '"a;b";c\r\nd;"e;f"'],
  ['\t', 'a\\\tb\tc', '"a\tb"\tc'],
  ['|', 'a\\|b|c', '"a|b"|c'],
  // Of escaped backslashes, one remains; the delimiter behind them is not escaped.
  [',', 'C:\\\\x\\\\,b', '"C:\\x\\",b'],
  [',', '6\\" pipe\\, steel,b', '"6"" pipe, steel",b'],
  [',', '"a \\"b\\" \\\\",c', '"a ""b"" \\",c'],
  // Other backslashes stay, as do delimiters in quoted cells.
  [',', 'C:\\x,b\\;c,d\\', 'C:\\x,b\\;c,d\\'],
  [',', '"a ""b"", c",d', '"a ""b"", c",d'],
  [',', '"a\nb, c",d\\,e', '"a\nb, c","d,e"'],
  [',', '"Best" lamp,x\\,y', '"Best" lamp,"x,y"'],
  [',', ',,\n,', ',,\n,'],
])('escaped %j: %j becomes %j', (delimiter, rows, expected) => {
  expect(cellsChange(ESCAPED_CELLS + delimiter)!(rows)).toBe(expected);
});

it.each<[string, string, string]>([
  [',', '="Doe, John",1', '"Doe, John",1'],
  [';', '1;="a;b"', '1;"a;b"'],
  [',', '="007",="a ""b"" c"', '"007","a ""b"" c"'],
  [',', 'x="a, b",c', 'x="a, b",c'],
  [',', '="a"&"b",c', '="a"&"b",c'],
  [',', '"=""a, b""",c', '"=""a, b""",c'],
  [',', '"x,="",y",c', '"x,="",y",c'],
  [',', '="a\nb"', '="a\nb"'],
])('a formula between %j: %j becomes %j', (delimiter, rows, expected) => {
  expect(cellsChange(FORMULA_CELLS + delimiter)!(rows)).toBe(expected);
});

it('continues quoted cells in the next piece of text', () => {
  const decoder = createDecoder(`${ESCAPED_CELLS},`);
  const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
  const text = ['a,"b\nc\\, ', 'd\ne, f\\, g",h\\,i\n', 'j\\,k\n'];
  const read = [...text.map((part) => decoder.decode(bytes(part), { stream: true })), decoder.decode()];
  expect(read.join('')).toBe('a,"b\nc, d\ne, f, g","h,i"\n"j,k"\n');
});

it('leaves other labels to other decoders', () => {
  for (const label of ['utf-8', 'windows-1252', ESCAPED_CELLS, '']) expect(cellsChange(label)).toBeNull();
});
