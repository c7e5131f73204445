import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ByteFindings } from './byte-findings.js';

function findingsOf(bytes: Uint8Array, base = 0): ByteFindings {
  const findings = new ByteFindings();
  findings.check(bytes, bytes.length, base);
  return findings;
}

test('finds nothing in text of any script', () => {
  const bytes = new TextEncoder().encode('abc, Zoë, 日本語, \u{1F600}, \u{10FFFF}, \u0800, \uFFFD\r\n'.repeat(3));
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
