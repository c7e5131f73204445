import { describe, expect, test } from 'vitest';
import { plotSvg } from '../plot.js';
import { PLOTS } from './plots.js';
import { reportText } from './report.js';
import type { CaseResult, Figures, PeersReport } from './results.js';

const FIGURES: Figures = {
  firstRows: 90,
  delivered: 1500,
  rows: 940,
  longestTask: 0,
  memory: 12_400_000,
  processor: 700,
  codeSize: 65_100,
  edit: 20,
};

function result(peer: string, rows: number, figures: Partial<Figures> = {}): CaseResult {
  return { peer, format: 'csv', rows, runs: 3, figures: { ...FIGURES, ...figures }, samples: [] };
}

function reportOf(results: readonly CaseResult[], changes: Partial<PeersReport> = {}): PeersReport {
  return {
    date: '2026-11-24',
    machine: { cpu: 'A processor', cores: 2, memory: 8e9, platform: 'linux x64', node: 'v24.0.0' },
    load: [0.5],
    limitSeconds: 120,
    chromium: '140.0',
    versions: { rowgate: '0.1.0', importcsv: '0.6.1', papaparse: '5.7.1' },
    results,
    ...changes,
  };
}

describe('the report about other packages', () => {
  test('has a table for each file, with all figures or the reason of the failure', () => {
    const failed: CaseResult = {
      peer: 'importcsv',
      format: 'csv',
      rows: 1000,
      runs: 0,
      failure: 'did not end in 120 s',
      samples: [],
    };
    const text = reportText(reportOf([result('rowgate', 1000), failed]));
    expect(text).toContain('## CSV, 1,000 rows');
    expect(text).toContain('| Rowgate | 90 ms | 1.5 s | 20 ms | under 50 ms | 700 ms | 12 MB | 65 KB | 940 |');
    expect(text).toContain('| @importcsv/react | did not end in 120 s |');
    expect(text).not.toContain('Excel, ');
  });

  test('names what Rowgate is slower at, the fastest first, beyond what is left to chance', () => {
    const chunk = result('papaparse', 1000, { delivered: 800, firstRows: 88, memory: 50e6 });
    const other = result('importcsv', 1000, { delivered: 700, edit: 500 });
    const text = reportText(reportOf([result('rowgate', 1000), chunk, other]));
    const rows = text.split('\n').filter((line) => line.includes('| CSV, 1,000 rows |'));
    expect(rows).toEqual([
      '| all rows | CSV, 1,000 rows | 1.5 s | @importcsv/react 700 ms, PapaParse by chunk 800 ms |',
    ]);
    expect(reportText(reportOf([result('rowgate', 1000)]))).toContain('Nothing in this run');
  });

  test('compares packages only with the same file', () => {
    const text = reportText(reportOf([result('rowgate', 10_000), result('papaparse', 1000, { delivered: 1 })]));
    expect(text).toContain('Nothing in this run');
  });

  test('names the machine, and marks small runs and busy machines', () => {
    const quiet = reportText(reportOf([result('rowgate', 1_000_000)]));
    expect(quiet).toContain('Measured on 2026-11-24');
    expect(quiet).toContain('2 cores (A processor) with 8,000 MB');
    expect(quiet).toContain('| PapaParse by chunk | 5.7.1 |');
    expect(quiet).not.toMatch(/small run|was busy/);
    const busy = reportText(reportOf([result('rowgate', 1000)], { load: [1, 3.5] }));
    expect(busy).toContain('This is a small run, with at most 1,000 rows and 3 runs of each package.');
    expect(busy).toContain('up to 3.5 processes wanted its 2 cores');
  });

  test('shows a plot once there are two sizes, without the sizes that failed', () => {
    const one = reportOf([result('rowgate', 1000)]);
    const two = reportOf([...one.results, result('rowgate', 10_000, { memory: 0 })]);
    expect(PLOTS.filter(({ isIn }) => isIn(one))).toEqual([]);
    expect(PLOTS.filter(({ isIn }) => isIn(two)).map(({ file }) => file)).toEqual(['peers-csv.svg', 'peers-first.svg']);
    expect(reportText(one)).not.toContain('.svg');
    expect(reportText(two)).toContain('(images/peers-csv.svg)');
    expect(plotSvg(PLOTS[0]!.plotOf(two))).toContain('>10,000<');
  });
});
