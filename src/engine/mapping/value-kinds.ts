import type { Atoms } from './lexicon.js';

/** Kinds of values that show what a column is about where its name does not. */
export type ValueKind = keyof typeof KINDS;

interface KindOfValues {
  /** Whether a value is of this kind; hardly any other value may be. */
  readonly test: (value: string) => boolean;
  /** The columns that have such values: words of which each of their names has one. */
  readonly names: readonly string[];
}

const matches =
  (pattern: RegExp): ((value: string) => boolean) =>
  (value) =>
    pattern.test(value);

const EUROPEAN_VAT =
  /^(?:ATU\d{8}|BE[01]\d{9}|CZ\d{8,10}|DE\d{9}|DK\d{8}|ES[A-Z]\d{7}[A-Z\d]|FI\d{8}|FR[A-Z\d]{2}\d{9}|GB\d{9}|IE\d[A-Z\d]\d{5}[A-Z]{1,2}|IT\d{11}|NL\d{9}B\d{2}|PL\d{10}|PT\d{9}|SE\d{10}01)$/u;

const KINDS = {
  email: { test: matches(/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/u), names: ['email'] },
  url: {
    test: matches(/^(?:https?:\/\/|www\.)\S+\.\S+$/iu),
    names: ['url', 'website', 'link', 'domain', 'image', 'photo'],
  },
  phone: { test: matches(/^\+[1-9]\d{0,3}[ ().-]*(?:\d[ ().-]*){6,12}$/u), names: ['phone', 'mobile', 'whatsapp'] },
  iban: { test: isIban, names: ['iban', 'account'] },
  vat: { test: matches(EUROPEAN_VAT), names: ['vat'] },
  gtin: { test: isGtin, names: ['barcode'] },
  uuid: { test: matches(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu), names: ['uuid', 'external-id'] },
  hash: { test: matches(/^(?:[\da-f]{32}|[\da-f]{40}|[\da-f]{64})$/iu), names: ['checksum'] },
  color: { test: matches(/^#(?:[\da-f]{3}|[\da-f]{6})$/iu), names: ['color'] },
  mime: {
    test: matches(/^(?:application|audio|font|image|message|model|multipart|text|video)\/[\w.+-]+$/u),
    names: ['mime-type'],
  },
  ip: { test: matches(/^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/u), names: ['ip-address'] },
  mac: { test: matches(/^(?:[\da-f]{2}[:-]){5}[\da-f]{2}$/iu), names: ['mac-address'] },
  coordinates: { test: matches(/^-?\d{1,2}\.\d{3,},\s*-?\d{1,3}\.\d{3,}$/u), names: ['coordinates'] },
} satisfies Readonly<Record<string, KindOfValues>>;

/** Fewer different values may be of a kind by chance. */
const MIN_VALUES = 3;
/** Share of values that must be of the kind. */
const MIN_SHARE = 0.9;

/** The kind of the values of a column, if there are enough of them; no value is of two kinds. */
export function kindOfValues(values: readonly string[]): ValueKind | null {
  const different = [...new Set(values)];
  if (different.length < MIN_VALUES) return null;
  const needed = different.length * MIN_SHARE;
  const kinds = Object.keys(KINDS) as ValueKind[];
  return kinds.find((kind) => different.filter((value) => KINDS[kind].test(value)).length >= needed) ?? null;
}

/** Whether a column of this name has values of this kind. */
export function isNameOfKind(atoms: Atoms, kind: ValueKind): boolean {
  const names: readonly string[] = KINDS[kind].names;
  return atoms.some((atom) => names.includes(atom));
}

function isIban(value: string): boolean {
  const iban = value.replace(/\s/gu, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/u.test(iban)) return false;
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/gu, (letter) => `${Number.parseInt(letter, 36)}`);
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

/** Whether the last digit is the check digit of the others, as in EAN and UPC. */
function isGtin(value: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/u.test(value)) return false;
  let sum = 0;
  for (const [place, digit] of [...value].reverse().entries()) sum += Number(digit) * (place % 2 === 0 ? 1 : 3);
  return sum % 10 === 0;
}
