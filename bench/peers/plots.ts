import type { Line, Plot } from '../plot.js';
import { size, time } from './measures.js';
import { PEERS } from './peers.js';
import type { Format } from './peers.js';
import type { PeersReport } from './results.js';

/** A plot of a measure over the number of rows, one line for each package. */
export interface PeersPlot {
  /** Its name in `docs/images`. */
  readonly file: string;
  readonly title: string;
  /** A line needs two sizes. */
  isIn(report: PeersReport): boolean;
  plotOf(report: PeersReport): Plot;
}

export const PLOTS: readonly PeersPlot[] = [
  plot({ file: 'peers-csv.svg', title: 'CSV: time until the page has all rows', format: 'csv', measure: 'delivered' }),
  plot({ file: 'peers-first.svg', title: 'CSV: time until the first rows', format: 'csv', measure: 'firstRows' }),
  plot({ file: 'peers-memory.svg', title: 'CSV: memory', format: 'csv', measure: 'memory' }),
  plot({
    file: 'peers-excel.svg',
    title: 'Excel: time until the page has all rows',
    format: 'xlsx',
    measure: 'delivered',
  }),
];

interface PlotOptions {
  readonly file: string;
  readonly title: string;
  readonly format: Format;
  readonly measure: 'delivered' | 'firstRows' | 'memory';
}

function plot({ file, title, format, measure }: PlotOptions): PeersPlot {
  const linesOf = ({ results }: PeersReport): readonly Line[] =>
    PEERS.map(({ id, name }) => ({
      name,
      points: results
        .filter((result) => result.format === format && result.peer === id)
        .flatMap(({ rows, figures }) => (figures && figures[measure] > 0 ? [[rows, figures[measure]] as const] : [])),
    })).filter(({ points }) => points.length > 0);
  return {
    file,
    title,
    isIn: (report) => linesOf(report).some(({ points }) => points.length > 1),
    plotOf: (report) => ({
      title,
      x: { label: 'rows', scale: 'log', format: (value) => value.toLocaleString('en') },
      y: { label: '', scale: 'log', format: measure === 'memory' ? size : time },
      lines: linesOf(report),
    }),
  };
}
