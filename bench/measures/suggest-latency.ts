import { suggestMapping } from '../../src/engine/full.js';
import type { Column, SourceColumn } from '../../src/engine/full.js';
import { resultOf } from '../result.js';
import type { BenchResult } from '../result.js';
import type { Measure } from './measure.js';

type Names = readonly [column: string, source: string];

/** How the names in a file differ from those of the columns; `number` is the index of the pair. */
const KINDS: Readonly<Record<string, (number: number) => Names>> = {
  equal: () => ['Value', 'Value'],
  unrelated: (number) => [`${word(number)} ${word(number + 1)}`, `${word(number + 2)} ${word(number + 3)}`],
  near: (number) => [`${word(number)} date`, `${word(number).slice(1)} dates`],
};
const SIZES = [800, 2000];
/** A typical file with a typical importer. */
const USUAL = 20;

/** The time of suggestions for very wide files (the slowest of each kind of names) and for a typical file. */
export const suggestLatency: Measure = {
  ids: ['suggest-latency'],
  async run({ runs }) {
    const slowest: number[] = [];
    const usual: number[] = [];
    const details: Record<string, number> = {};
    for (let run = 0; run < runs; run += 1) {
      usual.push(timeOf('near', USUAL));
      const times = SIZES.flatMap((size) =>
        Object.keys(KINDS).map((kind) => [`${kind}-${size}`, timeOf(kind, size)] as const),
      );
      for (const [name, time] of times) details[name] = Math.min(details[name] ?? Infinity, Math.round(time));
      slowest.push(Math.max(...times.map(([, time]) => time)));
    }
    const baseline = { id: `suggest-${USUAL}`, samples: usual };
    const result: BenchResult = resultOf({ id: 'suggest-latency', unit: 'ms', samples: slowest, baseline, details });
    return [result];
  },
};

function timeOf(kind: string, size: number): number {
  const names = Array.from({ length: size }, (_, number) => KINDS[kind]!(number));
  const columns = names.map(([label], index): Column => ({ id: `field_${index}`, label }));
  const sources = names.map(([, name], index): SourceColumn => ({ index, name, samples: [], fillRate: 1 }));
  const start = performance.now();
  suggestMapping(columns, sources);
  return performance.now() - start;
}

/** A made-up word, always the same for the same number. */
function word(number: number): string {
  let seed = number * 2_654_435_761 + 12_345;
  return Array.from({ length: 8 }, () => {
    seed = (seed * 48_271 + 11) % 0x7fffffff;
    return String.fromCharCode(97 + (seed % 26));
  }).join('');
}
