import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ByteFindings, isUndecodable } from './byte-findings.js';

function findingsOf(bytes: Uint8Array, base = 0): ByteFindings {
  const findings = new ByteFindings();
  findings.check(bytes, bytes.length, base);
  return findings;
}

test('finds nothing in text of any script', () => {
  const bytes = new TextEncoder().encode(
    'abc, Zoë, 日本語, 한국어, \ud7ff, \ue000, \u{1F600}, \u{10FFFF}, \u0800, \uFFFD\r\n'.repeat(3),
  );
  for (const shift of [0, 1, 2, 3]) {
    expect(findingsOf(bytes.subarray(shift))).toMatchObject({ invalidSequences: 0, nulBytes: 0 });
  }
});

test('counts Latin-1 letters and NULs and reports the first position of each', () => {
  const bytes = Uint8Array.from('name,caf\u00e9,\u00fcber\u0000,x\u0000\n', (character) => character.charCodeAt(0));
  expect(findingsOf(bytes, 1000)).toMatchObject({
    invalidSequences: 2,
    firstInvalid: 1008,
    nulBytes: 2,
    firstNul: 1014,
  });
});

test('reports what a strict decoder rejects', () => {
  const byte = fc.constantFrom(
    0x41,
    0x80,
    0x9f,
    0xa0,
    0xbf,
    0xc0,
    0xc3,
    0xe0,
    0xe2,
    0xed,
    0xf0,
    0xf1,
    0xf4,
    0xf5,
    0xff,
    0x90,
  );
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 12 }), fc.array(byte, { maxLength: 8 }), (some, odd) => {
      for (const bytes of [Uint8Array.from(odd), Uint8Array.from([...some, ...odd, 0x41, 0x42, 0x43])]) {
        expect(findingsOf(bytes).invalidSequences > 0).toBe(!isDecodable(bytes));
      }
    }),
    { numRuns: 2000 },
  );
});

function isDecodable(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

test('counts replacement characters apart, and reports the position of the first', () => {
  const bytes = new TextEncoder().encode('ab\ufffdc\ufffd\uffff\ufefd\ufffd');
  expect(findingsOf(bytes, 50)).toMatchObject({
    replacementCharacters: 3,
    firstReplacement: 52,
    invalidSequences: 0,
    firstInvalid: -1,
  });
});

test.each([0, 1, 2, 3])('finds a byte at any place of a text that begins %i bytes into its buffer', (shift) => {
  for (const [byte, found] of [
    [0x00, { nulBytes: 1, invalidSequences: 0 }],
    [0xff, { nulBytes: 0, invalidSequences: 1 }],
    [0x80, { nulBytes: 0, invalidSequences: 1 }],
    [0x01, { nulBytes: 0, invalidSequences: 0 }],
    [0x7f, { nulBytes: 0, invalidSequences: 0 }],
  ] as const) {
    for (let at = 0; at < 40; at += 1) {
      const bytes = new Uint8Array(44).fill(0x61).subarray(shift);
      bytes[at] = byte;
      const findings = findingsOf(bytes, 7);
      expect(findings).toMatchObject(found);
      const isFound = found.nulBytes + found.invalidSequences > 0;
      expect(Math.max(findings.firstNul, findings.firstInvalid)).toBe(isFound ? at + 7 : -1);
    }
  }
});

test('knows in which stretches of 64 KiB undecodable characters are', () => {
  const stretch = 1 << 16;
  for (const bytes of [Uint8Array.of(0x61, 0xff, 0x61), new TextEncoder().encode('a\ufffda')]) {
    const findings = findingsOf(bytes, stretch * 2 - 1);
    expect(findings.invalidSequences + findings.replacementCharacters).toBe(1);
    const may = (start: number, end: number): boolean => findings.mayBeUndecodable(start, end);
    expect(may(stretch * 2, stretch * 2 + 1)).toBe(true);
    expect(may(0, stretch * 9)).toBe(true);
    expect(may(stretch * 3 - 1, stretch * 3)).toBe(true);
    expect(may(stretch, stretch * 2)).toBe(true);
    expect(may(0, stretch * 2 - 1)).toBe(false);
    expect(may(stretch * 3, stretch * 5)).toBe(false);
  }
  expect(findingsOf(new TextEncoder().encode('aé')).mayBeUndecodable(0, 3)).toBe(false);
});

test('a text is undecodable if it is broken or a character of it was replaced', () => {
  const encoder = new TextEncoder();
  const part = fc
    .constantFrom('a', 'é', '日', '\u{1F600}', '\ufffd', '\ufffc')
    .map((text) => [...encoder.encode(text)]);
  const broken = fc.constantFrom([0xff], [0xc3], [0xa9], [0xe6, 0x97], [0xf0, 0x9f, 0x98]);
  fc.assert(
    fc.property(fc.array(fc.oneof({ weight: 4, arbitrary: part }, broken)), (parts) => {
      const bytes = Uint8Array.from([0xff, ...parts.flat(), 0x80, 0x80]);
      const text = new TextDecoder().decode(bytes.subarray(1, -2));
      expect(isUndecodable(bytes, 1, bytes.length - 2)).toBe(text.includes('\ufffd'));
    }),
  );
});

test.each([
  [[0xc3], [0xa9]],
  [[0xe6], [0x97, 0xa5]],
  [[0xe6, 0x97], [0xa5]],
  [[0xf0], [0x9f, 0x98, 0x80]],
  [
    [0xf0, 0x9f],
    [0x98, 0x80],
  ],
  [[0xf0, 0x9f, 0x98], [0x80]],
])('a character that is cut off at the end is invalid, whatever follows: %j', (cut, rest) => {
  const bytes = Uint8Array.from([0x61, ...cut, ...rest]);
  const findings = new ByteFindings();
  findings.check(bytes, 1 + cut.length, 0);
  expect([findings.invalidSequences, findings.firstInvalid]).toEqual([cut.length, 1]);
  expect(isUndecodable(bytes, 0, 1 + cut.length)).toBe(true);
  expect(isUndecodable(bytes, 0, bytes.length)).toBe(false);
});

test.each([
  [[0xc2, 0x80], true],
  [[0xc1, 0xbf], false],
  [[0xe0, 0xa0, 0x80], true],
  [[0xe0, 0x9f, 0xbf], false],
  [[0xe2, 0x82, 0xac], true],
  [[0xe2, 0x41, 0xac], false],
  [[0xe2, 0x82, 0x41], false],
  [[0xed, 0x9f, 0xbf], true],
  [[0xed, 0xa0, 0x80], false],
  [[0xf0, 0x90, 0x80, 0x80], true],
  [[0xf0, 0x8f, 0xbf, 0xbf], false],
  [[0xf0, 0x9f, 0x41, 0x80], false],
  [[0xf0, 0x9f, 0x98, 0x41], false],
  [[0xf4, 0x8f, 0xbf, 0xbf], true],
  [[0xf4, 0x90, 0x80, 0x80], false],
  [[0xf5, 0x80, 0x80, 0x80], false],
])('the bytes %j are a character: %j', (bytes, isValid) => {
  expect(isDecodable(Uint8Array.from(bytes))).toBe(isValid);
  expect(findingsOf(Uint8Array.from([0x61, ...bytes, 0x61])).invalidSequences === 0).toBe(isValid);
});
