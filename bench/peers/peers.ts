/** What is compared. Each has a page in `bench/peers/pages` that exposes the steps of `harness.js`. */
export interface Peer {
  readonly id: string;
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

export const PEERS: readonly Peer[] = [
  { id: 'rowgate', page: 'rowgate.jsx', formats: ['csv', 'xlsx'], editEndsWith: 'Enter' },
  {
    id: 'importcsv',
    package: '@importcsv/react',
    page: 'importcsv.jsx',
    formats: ['csv', 'xlsx'],
    editEndsWith: 'key',
  },
  {
    id: 'react-spreadsheet-import',
    package: 'react-spreadsheet-import',
    page: 'react-spreadsheet-import.jsx',
    formats: ['csv', 'xlsx'],
    editEndsWith: 'Enter',
  },
  {
    id: 'react-csv-importer',
    package: 'react-csv-importer',
    page: 'react-csv-importer.jsx',
    formats: ['csv'],
  },
  { id: 'papaparse', package: 'papaparse', page: 'papaparse.js', formats: ['csv'] },
  { id: 'papaparse-step', package: 'papaparse', page: 'papaparse-step.js', formats: ['csv'] },
  { id: 'sheetjs', package: 'xlsx', page: 'sheetjs.js', formats: ['xlsx'] },
];
