import { createEngine } from '../create-engine.js';
import type { Column } from '../column.js';
import type { CallOptions, Engine } from '../engine-calls.js';
import type { ReviewSummary } from '../review-calls.js';
import type { ImportPlan } from '../import-plan.js';

interface ReviewOptions extends CallOptions<'validation-run'>, Partial<Omit<ImportPlan, 'columns'>> {
  readonly hostChecks?: boolean;
  readonly keepsWork?: boolean;
  readonly waitsToShow?: boolean;
}

const OPEN = { fileName: 'a.csv', overrides: { header: { start: 0, rows: 1 }, delimiter: ',' } };

/** An engine that has validated a text, with its columns mapped in order. */
export async function reviewing(
  text: string,
  columns: readonly Column[],
  { engine = createEngine(), ...options }: ReviewOptions & { readonly engine?: Engine } = {},
): Promise<{ readonly engine: Engine; readonly summary: ReviewSummary }> {
  const { layout } = await engine.call('table-open', { blob: new Blob([text]), ...OPEN });
  return { engine, summary: await revalidate(engine, columns, { layout, ...options }) };
}

/** Validates the open table again. */
export async function revalidate(
  engine: Engine,
  columns: readonly Column[],
  { hostChecks = false, keepsWork = false, waitsToShow, signal, onEvent, onAsk, ...plan }: ReviewOptions = {},
): Promise<ReviewSummary> {
  const full: ImportPlan = {
    columns,
    dynamicColumns: [],
    layout: plan.layout ?? (await engine.call('table-index', {})).layout,
    mapping: columns.map(({ id }) => id),
    optionMatches: [],
    formats: [],
    rowHandling: 'include',
    includeUnmatchedColumns: false,
    operations: [],
    ...plan,
  };
  const params = { plan: full, hostChecks, keepsWork, waitsToShow };
  return engine.call('validation-run', params, { signal, onEvent, onAsk });
}

/** Everything a review shows: all rows of all filters, as texts, which are compared faster, and every total. */
export async function reviewState(engine: Engine): Promise<unknown> {
  const { counts, columns, formats } = await engine.call('summary-read', {});
  const windows = [];
  const findings = [];
  for (const filter of ['all', 'valid', 'invalid', 'deleted'] as const) {
    const { total, rows } = await engine.call('rows-read', { view: { state: filter }, start: 0, count: 1_000_000 });
    windows.push({ filter, total, rows: rows.map((row) => JSON.stringify(row)) });
    const last = await engine.call('issue-find', { view: { state: filter }, direction: 'previous', from: null });
    findings.push([filter, last]);
  }
  return { counts, columns, formats, windows, findings };
}
