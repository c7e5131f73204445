import type { Random } from './random.js';
import { PLAIN, WORDS } from './words.js';

/** A column of a generated table: its names in several styles, and its values. */
export interface TableColumn {
  readonly names: readonly string[];
  readonly unit?: string;
  value(random: Random, row: number): string;
}

const FIRST = ['Anna', 'Björn', 'Chen', 'Dora', 'Emeka', 'Farid', 'Greta', 'Hugo', 'Ines', 'Jonas', 'Kofi', 'Lena'];
const LAST = ['Lee', 'Smith', 'Okafor', 'García', 'Nowak', 'Sato', 'Haddad', 'van Dijk', "O'Neill", 'Rossi', 'Lund'];
const STATES = ['open', 'closed', 'pending', 'in review', 'archived'];
const REMARKS = [
  'call back',
  '',
  'two boxes left',
  'see order 17',
  'n/a',
  'urgent',
  'paid in cash',
  'ask Tom first',
  '',
];

const day = (random: Random): string => String(1 + random.below(28)).padStart(2, '0');
const month = (random: Random): string => String(1 + random.below(12)).padStart(2, '0');
const year = (random: Random): number => 2015 + random.below(11);

export const COLUMNS: readonly TableColumn[] = [
  { names: ['id', 'ID', 'No.', 'order_id'], value: (_, row) => String(1001 + row) },
  { names: ['name', 'Customer', 'Contact name'], value: (random) => `${random.pick(FIRST)} ${random.pick(LAST)}` },
  { names: ['city', 'Location', 'branch'], value: (random) => random.pick([...PLAIN, ...WORDS['es']!.slice(4, 7)]) },
  { names: ['status', 'State', 'stage'], value: (random) => random.pick(STATES) },
  {
    names: ['date', 'Created', 'delivery date'],
    unit: 'yyyy-mm-dd',
    value: (random) => `${year(random)}-${month(random)}-${day(random)}`,
  },
  { names: ['due', 'Paid on'], value: (random) => `${day(random)}/${month(random)}/${year(random)}` },
  { names: ['qty', 'Quantity', 'pieces'], unit: 'pcs', value: (random) => String(random.below(90)) },
  { names: ['height', 'Weight', 'Length'], unit: 'kg', value: (random) => (random.below(90_000) / 100).toFixed(2) },
  { names: ['code', 'SKU', 'article'], value: (random) => `${random.pick(['AB', 'KX', 'T'])}-${random.below(9999)}` },
  { names: ['active', 'paid'], value: (random) => random.pick(['yes', 'no']) },
  {
    names: ['email', 'E-mail'],
    value: (random) => `${random.pick(FIRST).replace('ö', 'o').toLowerCase()}${random.below(99)}@example.org`,
  },
  { names: ['remark', 'Notes', 'comment'], value: (random) => random.pick(REMARKS) },
  { names: ['time', 'starts at'], value: (random) => `${String(random.below(24)).padStart(2, '0')}:${day(random)}` },
];

export const PRICE_WITH_COMMA: TableColumn = {
  names: ['price', 'Amount'],
  unit: 'EUR',
  value: (random) => (random.below(90_000) / 100).toFixed(2).replace('.', ','),
};
export const LIST = (separator: string): TableColumn => ({
  names: ['tags', 'Sizes', 'groups'],
  value: (random) => Array.from({ length: 2 + random.below(3) }, () => random.pick(STATES)).join(separator),
});
/** Text with the delimiter in it, so that it must be quoted. */
export const PHRASE = (delimiter: string): TableColumn => ({
  names: ['description', 'Address'],
  value: (random) => `${random.pick(PLAIN)}${delimiter}${delimiter === ' ' ? '' : ' '}${random.pick(PLAIN)}`,
});

const digits = (random: Random, count: number): string =>
  Array.from({ length: count }, () => String(random.below(10))).join('');
const hex = (random: Random, count: number): string =>
  Array.from({ length: count }, () => '0123456789abcdef'[random.below(16)]!).join('');
const clock = (random: Random): string =>
  [24, 60, 60].map((below) => String(random.below(below)).padStart(2, '0')).join(':');
const date = (random: Random): string => `${year(random)}-${month(random)}-${day(random)}`;
const named = (random: Random): string => random.pick(['Jan', 'Mar', 'Apr', 'Jul', 'Oct', 'Dec']);

/** Values with marks in them that could be delimiters. */
export const WHOLE_VALUES: readonly ((random: Random) => string)[] = [
  (random) => `${date(random)} ${clock(random)}.${digits(random, 6)}+01`,
  (random) => `${date(random)}T${clock(random)}+02:00`,
  (random) => `${date(random)} ${clock(random)} UTC`,
  (random) => `${day(random)}-${named(random)}-${year(random)} ${clock(random)}`,
  (random) => `${named(random)} ${1 + random.below(28)}, ${year(random)} 10:${day(random)} AM`,
  (random) => `Mon, ${day(random)} ${named(random)} ${year(random)} ${clock(random)} GMT`,
  (random) => `${random.below(900)},${digits(random, 2)}`,
  (random) => `+44 20 ${digits(random, 4)} ${digits(random, 4)}`,
  (random) => `(212) 555-${digits(random, 4)}`,
  (random) =>
    `DE${digits(random, 2)} ${digits(random, 4)} ${digits(random, 4)} ${digits(random, 4)} ${digits(random, 4)} 00`,
  (random) => `1 ${digits(random, 3)} ${digits(random, 3)}`,
  (random) => Array.from({ length: 6 }, () => hex(random, 2)).join(':'),
  (random) => Array.from({ length: 8 }, () => hex(random, 4)).join(':'),
  (random) => `https://example.org/${hex(random, 5)}?a=${random.below(9)}&b=${random.below(9)}`,
  (random) => `#${hex(random, 6)}`,
  (random) => `${random.below(9)}~${10 + random.below(90)}`,
  (random) => `urn:isbn:${digits(random, 9)}`,
  (random) => `${random.pick(FIRST)} ${random.pick(LAST)}`,
];
