import type { ImportPlan } from '../import-plan.js';
import type { Column } from '../column.js';
import type { Operation } from '../edits/operation.js';
import type { RowCounts } from '../review-calls.js';

/** A file and a plan, with the results that every runtime must reach. */
export interface ImportCase {
  readonly name: string;
  readonly text: string | Uint8Array<ArrayBuffer>;
  readonly columns: readonly Column[];
  readonly dynamicColumns?: readonly Column[];
  readonly plan?: Partial<Pick<ImportPlan, 'rowHandling' | 'includeUnmatchedColumns' | 'language' | 'optionMatches'>>;
  readonly operations: readonly Operation[];
  /** After validation, before the operations. */
  readonly counts: RowCounts;
  /** After the operations. */
  readonly edited: RowCounts;
  readonly firstRow: unknown;
}

const PEOPLE: readonly Column[] = [
  { id: 'name', label: 'Name', validators: [{ type: 'required' }], transformations: [{ type: 'capitalize' }] },
  { id: 'email', label: 'Email', type: 'email', validators: [{ type: 'unique' }] },
  { id: 'age', label: 'Age', type: 'number', validators: [{ type: 'min', value: 18 }] },
];

const setCell = (row: number, column: string, value: string): Operation => ({ type: 'set-cell', row, column, value });

function manyRows(count: number): string {
  const lines = ['id,amount,when,status'];
  for (let row = 0; row < count; row += 1) {
    const id = row % 1000 === 999 ? row - 1 : row;
    lines.push(
      `${id},"1.${String(row % 1000).padStart(3, '0')},50",${(row % 28) + 1}.12.2020,${row % 7 === 0 ? 'opne' : 'open'}`,
    );
  }
  return lines.join('\r\n');
}

export const importCases: readonly ImportCase[] = [
  {
    name: 'people with one error of each kind',
    text: 'Name,Email,Age\nann lee,ann@x.org,30\n,bob@x.org,40\nCy,ann@x.org,12\nDi,nope,\n',
    columns: PEOPLE,
    plan: { rowHandling: 'exclude' },
    operations: [setCell(1, 'name', 'bob'), setCell(0, 'email', 'a@x.org'), { type: 'delete-rows', rows: [3] }],
    counts: { all: 4, valid: 1, invalid: 3 },
    edited: { all: 3, valid: 2, invalid: 1 },
    firstRow: { name: 'Ann Lee', email: 'a@x.org', age: 30 },
  },
  {
    name: 'quotes, line breaks in cells, blank lines, unmatched and dynamic columns',
    text: 'Name;Note;Shoe size;Email\n"Ann ""A""";"two\nlines";38;ann@x.org\n\nBob;;44;bob@x.org\n',
    columns: PEOPLE,
    dynamicColumns: [{ id: 'shoe', label: 'Shoe size', type: 'number' }],
    plan: { rowHandling: 'include', includeUnmatchedColumns: true },
    operations: [setCell(1, 'shoe', 'large')],
    counts: { all: 2, valid: 2, invalid: 0 },
    edited: { all: 2, valid: 1, invalid: 1 },
    firstRow: {
      name: 'Ann "A"',
      email: 'ann@x.org',
      age: null,
      _custom_fields: { shoe: 38 },
      _unmatched: { Note: 'two\nlines' },
    },
  },
  {
    name: 'a legacy encoding',
    text: latin1('Name;Email\nJosé;jose@x.org\nZoë;zoe@x.org\nGünther;g@x.org\nMüller;m@x.org\n'),
    columns: PEOPLE,
    plan: { rowHandling: 'block' },
    operations: [{ type: 'delete-rows', rows: [0, 2] }],
    counts: { all: 4, valid: 4, invalid: 0 },
    edited: { all: 2, valid: 2, invalid: 0 },
    firstRow: { name: 'Zoë', email: 'zoe@x.org', age: null },
  },
  {
    name: 'several thousand rows with matched options, formats to infer and duplicates',
    text: manyRows(12_000),
    columns: [
      { id: 'id', label: 'Id', validators: [{ type: 'unique' }] },
      { id: 'amount', label: 'Amount', type: 'number' },
      { id: 'when', label: 'When', type: 'date' },
      { id: 'status', label: 'Status', type: 'select', options: ['open', 'closed'] },
    ],
    plan: { rowHandling: 'exclude', optionMatches: [{ column: 'status', from: 'opne', to: 'open' }] },
    operations: [setCell(998, 'id', 'other'), setCell(11_999, 'when', '31.02.2020'), setCell(5, 'status', 'ajar')],
    counts: { all: 12_000, valid: 11_988, invalid: 12 },
    edited: { all: 12_000, valid: 11_988, invalid: 12 },
    firstRow: { id: '0', amount: 1000.5, when: '2020-12-01', status: 'open' },
  },
  {
    name: 'options that were added, and columns that allow none',
    text: 'Plan,State\npro,open\nVIP,gone\n vip ,open\nVPI,open\ntrial,open\n',
    columns: [
      { id: 'plan', label: 'Plan', type: 'select', options: ['free', 'pro'], allowNewOptions: true },
      { id: 'state', label: 'State', type: 'select', options: ['open'] },
    ],
    plan: {
      rowHandling: 'include',
      optionMatches: [
        { column: 'plan', from: 'VIP', to: 'VIP' },
        { column: 'plan', from: 'VPI', to: 'VIP' },
        { column: 'state', from: 'gone', to: 'gone' },
      ],
    },
    operations: [setCell(4, 'plan', 'vip'), setCell(0, 'plan', 'Vip')],
    counts: { all: 5, valid: 3, invalid: 2 },
    edited: { all: 5, valid: 4, invalid: 1 },
    firstRow: { plan: 'VIP', state: 'open' },
  },
  {
    name: 'a column whose format only the last rows decide',
    text: `when\n${'01/02/2020\n'.repeat(4000)}31/12/2020\n`,
    columns: [{ id: 'when', label: 'When', type: 'date', validators: [{ type: 'required' }] }],
    plan: { rowHandling: 'include' },
    operations: [setCell(0, 'when', '')],
    counts: { all: 4001, valid: 4001, invalid: 0 },
    edited: { all: 4001, valid: 4000, invalid: 1 },
    firstRow: { when: null },
  },
];

/** Encodes every character as one byte. */
function latin1(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
