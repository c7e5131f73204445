import { createRandom } from '../../../scripts/testing/random.js';
import { encodeText } from './encode-text.js';

export interface NamesFile {
  readonly name: string;
  readonly label: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export interface NamesOptions {
  readonly rows: number;
  /** With typographic apostrophes, quotes, dashes and euro signs, as far as the encoding has them. */
  readonly hasSigns: boolean;
  readonly seed: number;
}

const WESTERN = ['de', 'fr', 'es', 'pt', 'it', 'nl', 'da', 'nb', 'sv', 'fi', 'is', 'ca', 'gl', 'sq'];
const CENTRAL = ['pl', 'cs', 'sk', 'hu', 'ro', 'hr', 'sl'];
const BALTIC = ['et', 'lv', 'lt'];

/** Languages by the encodings they are written in. */
const LANGUAGES: Readonly<Record<string, readonly string[]>> = {
  'windows-1252': WESTERN,
  'iso-8859-15': WESTERN,
  'windows-1250': CENTRAL,
  'iso-8859-2': CENTRAL,
  'windows-1257': BALTIC,
  'iso-8859-13': BALTIC,
  'windows-1254': ['tr', 'az'],
  'windows-1251': ['ru', 'uk', 'bg', 'sr', 'mk', 'be'],
  'koi8-r': ['ru'],
  'koi8-u': ['uk'],
  'iso-8859-5': ['ru', 'bg', 'sr', 'mk'],
  ibm866: ['ru', 'bg'],
  ibm850: WESTERN,
  ibm852: CENTRAL,
  ibm775: BALTIC,
  ibm857: ['tr', 'az'],
  ibm737: ['el'],
  'windows-1253': ['el'],
  'iso-8859-7': ['el'],
  'windows-1255': ['he'],
  'iso-8859-8': ['he'],
  'windows-1256': ['ar', 'fa'],
  'iso-8859-6': ['ar'],
  'windows-874': ['th'],
  'windows-1258': ['vi'],
  shift_jis: ['ja'],
  'euc-jp': ['ja'],
  gb18030: ['zh-Hans'],
  big5: ['zh-Hant'],
  'euc-kr': ['ko'],
  'utf-8': ['de', 'fr', 'pl', 'lt', 'tr', 'ru', 'el', 'he', 'ar', 'th', 'vi', 'ja', 'zh-Hans', 'zh-Hant', 'ko'],
};

const SIGNS: readonly ((name: string, other: string) => string)[] = [
  (name) => `d’${name}`,
  (name) => `${name}’s`,
  (name) => `“${name}”`,
  (name) => `„${name}“`,
  (name) => `‘${name}’`,
  (name) => `«${name}»`,
  (name, other) => `${name} – ${other}`,
  (name, other) => `${name}—${other}`,
  (name) => `${name} 12 €`,
  () => '€4.50',
  (name) => `${name}…`,
];

/**
 * Files with the names that `Intl` has for countries, languages and currencies, encoded as programs do. The models of
 * the letters were not made from these texts.
 */
export function namesFiles({ rows, hasSigns, seed }: NamesOptions): NamesFile[] {
  return Object.entries(LANGUAGES).flatMap(([label, languages]) =>
    languages.flatMap((language): NamesFile[] => {
      const random = createRandom(seed);
      const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
      const names = namesOf(language).filter((name) => encodeText(name, label) !== null);
      const signs = SIGNS.filter((sign) => encodeText(sign('', ''), label) !== null);
      const lines = Array.from({ length: rows }, (_, row) => {
        const note = hasSigns && signs.length > 0 ? pick(signs)(pick(names), pick(names)) : pick(names);
        return [String(row + 1), pick(names), note, `ok ${Math.floor(random() * 900)}`].join(';');
      });
      const bytes = encodeText(['id;name;note;state', ...lines, ''].join('\r\n'), label);
      return bytes ? [{ name: `${label} ${language}, ${rows} rows`, label, bytes }] : [];
    }),
  );
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

function namesOf(language: string): readonly string[] {
  const pairs = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  const codes = {
    region: pairs,
    language: pairs.map((pair) => pair.toLowerCase()),
    currency: Intl.supportedValuesOf('currency'),
  };
  return (['region', 'language', 'currency'] as const).flatMap((type) => {
    const names = new Intl.DisplayNames(language, { type, fallback: 'none' });
    return codes[type].map((code) => names.of(code) ?? '').filter((name) => /^[^’“”‘„«»–—;]+$/u.test(name));
  });
}
