import { expect, test } from 'vitest';
import type { Column } from './column.js';
import { createEngine } from './create-engine.js';
import { revalidate } from './testing/review-state.js';

const NAME: Column = { id: 'name', label: 'Name' };

/** Encodes text; `\\x` with two hex digits stands for a byte. */
function bytesOf(text: string): Blob {
  const pieces = text.split(/\\x([0-9a-f]{2})/);
  return new Blob(pieces.map((piece, at) => (at % 2 === 0 ? piece : Uint8Array.of(Number.parseInt(piece, 16)))));
}

test.each([
  [
    'a damaged UTF-8 file',
    undefined,
    'name,other\nZoë,Łódź\nK\\xf6ln,Київ\nA,\\xff\nB,東京\n',
    ['Zoë', 'K\ufffdln', 'A', 'B'],
  ],
  [
    'a replacement character in the file',
    undefined,
    'name,other\nZoë,1\nK\ufffdln,2\nA,\ufffd\nB,3\n',
    ['Zoë', 'K\ufffdln', 'A', 'B'],
  ],
  [
    'bytes that the encoding does not assign',
    'windows-1257',
    'name,other\nZo\\xe9,1\nK\\xa1ln,2\nA,\\xa5\nB,3\n',
    ['Zoé', 'K\ufffdln', 'A', 'B'],
  ],
  [
    'byte pairs that are not a character',
    'euc-kr',
    'name,other\n\\xb0\\xa1,1\nK\\xc9\\xa1ln,2\nA,\\xff\nB,3\n',
    ['가', 'K\ufffdln', 'A', 'B'],
  ],
  ['half a character', 'utf-16le', 'n\0a\0m\0e\0\n\0é\0\n\0\\x00\\xd8\n\0b\0', ['é', '\ufffd', 'b']],
])('undecodable text is an issue in its cell: %s', async (_what, encoding, text, names) => {
  const engine = createEngine();
  const blob = encoding === undefined ? bytesOf(text) : latin1(text);
  const overrides = { header: { start: 0, rows: 1 }, encoding };
  const table = await engine.call('table-open', { blob, fileName: 'rows.csv', overrides });
  if (encoding === undefined) expect(table.layout.encoding).toBe('utf-8');
  const wrong = names.map((name) => (name.includes('\ufffd') ? ['undecodable'] : []));
  // Once in the first pass over the file, and once in a later one.
  for (let pass = 1; pass <= 2; pass += 1) {
    const summary = await revalidate(engine, [NAME], { layout: table.layout });
    expect(summary.counts.invalid).toBe(1);
    const { rows } = await engine.call('rows-read', { start: 0, count: 9 });
    expect(rows.map(({ cells }) => cells[0])).toEqual(names);
    expect(rows.map(({ issues }) => issues.map(({ code }) => code))).toEqual(wrong);
  }
  expect((await engine.call('table-index', {})).findings).toMatchObject([{ code: 'invalid-bytes', line: 3 }]);
  const row = wrong.findIndex((codes) => codes.length > 0);
  const fixed = await engine.call('edit-apply', {
    operation: { type: 'set-cell', row, column: 'name', value: 'Köln' },
  });
  expect(fixed.counts.invalid).toBe(0);
});

/** One byte per character; other texts go through `bytesOf`. */
function latin1(text: string): Blob {
  const bytes = text.replace(/\\x([0-9a-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return new Blob([Uint8Array.from(bytes, (character) => character.charCodeAt(0))]);
}
