import {
  createEngine,
  detectFormat,
  EngineError,
  openSheet,
  requireTable,
  SHEET_LAYOUT,
} from '../../../../src/engine/full.js';
import type { Column, Engine, ImportPlan, OptionMatch, RowCounts, TableSummary } from '../../../../src/engine/full.js';
import { makeChange } from '../../../../src/engine/testing/change-arbitrary.js';
import type { Change } from '../../../../src/engine/testing/change-arbitrary.js';
import type { ImportError } from '../../../../src/protocol/index.js';
import { engineErrors } from '../run/error-list.js';

/** The result of a file in the browser: its plan, its validation and what it delivers. */
export interface BrowserImport {
  readonly plan: ImportPlan;
  readonly counts: RowCounts;
  readonly errors: readonly ImportError[];
  readonly rows: readonly unknown[];
}

export interface BrowserOptions {
  /** Assigned to the columns of the file in order. */
  readonly columns: readonly Column[];
  /** Made in the review, as far as they are possible. */
  readonly changes?: readonly Change[];
  readonly optionMatches?: readonly OptionMatch[];
}

/** Runs the engine as a browser does, on the file as a browser has it; `undefined` when the engine rejects the file. */
export async function browserImport(
  bytes: Uint8Array<ArrayBuffer>,
  { columns, changes = [], optionMatches = [] }: BrowserOptions,
): Promise<BrowserImport | undefined> {
  const engine = createEngine();
  try {
    const table = await open(engine, bytes);
    if (table.columns.length === 0) return undefined;
    const { layout } = await engine.call('table-index', {});
    const mapping = table.columns.map(({ index }) => columns[index]?.id ?? null);
    const plan: ImportPlan = {
      columns,
      dynamicColumns: [],
      layout,
      mapping,
      optionMatches,
      formats: [],
      rowHandling: 'include',
      includeUnmatchedColumns: true,
      operations: [],
    };
    await engine.call('validation-run', { plan, hostChecks: false });
    for (const change of changes) await makeIfPossible(engine, change);
    const edited = { ...plan, operations: await engine.call('operations-read', {}) };
    const { counts } = await engine.call('summary-read', {});
    const errors: ImportError[] = [];
    for await (const page of engineErrors(engine, counts.invalid)) errors.push(...page);
    const rows: unknown[] = [];
    const onAsk = async (batch: { readonly rows: readonly unknown[] }): Promise<null> => {
      rows.push(...batch.rows);
      return null;
    };
    await engine.call('result-deliver', { batchSize: 500, rowHandling: 'include' }, { onAsk });
    // As serialized for the request.
    return { plan: edited, counts, errors, rows: JSON.parse(JSON.stringify(rows)) as unknown[] };
  } catch (error) {
    if (error instanceof EngineError) return undefined;
    throw error;
  }
}

async function makeIfPossible(engine: Engine, change: Change): Promise<void> {
  try {
    await makeChange(engine, change);
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
  }
}

async function open(engine: Engine, bytes: Uint8Array<ArrayBuffer>): Promise<TableSummary> {
  const file = new Blob([bytes]);
  const format = await detectFormat(file);
  requireTable(format, 'file');
  if (format !== 'excel') return engine.call('table-open', { blob: file, fileName: 'file', overrides: {} });
  const { text: blob, sheet } = await openSheet(file, undefined);
  return engine.call('table-open', { blob, fileName: 'file', overrides: {}, fixed: { ...SHEET_LAYOUT, sheet } });
}
