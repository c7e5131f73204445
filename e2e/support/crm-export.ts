import { createRandom } from '../../scripts/testing/random.js';
import type { Column } from '../../src/engine/index.js';

/* A customer export as an old CRM writes it: 480 rows, 440 errors in 300 of them. The same on every run. */

export const CRM_COLUMNS: readonly Column[] = [
  {
    id: 'number',
    label: 'Customer no.',
    type: 'custom_regex',
    pattern: '[A-Z]{2}-\\d{4}',
    validators: [{ type: 'required' }, { type: 'unique' }],
  },
  { id: 'company', label: 'Company', validators: [{ type: 'required' }] },
  { id: 'email', label: 'Email', type: 'email' },
  { id: 'phone', label: 'Phone', type: 'phone' },
  { id: 'country', label: 'Country', type: 'country' },
  { id: 'stage', label: 'Stage', type: 'select', options: ['lead', 'customer', 'partner', 'inactive'] },
  { id: 'revenue', label: 'Revenue', type: 'number' },
  { id: 'discount', label: 'Discount', type: 'number' },
  { id: 'staff', label: 'Employees', type: 'number' },
  { id: 'since', label: 'Customer since', type: 'date' },
  { id: 'website', label: 'Website', type: 'url' },
];

type Row = Record<string, string>;

interface Flaw {
  readonly column: string;
  readonly rows: number;
  spoil(value: string, at: number): string;
}

const COUNTRIES = ['Germany', 'France', 'Italy', 'Spain', 'United States', 'Netherlands'];
const MISSPELLED: Readonly<Record<string, string>> = {
  Germany: 'Germny',
  France: 'Frnace',
  Italy: 'Itlay',
  Spain: 'Spian',
  'United States': 'Untied States',
  Netherlands: 'Neterlands',
};
const STAGES = ['lead', 'customer', 'partner', 'inactive'];

const pick = (forms: readonly ((value: string) => string)[], value: string, at: number): string =>
  forms[at % forms.length]!(value);

/** What is wrong, in an order in which no cell is spoiled twice. */
const FLAWS: readonly Flaw[] = [
  { column: 'stage', rows: 73, spoil: () => 'churned' },
  {
    column: 'revenue',
    rows: 100,
    spoil: (value, at) =>
      pick([(amount) => `$${amount}`, (amount) => `€ ${amount}`, (amount) => `${amount} EUR`], value, at),
  },
  // The decimal sign of another country, always with both signs.
  { column: 'revenue', rows: 30, spoil: (value) => value.replace(',', ' ').replace('.', ',').replace(' ', '.') },
  {
    column: 'email',
    rows: 60,
    spoil: (value, at) =>
      pick(
        [
          (mail) => mail.replace('@', '(at)'),
          (mail) => `Sales <${mail}>`,
          (mail) => mail.replace('.example', ',example'),
          (mail) => mail.replace('@', ' @ '),
          (mail) => `mailto:${mail}`,
        ],
        value,
        at,
      ),
  },
  { column: 'country', rows: 37, spoil: (value) => MISSPELLED[value] ?? value },
  { column: 'number', rows: 20, spoil: (value) => value.toLowerCase() },
  { column: 'company', rows: 6, spoil: () => '' },
  {
    column: 'phone',
    rows: 25,
    spoil: (value, at) => pick([(phone) => `Tel. ${phone}`, (phone) => `${phone} (office)`], value, at),
  },
  { column: 'discount', rows: 25, spoil: (value) => `${value} %` },
  { column: 'staff', rows: 15, spoil: (value) => `ca. ${value}` },
  { column: 'since', rows: 44, spoil: (_value, at) => String(45_000 + at * 11) },
];
/** Rows that have the customer number of another one. */
const DUPLICATES = 5;
const ROWS = 480;
const SPOILED_ROWS = 300;

/** The rows before they were spoiled. */
export function crmRows(): readonly Readonly<Row>[] {
  return Array.from({ length: ROWS }, (_, at) => cleanRow(at));
}

/** Each row is spoiled once before any is spoiled twice. */
export function crmExport(): string {
  const random = createRandom(480);
  const rows = Array.from({ length: ROWS }, (_, at) => cleanRow(at));
  const order = shuffled(rows, random).slice(0, SPOILED_ROWS);
  let next = 0;
  for (const { column, rows: count, spoil } of FLAWS) {
    for (let at = 0; at < count; at += 1) {
      const row = order[next % order.length]!;
      row[column] = spoil(row[column]!, at);
      next += 1;
    }
  }
  for (let at = 0; at < DUPLICATES; at += 1) {
    const row = order[(next + at) % order.length]!;
    row['number'] = rows.find((other) => !order.includes(other) && other['number']!.endsWith(String(at)))!['number']!;
  }
  const labels = CRM_COLUMNS.map(({ label }) => label);
  const lines = rows.map((row) => CRM_COLUMNS.map(({ id }) => quoted(row[id] ?? '')).join(','));
  return [labels.join(','), ...lines, ''].join('\n');
}

/** A row without errors. Its date has a day after the 12th, so that it can be read in one way only. */
function cleanRow(at: number): Row {
  const number = String(at + 1).padStart(4, '0');
  const site = `firm${at + 1}.example.com`;
  return {
    number: `${at % 2 === 0 ? 'NO' : 'SO'}-${number}`,
    company: `Firm ${at + 1} Ltd`,
    email: `office@${site}`,
    phone: `+1 202 555 ${String(100 + (at % 100)).padStart(4, '0')}`,
    country: COUNTRIES[at % COUNTRIES.length]!,
    stage: STAGES[at % STAGES.length]!,
    revenue: `${1 + (at % 9)},${String((at * 37) % 1000).padStart(3, '0')}.${String((at * 7) % 100).padStart(2, '0')}`,
    discount: String(5 + (at % 20)),
    staff: String(3 + (at % 200)),
    since: `${1 + (at % 12)}/${13 + (at % 15)}/20${10 + (at % 14)}`,
    website: `https://${site}`,
  };
}

const quoted = (text: string): string => (text.includes(',') ? `"${text}"` : text);

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!];
  }
  return mixed;
}
