import { kindOfValues } from '../src/engine/mapping/value-kinds.js';
import type { ValueKind } from '../src/engine/mapping/value-kinds.js';
import { scored } from './accuracy-set.js';
import type { AccuracySet, Scored } from './accuracy-set.js';
import { seeded } from './random.js';
import type { Random } from './random.js';

const ROWS = 20;
/** Columns of each kind and of each of the others. */
const COLUMNS = 50;
const WORDS = 'alpha north river stone clear light green field quick paper winter glass'.split(' ');

type Make = (random: Random) => string;

const digits = (random: Random, count: number): string =>
  Array.from({ length: count }, () => random.below(10)).join('');
const hex = (random: Random, count: number): string =>
  Array.from({ length: count }, () => random.below(16).toString(16)).join('');
const letters = (random: Random, count: number): string =>
  Array.from({ length: count }, () => String.fromCharCode(65 + random.below(26))).join('');

function withGtinCheck(body: string): string {
  const sum = [...body].reverse().reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 3 : 1), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}

function germanIban(random: Random): string {
  const account = digits(random, 18);
  return `DE${String(98n - (BigInt(`${account}131400`) % 97n)).padStart(2, '0')}${account}`;
}

const KINDS: Readonly<Record<ValueKind, Make>> = {
  email: (random) => `${random.pick(WORDS)}.${random.pick(WORDS)}${random.below(99)}@example.org`,
  url: (random) => `https://example.org/${random.pick(WORDS)}/${random.below(999)}`,
  phone: (random) => `+${random.pick(['44 20', '49 30', '1 212', '33 1'])} ${digits(random, 8)}`,
  iban: germanIban,
  vat: (random) => random.pick([`DE${digits(random, 9)}`, `IT${digits(random, 11)}`, `ATU${digits(random, 8)}`]),
  gtin: (random) => withGtinCheck(digits(random, 12)),
  uuid: (random) => [8, 4, 4, 4, 12].map((count) => hex(random, count)).join('-'),
  hash: (random) => hex(random, 40),
  color: (random) => `#${hex(random, 6)}`,
  mime: (random) => `${random.pick(['image', 'text', 'application'])}/${random.pick(WORDS)}${random.below(99)}`,
  ip: (random) => Array.from({ length: 4 }, () => random.below(256)).join('.'),
  mac: (random) => Array.from({ length: 6 }, () => hex(random, 2)).join(':'),
  coordinates: (random) => `${random.below(90)}.${digits(random, 4)}, -${random.below(180)}.${digits(random, 4)}`,
};

/** What columns of other kinds contain. */
const OTHERS: Readonly<Record<string, Make>> = {
  'numbers of 8 digits': (random) => digits(random, 8),
  'numbers of 12 digits': (random) => digits(random, 12),
  'numbers of 13 digits': (random) => digits(random, 13),
  'numbers of 14 digits': (random) => digits(random, 14),
  amounts: (random) => `${random.below(9999)}.${digits(random, 2)}`,
  dates: (random) => `20${digits(random, 2)}-0${1 + random.below(9)}-1${random.below(9)}`,
  'dates without separators': (random) => `2024${String(1 + random.below(12)).padStart(2, '0')}1${random.below(10)}`,
  times: (random) => `1${random.below(9)}:${digits(random, 2)}:${digits(random, 2)}`,
  versions: (random) => `${random.below(9)}.${random.below(20)}.${random.below(9)}`,
  'national phone numbers': (random) => `020 ${digits(random, 4)} ${digits(random, 4)}`,
  'signed numbers': (random) => `+${random.below(99_999)}`,
  words: (random) => random.pick(WORDS) + random.below(999),
  names: (random) => `${random.pick(WORDS)} ${random.pick(WORDS)} ${random.below(99)}`,
  sentences: (random) => Array.from({ length: 8 }, () => random.pick(WORDS)).join(' '),
  handles: (random) => `@${random.pick(WORDS)}${random.below(999)}`,
  paths: (random) => `${random.pick(WORDS)}/${random.pick(WORDS)}.png`,
  codes: (random) => letters(random, 8),
  'item codes': (random) => `${letters(random, 2)}-${digits(random, 6)}`,
  'numbers with country': (random) => `${letters(random, 2)}${digits(random, 20)}`,
  'short hexadecimal codes': (random) => hex(random, 8),
  'pairs of numbers': (random) => `${random.below(99)}, ${random.below(99)}`,
};

/** Whether the kind of generated values is found, and none where there is none; `details` has the precision of each. */
export const VALUE_KINDS_SET: AccuracySet = {
  id: 'mapping-value-kinds',
  run() {
    const random = seeded(15);
    const cases: Scored[] = [];
    for (const [kind, make] of [...Object.entries(KINDS), ...Object.entries(OTHERS)]) {
      for (let column = 0; column < COLUMNS; column += 1) {
        const found = kindOfValues(Array.from({ length: ROWS }, () => make(random)));
        cases.push({ name: kind, expected: kind in KINDS ? kind : 'none', found: found ?? 'none' });
      }
    }
    const precision = Object.keys(KINDS).map((kind) => {
      const said = cases.filter(({ found }) => found === kind);
      const right = said.filter(({ expected }) => expected === kind).length;
      return [kind, Math.round((1000 * right) / Math.max(1, said.length)) / 10] as const;
    });
    return scored('mapping-value-kinds', cases, Object.fromEntries(precision));
  },
};
