import { expect, test } from 'vitest';
import { trimmedEnd, trimmedStart } from './blank-bytes.js';

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Trims a text that stands between blanks, which are not part of it. */
function trimmed(text: string): string {
  const bytes = encoder.encode(text);
  const around = encoder.encode(` \u00a0\u2003${text}\u2003\u00a0 `);
  const start = 6;
  const end = start + bytes.length;
  const from = trimmedStart(around, start, end);
  return decoder.decode(around.subarray(from, trimmedEnd(around, from, end)));
}

test('each character is trimmed or kept as in JavaScript', () => {
  const different: string[] = [];
  for (let code = 0; code <= 0xffff; code += 1) {
    // No character between is a blank; skipping them keeps the test fast.
    if (code === 0x3100) code = 0xf800;
    const character = String.fromCharCode(code);
    for (const text of [character, `${character}x`, `x${character}`]) {
      if (trimmed(text) !== text.trim()) different.push(`${code.toString(16)} in ${JSON.stringify(text)}`);
    }
  }
  expect(different).toEqual([]);
});

test.each([
  '',
  '   ',
  '\u3000\u3000',
  '\u00a0a\u00a0',
  ' \t\u2003\u00a0a b\ufeff\u00a0\v ',
  'a\u2003',
  '\u00a0\u2003',
  'é\u00a0',
  '😀\u2028',
  '\u00a0é',
])('blanks of several sizes are trimmed: %j', (text) => {
  expect(trimmed(text)).toBe(text.trim());
});

test.each([[[0xc2]], [[0xe2, 0x80]], [[0xa0]], [[0x80, 0x80]], [[0xc3, 0xa0]], [[0xe2, 0x80, 0x21]]])(
  'bytes that are not a whole blank stay: %j',
  (cell) => {
    // The next cell would complete the blank.
    const bytes = Uint8Array.from([0xe2, 0x80, ...cell, 0xa0, 0x80]);
    const end = cell.length + 2;
    expect(trimmedStart(bytes, 2, end)).toBe(2);
    expect(trimmedEnd(bytes, 2, end)).toBe(end);
  },
);
