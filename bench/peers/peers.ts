/** What is compared. Each has a page in `bench/peers/pages` that exposes the steps of `harness.js`. */
export interface Peer {
  readonly id: string;
  readonly name: string;
  /** What it checks of the columns of `bench/peers/pages/columns.js`. */
  readonly checks: string;
  /** The package whose version the results name; Rowgate itself has none. */
  readonly package?: string;
  /** The file of its page. */
  readonly page: string;
  readonly formats: readonly Format[];
  /** What ends an edit in its grid: Enter, or each key. Absent without a grid. */
  readonly editEndsWith?: 'Enter' | 'key';
}

export const FORMATS = ['csv', 'xlsx'] as const;
export type Format = (typeof FORMATS)[number];

const READER = 'nothing; a worker reads the file, and a page without screens keeps the rows';

export const PEERS: readonly Peer[] = [
  {
    id: 'rowgate',
    name: 'Rowgate',
    checks: 'everything',
    page: 'rowgate.jsx',
    formats: ['csv', 'xlsx'],
    editEndsWith: 'Enter',
  },
  {
    id: 'importcsv',
    name: '@importcsv/react',
    checks: 'everything except `unique`, which it accepts and ignores',
    package: '@importcsv/react',
    page: 'importcsv.jsx',
    formats: ['csv', 'xlsx'],
    editEndsWith: 'key',
  },
  {
    id: 'react-spreadsheet-import',
    name: 'react-spreadsheet-import',
    checks: 'everything except the range of amounts; types, lengths and options as patterns',
    package: 'react-spreadsheet-import',
    page: 'react-spreadsheet-import.jsx',
    formats: ['csv', 'xlsx'],
    editEndsWith: 'Enter',
  },
  {
    id: 'react-csv-importer',
    name: 'react-csv-importer',
    checks: 'nothing',
    package: 'react-csv-importer',
    page: 'react-csv-importer.jsx',
    formats: ['csv'],
  },
  {
    id: 'papaparse',
    name: 'PapaParse by chunk',
    checks: READER,
    package: 'papaparse',
    page: 'papaparse.js',
    formats: ['csv'],
  },
  {
    id: 'papaparse-step',
    name: 'PapaParse by row',
    checks: READER,
    package: 'papaparse',
    page: 'papaparse-step.js',
    formats: ['csv'],
  },
  { id: 'sheetjs', name: 'SheetJS', checks: READER, package: 'xlsx', page: 'sheetjs.js', formats: ['xlsx'] },
];
