import { createSinglebyteEncoder } from '@exodus/bytes/single-byte.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { encodeText } from '../../testing/encode-text.js';
import { detectEncoding } from './encoding.js';
import { CERTAIN } from '../layout/layout.js';
import { createDecoder, loadDecoders } from './text-decoders.js';

beforeAll(loadDecoders);

const bytes = (...values: number[]): Uint8Array => Uint8Array.from(values);
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const utf16 = (text: string, bigEndian: boolean): Uint8Array => encodeText(text, bigEndian ? 'utf-16be' : 'utf-16le')!;

describe('detectEncoding', () => {
  it('trusts a byte order mark', () => {
    expect(detectEncoding(bytes(0xef, 0xbb, 0xbf, 0x61))).toEqual({ value: 'utf-8', confidence: 1 });
    expect(detectEncoding(bytes(0xff, 0xfe, 0x61, 0)).value).toBe('utf-16le');
    expect(detectEncoding(bytes(0xfe, 0xff, 0, 0x61)).value).toBe('utf-16be');
  });

  it('recognizes UTF-16 without a byte order mark by its zeros', () => {
    expect(detectEncoding(utf16('id,name\n1,Zoë\n', false)).value).toBe('utf-16le');
    expect(detectEncoding(utf16('id,name\n1,Zoë\n', true)).value).toBe('utf-16be');
  });

  it.each([
    ['half a byte order mark', [0xef, 0xbb, 0x61]],
    ['other halves of it', [0xef, 0x61, 0xbf]],
    ['another first byte', [0x61, 0xbb, 0xbf]],
    ['half a mark of UTF-16', [0xff, 0x61]],
    ['the other half', [0x61, 0xfe]],
    ['the other half of the other', [0x61, 0xff]],
    ['half of the other', [0xfe, 0x61]],
  ])('does not take %s for one', (_what, start) => {
    expect(detectEncoding(bytes(...start, 0x0a, 0x61)).confidence).toBeLessThan(1);
  });

  it.each<[what: string, text: string, bigEndian: boolean, value: string | undefined]>([
    ['two characters', 'a,', false, 'utf-16le'],
    ['two in the other order', 'a,', true, 'utf-16be'],
    ['one character', 'a', false, undefined],
    ['few zeros', 'ab,東京都渋谷区代々木', false, 'utf-16le'],
    ['too few zeros', 'a東京都渋谷区代々木', false, undefined],
    ['zeros in both places', 'a\u6100b\u6200', false, undefined],
  ])('recognizes UTF-16 by zeros in every second byte: %s', (_what, text, bigEndian, value) => {
    const found = detectEncoding(utf16(text, bigEndian));
    if (value === undefined) expect(found.value).not.toMatch(/^utf-16/);
    else expect(found).toEqual({ value, confidence: 0.95 });
  });

  it.each([
    ['Chinese', '名称,数量\n桌子,3\n椅子和凳子,12\n'],
    ['Russian', 'Имя;Город\nАнна;Москва\n'],
    ['Gujarati', 'નામ,શહેર\nઅમિત,સુરત\n'],
    ['Malayalam', 'പേര്\tനഗരം\nഅനു\tകൊച്ചി\n'],
    ['Thai', 'ชื่อ|เมือง\nสมชาย|กรุงเทพ\n'],
    ['typographic', '“Café”\t• 5 €\n'],
  ])('recognizes UTF-16 of %s text', (_what, text) => {
    expect(detectEncoding(utf16(text, false)).value).toBe('utf-16le');
    expect(detectEncoding(utf16(text, true)).value).toBe('utf-16be');
  });

  it.each([
    'A,N\nx\0y,1\n',
    'AB,N\nx\0y,1\n',
    'A,B\n,\0xy\n',
    'A,N\nx,\0\n1,2\n',
    'AB,N\nx,\0\n1,2\n',
    'A,N\né\0y,1\n',
    'Name\n\0Zoë\nBo\n',
    '\0A;B\nx;1\n',
    'A\tB\nab\0c\t1\nab\0c\t2\n',
  ])('does not take a text with zeros for UTF-16: %j', (text) => {
    expect(detectEncoding(utf8(text), { complete: true }).value).toBe('utf-8');
  });

  it('allows a character cut at the end of a part, but not of the whole', () => {
    const cut = utf8('name\nZoë').subarray(0, 8);
    expect(detectEncoding(cut).value).toBe('utf-8');
    expect(detectEncoding(cut, { complete: true }).value).not.toBe('utf-8');
  });

  it('keeps UTF-8 with a single broken place', () => {
    const text = utf8('Zoë,Łódź,Київ,東京\n'.repeat(5));
    expect(detectEncoding(Uint8Array.from([...text, 0xff, 0x0a]), { complete: true }).value).toBe('utf-8');
  });

  it('recognizes Icelandic prices in ISO-8859-15 by its euro sign', () => {
    const text = bytes(
      ...[...'Guðrún;12 ¤\nÞór Ólafsson;30 ¤\ngreiðsla;8 ¤\nþjónusta;5 ¤\n'].map((letter) => letter.charCodeAt(0)),
    );
    expect(createDecoder(detectEncoding(text, { complete: true }).value).decode(text)).toContain('Guðrún;12 €');
  });

  it('recognizes an escape sequence of ISO-2022-JP', () => {
    expect(detectEncoding(bytes(0x1b, 0x24, 0x42, 0x46, 0x7c, 0x4b, 0x5c, 0x1b, 0x28, 0x42)).value).toBe('iso-2022-jp');
  });

  it('detects ASCII and empty text as UTF-8', () => {
    expect(detectEncoding(utf8('a,b\n1,2'))).toEqual({ value: 'utf-8', confidence: 1 });
    expect(detectEncoding(bytes()).value).toBe('utf-8');
    expect(detectEncoding(utf8('Zoë'))).toEqual({ value: 'utf-8', confidence: 0.99 });
  });
});

