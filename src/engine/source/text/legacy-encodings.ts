export interface LegacyEncoding {
  /** WHATWG label. */
  readonly label: string;
  /** Codes of the languages written in it. */
  readonly languages: readonly string[];
  /** How rare the encoding is in files, in bits. */
  readonly rarity: number;
}

const WESTERN = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'da', 'sv', 'fi', 'is', 'ca', 'sq', 'ga'];
const CENTRAL = ['pl', 'cs', 'sk', 'hu', 'ro', 'hr', 'sl', 'de', 'sq'];
const BALTIC = ['et', 'lv', 'lt'];
const CYRILLIC = ['ru', 'uk', 'bg', 'sr', 'mk', 'be'];

/** The single-byte encodings that programs have written, and can be decoded. */
export const SINGLE_BYTE_ENCODINGS: readonly LegacyEncoding[] = [
  { label: 'windows-1252', languages: WESTERN, rarity: 0 },
  { label: 'windows-1250', languages: CENTRAL, rarity: 1 },
  { label: 'windows-1251', languages: CYRILLIC, rarity: 1 },
  { label: 'windows-1253', languages: ['el'], rarity: 2 },
  { label: 'windows-1254', languages: ['tr', 'az'], rarity: 2 },
  { label: 'windows-1255', languages: ['he'], rarity: 2 },
  { label: 'windows-1256', languages: ['ar', 'fa'], rarity: 2 },
  { label: 'windows-1257', languages: BALTIC, rarity: 2 },
  { label: 'windows-1258', languages: ['vi'], rarity: 5 },
  { label: 'windows-874', languages: ['th'], rarity: 2 },
  { label: 'iso-8859-2', languages: CENTRAL, rarity: 3 },
  { label: 'iso-8859-3', languages: ['mt'], rarity: 7 },
  { label: 'iso-8859-4', languages: BALTIC, rarity: 8 },
  { label: 'iso-8859-5', languages: CYRILLIC, rarity: 6 },
  { label: 'iso-8859-6', languages: ['ar'], rarity: 5 },
  { label: 'iso-8859-7', languages: ['el'], rarity: 3 },
  { label: 'iso-8859-8', languages: ['he'], rarity: 4 },
  { label: 'iso-8859-10', languages: ['is', 'sv', 'fi', 'et'], rarity: 9 },
  { label: 'iso-8859-13', languages: BALTIC, rarity: 5 },
  { label: 'iso-8859-14', languages: ['cy', 'ga'], rarity: 8 },
  { label: 'iso-8859-15', languages: [...WESTERN, 'et'], rarity: 4 },
  { label: 'iso-8859-16', languages: ['ro', 'hr', 'sl'], rarity: 7 },
  { label: 'koi8-r', languages: ['ru'], rarity: 4 },
  { label: 'koi8-u', languages: ['uk', 'be'], rarity: 5 },
  { label: 'ibm866', languages: ['ru', 'bg'], rarity: 5 },
  { label: 'x-mac-cyrillic', languages: CYRILLIC, rarity: 7 },
  { label: 'macintosh', languages: WESTERN, rarity: 5 },
  { label: 'ibm850', languages: WESTERN, rarity: 4 },
  { label: 'ibm852', languages: CENTRAL, rarity: 7 },
  { label: 'ibm737', languages: ['el'], rarity: 8 },
  { label: 'ibm775', languages: BALTIC, rarity: 8 },
  { label: 'ibm857', languages: ['tr', 'az'], rarity: 8 },
];

export interface MultiByteEncoding extends Omit<LegacyEncoding, 'languages'> {
  readonly language: 'ja' | 'zh' | 'tw' | 'ko';
  /** Ranges of lead and trail bytes of everyday characters. */
  readonly everyday: readonly [leadFrom: number, leadTo: number, trailFrom: number, trailTo: number];
}

export const MULTI_BYTE_ENCODINGS: readonly MultiByteEncoding[] = [
  { label: 'shift_jis', language: 'ja', rarity: 1, everyday: [0x88, 0x98, 0x40, 0xfc] },
  { label: 'euc-jp', language: 'ja', rarity: 3, everyday: [0xb0, 0xcf, 0xa1, 0xfe] },
  { label: 'gb18030', language: 'zh', rarity: 1, everyday: [0xb0, 0xd7, 0xa1, 0xfe] },
  { label: 'big5', language: 'tw', rarity: 2, everyday: [0xa4, 0xc6, 0x40, 0xfe] },
  { label: 'euc-kr', language: 'ko', rarity: 1, everyday: [0xb0, 0xc8, 0xa1, 0xfe] },
];
