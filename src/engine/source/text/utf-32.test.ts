import * as fc from 'fast-check';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { openTable } from '../../full.js';
import { encodeText } from '../../testing/encode-text.js';
import { detectEncoding } from './encoding.js';
import { createDecoder, loadDecoders } from './text-decoders.js';

beforeAll(loadDecoders);

const LABELS = ['utf-32le', 'utf-32be'] as const;

describe.each(LABELS)('%s', (label) => {
  it.each([
    ['Latin', 'id,name\n1,Zoë\n'],
    ['Japanese', '名前,数\n机,3\n'],
    ['an emoji', '🌍,b\n'],
    ['only ASCII', 'id,n\n1,2\n'],
    ['two characters', 'a,'],
  ])('is recognized with and without a byte order mark: %s', (_what, text) => {
    for (const mark of ['', '\ufeff']) {
      expect(detectEncoding(encodeText(mark + text, label)!)).toEqual({ value: label, confidence: 0.97 });
    }
  });

  test('is decoded in any chunks', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 9 }), (text, size) => {
        const bytes = encodeText(text, label)!;
        const decoder = createDecoder(label);
        let read = '';
        for (let at = 0; at < bytes.length; at += size) {
          read += decoder.decode(bytes.subarray(at, at + size), { stream: true });
        }
        expect(read + decoder.decode()).toBe(text);
        expect(createDecoder(label).decode(bytes)).toBe(text);
      }),
    );
  });

  it('replaces what is not a character, and half of one at the end', () => {
    const view = new DataView(new ArrayBuffer(14));
    [0x41, 0xd800, 0x110000].forEach((code, at) => view.setUint32(at * 4, code, label === 'utf-32le'));
    expect(createDecoder(label).decode(new Uint8Array(view.buffer))).toBe('A\ufffd\ufffd\ufffd');
  });

  it('is read as a table', async () => {
    const file = new Blob([encodeText('\ufeffname,city\nZoë,Malmö\nLi,北京\n', label)!]);
    const table = await openTable(file, { fileName: 'people.csv' });
    expect(table.layout.encoding).toBe(label);
    expect(table.columns.map(({ name }) => name)).toEqual(['name', 'city']);
    expect((await table.readRows(0, 5)).map(({ cells }) => cells)).toEqual([
      ['Zoë', 'Malmö'],
      ['Li', '北京'],
    ]);
  });
});

test.each([
  ['zeros', [0, 0, 0, 0, 0, 0, 0, 0]],
  ['one character', [0x61, 0, 0, 0]],
  ['UTF-8 with zeros at its start', [0, 0, 0x61, 0x2c, 0x62, 0x0a, 0x63, 0x2c]],
  ['UTF-8 with two zeros', [0x61, 0x2c, 0, 0, 0x62, 0x0a, 0x63, 0x2c, 0x64]],
])('does not take for it: %s', (_what, bytes) => {
  expect(detectEncoding(Uint8Array.from(bytes)).value).toBe('utf-8');
});
