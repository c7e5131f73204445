import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { decoderDigests } from '../../testing/decoder-digests.js';
import { createDecoder, loadDecoders } from './text-decoders.js';

beforeAll(loadDecoders);

const DIGESTS = JSON.parse(readFileSync('src/engine/testing/decoder-digests.json', 'utf8')) as Record<string, string>;
const LABELS = [...new Set(Object.keys(DIGESTS).map((name) => name.split(' ')[0]!))];

const hex = (text: string): Uint8Array => Uint8Array.from(text.split(' '), (byte) => Number.parseInt(byte, 16));

describe('createDecoder', () => {
  it('decodes every byte and byte pair like Chromium', () => {
    const digests = decoderDigests((label, bytes) => createDecoder(label).decode(bytes));
    expect(Object.keys(digests)).toEqual(Object.keys(DIGESTS));
    const different = Object.keys(digests).filter((name) => digests[name] !== DIGESTS[name]);
    expect(different).toEqual([]);
  });

  it.each([
    ['windows-1252', '80 93 94 96 97 92', '€“”–—’'],
    ['latin1', '80', '€'],
    ['iso-8859-16', 'a4 aa ba', '€Șș'],
    ['koi8-u', 'ae be', 'ўЎ'],
    ['windows-1255', 'ca', '\u05ba'],
    ['euc-kr', '94 ee b7 af', '뷁러'],
    ['ks_c_5601-1987', '81 41', '갂'],
    ['big5', '88 62 88 a3 87 6f', 'Ê̄ê̄媤'],
    ['sjis', '93 fa 96 7b b1', '日本ｱ'],
    ['euc-jp', '8f b0 a1 8e b1', '丂ｱ'],
    ['gb18030', '81 30 81 30 94 39 fc 36', '\u0080😀'],
    ['iso-2022-jp', '1b 24 42 46 7c 4b 5c 1b 28 42 41', '日本A'],
    ['windows-1257', 'a1 41', '\ufffdA'],
  ])('decodes %s: %s', (label, bytes, text) => {
    expect(createDecoder(label).decode(hex(bytes))).toBe(text);
  });

  it('rejects an unknown label', () => {
    expect(() => createDecoder('latin-0815')).toThrow(RangeError);
  });

  it('gives the same result wherever a text is cut', () => {
    const encoder = new TextEncoder();
    const byte = fc.oneof(
      fc.nat(255),
      fc.constantFrom(0x1b, 0x24, 0x28, 0x42, 0x4a, 0x30, 0x39, 0x81, 0x8e, 0x8f, 0xd8),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...LABELS),
        fc.array(fc.array(byte, { maxLength: 7 }), { maxLength: 12 }),
        (label, pieces) => {
          const decoder = createDecoder(label);
          const texts = [
            ...pieces.map((piece) => decoder.decode(Uint8Array.from(piece), { stream: true })),
            decoder.decode(),
          ];
          const whole = createDecoder(label).decode(Uint8Array.from(pieces.flat()));
          expect(texts.flatMap((text) => [...encoder.encode(text)])).toEqual([...encoder.encode(whole)]);
        },
      ),
      { numRuns: 3000 },
    );
  });
});