describe('typographic characters', () => {
  it('are not the first letters of Greek words, which have their bytes', () => {
    const towns = ['Άρτα', 'Άμφισσα', 'Άργος', 'Άνδρος'].map((town, row) => `${row};${town};Ελλάδα`);
    const text = ['id;town;country', ...towns, ''].join('\n');
    expect(detectEncoding(createSinglebyteEncoder('windows-1253')(text)).value).toBe('windows-1253');
    expect(detectEncoding(createSinglebyteEncoder('iso-8859-7')(text)).value).toBe('iso-8859-7');
  });

  const DANISH = [
    'Østrig',
    'Belgien',
    'Færøerne',
    'Tyskland',
    'Frankrig',
    'Grækenland',
    'Irland',
    'Italien',
    'Norge',
    'Åland',
  ];
  const ITALIAN = [
    'Germania',
    'Perù',
    'Austria',
    'Belgio',
    'Città del Vaticano',
    'Francia',
    'Libano',
    'Nigeria',
    'Oman',
    'Haiti',
  ];
  const POLISH = [
    'Łotwa',
    'Niemcy',
    'Włochy',
    'Węgry',
    'Chiny',
    'Francja',
    'Grecja',
    'Japonia',
    'Hiszpania',
    'Wyspy Owcze',
  ];
  const RUSSIAN = [
    'Австрия',
    'Бельгия',
    'Германия',
    'Франция',
    'Греция',
    'Италия',
    'Ирландия',
    'Норвегия',
    'Перу',
    'Гаити',
  ];
  const NOTES: Readonly<Record<string, readonly string[]>> = {
    'prices in euro': ['5 €', '€7.50', '1.234,50 €', '12 €'],
    'curly apostrophes': ['it’s new', 'd’accord', 'O’Brien', 'don’t'],
    'curly quotes': ['“new”', 'an “old” one', '‘single’', '“x”'],
    'low quotes': ['„new“', 'an „old“ one', '‚single‘', '„x“'],
    dashes: ['2001–2004', 'new — and good', 'a–z', '—'],
    'all of them': ['it’s 5 € – “new”', '€7', '2001–2004', '„old“ — used…'],
  };
  const FILES = [
    { label: 'windows-1252', language: 'Danish', names: DANISH },
    { label: 'windows-1252', language: 'Italian', names: ITALIAN },
    { label: 'windows-1250', language: 'Polish', names: POLISH },
    { label: 'windows-1251', language: 'Russian', names: RUSSIAN },
  ] as const;
  const cases = FILES.flatMap((file) => Object.entries(NOTES).map(([what, notes]) => ({ ...file, what, notes })));

  it.each(cases)('do not change the detection of $language in $label: $what', ({ label, names, notes }) => {
    const text = names.map((name, at) => `${at},${name},${notes[at % notes.length]}\r\n`).join('');
    const sample = createSinglebyteEncoder(label)(text);
    expect(createDecoder(detectEncoding(sample, { complete: true }).value).decode(sample)).toBe(text);
  });

  it.each(Object.entries(NOTES))('are detected as Western on their own: %s', (_what, notes) => {
    const text = `item,note\n${notes.map((note) => `Thing,${note}\n`).join('')}`;
    const sample = createSinglebyteEncoder('windows-1252')(text);
    expect(createDecoder(detectEncoding(sample, { complete: true }).value).decode(sample)).toBe(text);
  });
});

describe('one wrong byte in UTF-8', () => {
  const TEXTS = [
    'name,city\nZoë,Rome\n',
    'name,city\nJosé Núñez,Cádiz\nAnn,Paris\n',
    'a,b\nŁódź,Київ\n',
    'a,b\n東京,大阪\n',
    'a,b\n5 €,6\n',
  ];
  const BYTES = [0x80, 0x92, 0xa0, 0xe9, 0xff];

  it.each(TEXTS)('leaves it UTF-8, wherever it is next to a character: %j', (text) => {
    const places = [...text].map((_, at) => utf8([...text].slice(0, at).join('')).length);
    for (const place of places) {
      for (const byte of BYTES) {
        const sample = Uint8Array.from([...utf8(text).subarray(0, place), byte, ...utf8(text).subarray(place)]);
        expect(detectEncoding(sample, { complete: true }), `${byte} at ${place}`).toMatchObject({ value: 'utf-8' });
      }
    }
  });

  it('makes no other encoding certain, even within the only character', () => {
    const sample = Uint8Array.from([...utf8('name\n5 €\nZo'), 0xc3, 0xff, 0xab, ...utf8('\nB\n')]);
    const { value, confidence } = detectEncoding(sample, { complete: true });
    expect(value === 'utf-8' || confidence < CERTAIN).toBe(true);
  });
});
