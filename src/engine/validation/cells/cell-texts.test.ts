import { expect, test } from 'vitest';
import { CellTexts } from './cell-texts.js';

const encoder = new TextEncoder();

/** Decodes cells that lie in reverse order in the bytes, with a byte between them. */
function decoded(cells: readonly (string | readonly number[])[], texts = new CellTexts()): string[] {
  const encoded = cells.map((cell) => (typeof cell === 'string' ? encoder.encode(cell) : Uint8Array.from(cell)));
  const bytes: number[] = [];
  const starts = new Int32Array(cells.length);
  const ends = new Int32Array(cells.length);
  for (let position = cells.length - 1; position >= 0; position -= 1) {
    bytes.push(0x2c);
    starts[position] = bytes.length;
    bytes.push(...encoded[position]!);
    ends[position] = bytes.length;
  }
  const positions = Uint32Array.from(cells.keys());
  return texts.decode(Uint8Array.from(bytes), { starts, ends }, { positions, count: cells.length });
}

test.each([
  [['a', '', 'bc']],
  [['é', 'ü', '']],
  [['😀', 'a', '漢字', '', '😀😀', 'z']],
  [['\ufeffa', '\ufeff']],
  [['\ufffd', 'a', 'é']],
  [[]],
])('each cell has its own text: %j', (cells) => {
  expect(decoded(cells)).toEqual(cells);
});

test('broken characters are replaced within their cell only', () => {
  // Together, the first two would be "é".
  expect(decoded(['a', [0xc3], [0xa9], 'b'])).toEqual(['a', '\ufffd', '\ufffd', 'b']);
  expect(decoded([[0xf0, 0x9f], [0x98, 0x80, 0x62], 'é'])).toEqual(['\ufffd', '\ufffd\ufffdb', 'é']);
  expect(decoded(['é', [0x61, 0xff, 0x62], 'ü'])).toEqual(['é', 'a\ufffdb', 'ü']);
});

test('the cells of one call do not show in the next', () => {
  const texts = new CellTexts();
  const long = 'é'.repeat(5000);
  expect(decoded([[0xa9]], texts)).toEqual(['\ufffd']);
  expect(decoded([long, 'x'], texts)).toEqual([long, 'x']);
  expect(decoded(['short', 'ö'], texts)).toEqual(['short', 'ö']);
  expect(decoded([long, long], texts)).toEqual([long, long]);
});
