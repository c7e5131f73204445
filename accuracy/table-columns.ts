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
