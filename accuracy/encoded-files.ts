import { encodeText } from '../src/engine/testing/encode-text.js';
import { seeded } from './random.js';
import type { Random } from './random.js';
import { PLAIN, WORDS } from './words.js';

export interface EncodedFile {
  readonly name: string;
  readonly label: string;
  readonly bytes: Uint8Array;
}

const WESTERN = ['windows-1252', 'iso-8859-15', 'macintosh', 'ibm850'];
const CENTRAL = ['windows-1250', 'iso-8859-2', 'ibm852'];
const BALTIC = ['windows-1257', 'iso-8859-13', 'ibm775'];
const LANGUAGE_ENCODINGS: readonly (readonly [languages: string, labels: readonly string[]])[] = [
  ['de fr es pt it nl da sv fi is', WESTERN],
  ['pl cs sk hu ro hr sl', CENTRAL],
  ['tr', ['windows-1254', 'ibm857']],
  ['et lv lt', BALTIC],
  ['ru', ['windows-1251', 'koi8-r', 'ibm866', 'iso-8859-5', 'x-mac-cyrillic']],
  ['uk', ['windows-1251', 'koi8-u']],
  ['bg sr', ['windows-1251']],
  ['el', ['windows-1253', 'iso-8859-7', 'ibm737']],
  ['he', ['windows-1255', 'iso-8859-8']],
  ['ar', ['windows-1256', 'iso-8859-6']],
  ['th', ['windows-874']],
  ['ja', ['shift_jis', 'euc-jp']],
  ['zh', ['gb18030']],
  ['tw', ['big5']],
  ['ko', ['euc-kr']],
];
/** Typography added to a row. */
const ADDED: Readonly<Record<string, (random: Random) => string>> = {
  nothing: (random) => String(random.below(500)),
  euro: (random) => `${random.below(500)} €`,
  apostrophes: (random) => `O’Neill ${random.pick(['’90', '’s', 'd’A'])}`,
  quotes: (random) => random.pick(['“new”', '“A4”', '‘x’']),
  'low quotes': () => '„neu“',
  dashes: (random) => `${random.below(20)} ${random.pick(['–', '—'])} ${random.below(50)}`,
  all: (random) => random.pick(['12 €', 'it’s', '“ok”', '1 – 2', 'so…']),
};
const SIZES = [5, 12, 40];

/** Tables of words in each language and encoding, with and without typography. */
export function encodedFiles(added: string): EncodedFile[] {
  return LANGUAGE_ENCODINGS.flatMap(([languages, labels]) =>
    languages.split(' ').flatMap((language) =>
      [...labels, 'utf-8', 'utf-16le', 'utf-16be'].flatMap((label) => {
        return SIZES.flatMap((size): EncodedFile[] => {
          const bytes = encodeText(tableText({ language, size, added }), label);
          return bytes ? [{ name: `${label} ${language} ${size} rows, ${added}`, label, bytes }] : [];
        });
      }),
    ),
  );
}

export const KINDS_ADDED: readonly string[] = Object.keys(ADDED);

interface Wanted {
  readonly language: string;
  readonly size: number;
  readonly added: string;
  /** One in so many words is not of the language. */
  readonly plainShare?: number;
}

function tableText({ language, size, added, plainShare = 4 }: Wanted): string {
  const random = seeded(size * 7919 + language.charCodeAt(0) * 31 + language.charCodeAt(1));
  const own = WORDS[language]!;
  const word = (): string => (random.below(plainShare) === 0 ? random.pick(PLAIN) : random.pick(own));
  const rows = Array.from({ length: size }, (_, row) => {
    return [row + 1, word(), word(), ADDED[added]!(random)].join(';');
  });
  return ['id;name;text;note', ...rows, ''].join('\r\n');
}

/** UTF-8 tables with one byte that was lost, replaced or added within or beside a character. */
export function damagedFiles(): EncodedFile[] {
  return Object.keys(WORDS).flatMap((language) =>
    [0, 1, 2, 3].flatMap((damage) => [damagedFile(language, damage), damagedFile(language, damage, true)]),
  );
}

const DAMAGES = ['a continuation byte lost', 'a lead byte lost', 'a byte replaced', 'a Latin-1 letter added'];

function damagedFile(language: string, damage: number, isSparse = false): EncodedFile {
  const random = seeded(damage * 101 + language.charCodeAt(0) * 17 + language.charCodeAt(1));
  const size = 8 + damage * 4;
  const text = isSparse ? fewAccents(language, size * 2) : tableText({ language, size, added: 'nothing' });
  const bytes = [...encodeText(text, 'utf-8')!];
  const isLead = (byte: number): boolean => byte >= 0xc0;
  const leads = bytes.flatMap((byte, at) => (isLead(byte) ? [at] : []));
  const at = random.pick(leads);
  if (damage === 0) bytes.splice(at + 1, 1);
  else if (damage === 1) bytes.splice(at, 1);
  else if (damage === 2) bytes[at + 1] = random.pick([0x20, 0x3f, 0xc3, 0xff, 0xe4]);
  else bytes.splice(at, 0, random.pick([0xe9, 0xfc, 0xf1, 0x92, 0x80]));
  return {
    name: `${language}, ${isSparse ? 'few accents, ' : ''}${DAMAGES[damage]}`,
    label: 'utf-8',
    bytes: Uint8Array.from(bytes),
  };
}

/** Tables in which one word in twelve or so has letters beyond ASCII. */
export function filesOfFewAccents(): EncodedFile[] {
  return LANGUAGE_ENCODINGS.slice(0, 8).flatMap(([languages, labels]) =>
    languages.split(' ').flatMap((language) =>
      labels.slice(0, 2).flatMap((label) =>
        [8, 20, 60].flatMap((size): EncodedFile[] => {
          const bytes = encodeText(fewAccents(language, size), label);
          return bytes ? [{ name: `${label} ${language} ${size} rows, few accents`, label, bytes }] : [];
        }),
      ),
    ),
  );
}

function fewAccents(language: string, size: number): string {
  const random = seeded(size * 13 + language.charCodeAt(0) * 7 + language.charCodeAt(1));
  const own = WORDS[language]!.filter((word) => /[^ -~]/.test(word));
  const rows = Array.from({ length: size }, (_, row) => {
    return [row + 1, row % 6 === 3 ? random.pick(own) : random.pick(PLAIN), random.pick(PLAIN)].join(',');
  });
  return ['id,name,text', ...rows, ''].join('\n');
}
