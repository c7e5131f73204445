import { beforeAll, expect, it } from 'vitest';
import { detectEncoding } from '../source/text/encoding.js';
import { createDecoder, loadDecoders } from '../source/text/text-decoders.js';
import { namesFiles } from './encoded-names.js';

beforeAll(loadDecoders);

/** `e2e/reading/encodings.spec.ts` compares the same files with the browser. */
it.each([
  { rows: 10, hasSigns: false, share: 0.983 },
  { rows: 40, hasSigns: false, share: 1 },
  { rows: 10, hasSigns: true, share: 0.95 },
  { rows: 40, hasSigns: true, share: 0.98 },
])('detects the encoding of $rows rows of names, with signs: $hasSigns', ({ rows, hasSigns, share }) => {
  const files = namesFiles({ rows, hasSigns, seed: 1 });
  const wrong = files.flatMap(({ name, label, bytes }) => {
    const { value, confidence } = detectEncoding(bytes, { complete: true });
    const isRight = createDecoder(value).decode(bytes) === createDecoder(label).decode(bytes);
    return isRight ? [] : [{ name, value, confidence }];
  });
  expect(files.length).toBeGreaterThan(80);
  expect(1 - wrong.length / files.length, JSON.stringify(wrong)).toBeGreaterThanOrEqual(share);
  expect(wrong.filter(({ confidence }) => confidence > 0.9)).toEqual([]);
});

it('writes signs that the encoding has, and letters with tones of Vietnamese as two characters', () => {
  const text = ({ label, bytes }: { label: string; bytes: Uint8Array }): string => createDecoder(label).decode(bytes);
  const [all] = namesFiles({ rows: 60, hasSigns: true, seed: 1 });
  for (const sign of ['’', '“', '„', '–', '—', '€', '…']) expect(text(all!)).toContain(sign);
  const latin = namesFiles({ rows: 60, hasSigns: true, seed: 1 }).find(({ label }) => label === 'iso-8859-15')!;
  expect([text(latin).includes('’'), text(latin).includes('€')]).toEqual([false, true]);
  const vietnamese = namesFiles({ rows: 60, hasSigns: false, seed: 1 }).find(({ label }) => label === 'windows-1258')!;
  expect(text(vietnamese)).toMatch(/ê\u0323/u);
});
