import { createSinglebyteEncoder } from '@exodus/bytes/single-byte.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { encodeText } from '../../testing/encode-text.js';
import { MULTI_BYTE_ENCODINGS, SINGLE_BYTE_ENCODINGS } from './legacy-encodings.js';
import { detectLegacyEncoding } from './legacy-detection.js';
import { createDecoder, loadDecoders } from './text-decoders.js';

beforeAll(loadDecoders);

const REGIONS = 'AT BE BG CH CN CZ DE DK EG ES FI FR GR HU IE IL IN IS IT JP KR LT NO PL RO RU SE TR UA US'.split(' ');
const MULTI_BYTE: Readonly<Record<string, string>> = { ja: 'ja', zh: 'zh', tw: 'zh-Hant', ko: 'ko-KR' };

/** A table of the names of countries; those that the encoding cannot write are left out. */
function tableOf(label: string, language: string): { readonly text: string; readonly bytes: Uint8Array } {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const lines = REGIONS.map((region, at) => `${at};${names.of(region)}\r\n`);
  const text = `id;name\r\n${lines.filter((line) => encodeText(line, label)).join('')}`;
  return { text, bytes: encodeText(text, label)! };
}

/** Too few letters, or letters that are others in a more common encoding. */
const UNCERTAIN: ReadonlySet<string> = new Set([
  ...['iso-8859-10 fi', 'iso-8859-16 ro', 'macintosh en', 'macintosh nl', 'ibm850 en', 'ibm852 ro'],
]);
const CASES = [
  ...SINGLE_BYTE_ENCODINGS.flatMap(({ label, languages }) => languages.map((language) => [label, language] as const)),
  ...MULTI_BYTE_ENCODINGS.map(({ label, language }) => [label, MULTI_BYTE[language]!] as const),
].filter(([label, language]) => !UNCERTAIN.has(`${label} ${language}`));

describe('a table of countries', () => {
  it.each(CASES)('in %s and the language %s is read as it was written', (label, language) => {
    const { text, bytes } = tableOf(label, language);
    expect(createDecoder(detectLegacyEncoding(bytes).value).decode(bytes).normalize()).toBe(text);
  });
});

describe('a few names', () => {
  const detect = (label: string, text: string) => detectLegacyEncoding(createSinglebyteEncoder(label)(text));

  it.each<[label: string, text: string, least: number, most: number]>([
    ['windows-1252', 'name\nZoë\n', 0.5, 0.7],
    ['windows-1252', 'name\nZoë\nJosé\nMüller\nKöln\nÉva\n', 0.8, 0.95],
    ['windows-1250', 'name\nŁódź\n', 0.85, 0.95],
    ['windows-1250', 'name\nŁódź\nGdańsk\nWrocław\nKraków\nPoznań\n', 0.9, 0.97],
    ['windows-1251', 'Москва\n', 0.75, 0.9],
    ['windows-1251', 'Москва\nКиев\nОмск\n', 0.9, 0.97],
    ['koi8-r', 'Москва\nКиев\nОмск\n', 0.9, 0.97],
    ['windows-1253', 'Αθήνα\n', 0.8, 0.95],
  ])('in %s are less certain the fewer letters they have: %j', (label, text, least, most) => {
    const { value, confidence } = detect(label, text);
    expect(value).toBe(label);
    expect(confidence).toBeGreaterThanOrEqual(least);
    expect(confidence).toBeLessThanOrEqual(most);
  });

  it('are in the most common encoding if they decide nothing', () => {
    expect(detect('windows-1250', 'ž\n')).toMatchObject({ value: 'windows-1252' });
    // Both read the same text.
    expect(detect('iso-8859-15', 'Zoë\n')).toMatchObject({ value: 'windows-1252' });
    expect(detectLegacyEncoding(new Uint8Array())).toMatchObject({ value: 'windows-1252' });
  });

  it('are found in a long file, and count once', () => {
    const plain = 'Ann Lee,12\n'.repeat(20_000);
    const { value, confidence } = detect('windows-1250', `${plain}Łódź\n${plain}`);
    expect([value, confidence]).toEqual(['windows-1250', detect('windows-1250', 'Łódź\n').confidence]);
    expect(detect('windows-1250', 'Łódź\n'.repeat(50))).toEqual({ value, confidence });
  });
});

describe('a unit in every row', () => {
  it.each(['1.5 °C', '£10.50', '¥120', '3 × 4', 'Ø 10 mm', '7 µg/l', '12 ½', '§ 9', 'Nº 4', 'Brand®', '3 ª', '± 0.1'])(
    'does not make western text another script: %s',
    (value) => {
      const lines = Array.from(
        { length: 40 },
        (_, row) => `2024-07-${row};T${row % 7};${value.replace(/\d/, `${row}`)}`,
      );
      const text = `Day;Device;Value\n${lines.join('\n')}\n`;
      const bytes = createSinglebyteEncoder('windows-1252')(text);
      expect(createDecoder(detectLegacyEncoding(bytes).value).decode(bytes)).toBe(text);
    },
  );
});
