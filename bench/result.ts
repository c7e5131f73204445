export interface BenchResult {
  readonly id: string;
  /** Median of the runs. */
  readonly value: number;
  readonly unit: string;
  /** Measured in the same run, alternating with the value. */
  readonly baseline?: { readonly id: string; readonly value: number };
  /** Value divided by baseline. */
  readonly ratio?: number;
  readonly runs: number;
  /** All measurements behind the median. */
  readonly samples: readonly number[];
  /** Additional figures. */
  readonly details?: Readonly<Record<string, number>>;
}

interface Samples {
  readonly id: string;
  readonly unit: string;
  readonly samples: readonly number[];
  readonly baseline?: { readonly id: string; readonly samples: readonly number[] };
  readonly details?: Readonly<Record<string, number>>;
}

/** Medians, and their ratio if there is a baseline. */
export function resultOf({ id, unit, samples, baseline, details }: Samples): BenchResult {
  const value = median(samples);
  const shared = { id, value: round(value), unit };
  const rest = { runs: samples.length, samples: samples.map(round), ...(details ? { details } : {}) };
  if (!baseline) return { ...shared, ...rest };
  const base = median(baseline.samples);
  return {
    ...shared,
    baseline: { id: baseline.id, value: round(base) },
    ratio: Math.round((value / base) * 1000) / 1000,
    ...rest,
  };
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The percentile of the values, interpolated between neighbors. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((left, right) => left - right);
  const at = (sorted.length - 1) * share;
  const low = sorted[Math.floor(at)] ?? Number.NaN;
  const high = sorted[Math.ceil(at)] ?? low;
  return low + (high - low) * (at - Math.floor(at));
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
