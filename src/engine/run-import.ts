import { completePlan } from './complete-plan.js';
import type { DeliveredBatch, Engine, TableSummary } from './engine-calls.js';
import { createFileEngine } from './file-engine.js';
import type { ImportPlan } from './import-plan.js';
import { isPreselected } from './mapping/column-mapping.js';
import type { ColumnMapping, MappingSuggestion } from './mapping/column-mapping.js';
import type { ImportResult, ResultRow } from './result/import-result.js';
import type { CheckedRow, HostFinding } from './row.js';
import type { LayoutOverrides, TableLayout } from './source/layout/layout.js';

type ChooseMapping = (table: TableSummary, suggestions: readonly MappingSuggestion[]) => ColumnMapping;

/** A plan of which only the columns are needed; that of an earlier run repeats it. */
export interface PartialPlan extends Partial<Omit<ImportPlan, 'columns' | 'layout' | 'mapping'>> {
  readonly columns: ImportPlan['columns'];
  /** Default: detected. */
  readonly layout?: TableLayout | LayoutOverrides;
  /** Default: the matches that the component preselects. A function is called when the file is open. */
  readonly mapping?: ColumnMapping | ChooseMapping;
}

export interface RunImportOptions {
  /** For messages about the file. */
  readonly fileName?: string;
  /** A file with more data rows fails with `too-many-rows`. */
  readonly rowLimit?: number;
  /** Checks a batch of rows. Functions of columns are not called. */
  readonly onCheck?: (rows: readonly CheckedRow[]) => Promise<readonly HostFinding[]>;
  /** Receives the rows in batches, each after the previous promise; the result has none then. */
  readonly onRows?: (batch: DeliveredBatch) => Promise<void>;
  /** Rows in a batch. Default: 1,000. */
  readonly batchSize?: number;
  readonly signal?: AbortSignal;
}

export interface ImportRun extends ImportResult {
  /** The complete plan, with the layout and the mapping that were used. */
  readonly plan: ImportPlan;
}

/**
 * Imports a file: opens it, maps its columns, validates every row, and delivers the rows. By default invalid rows are
 * included, see `rowHandling`. Throws EngineError: those of `openTable`, `required-unmapped`, and with `block`
 * `rows-invalid`.
 */
export async function runImport(
  source: Blob,
  { layout, mapping = preselected, ...given }: PartialPlan,
  { fileName = '', rowLimit, onCheck, onRows, batchSize = 1000, signal }: RunImportOptions = {},
): Promise<ImportRun> {
  const engine = createFileEngine();
  const { columns } = given;
  const overrides = overridesOf(layout);
  const table = await engine.call('table-open', { blob: source, fileName, overrides, columns, rowLimit }, { signal });
  const plan = completePlan({
    ...given,
    layout: table.layout,
    mapping: typeof mapping === 'function' ? await chooseMapping(engine, { table, columns, mapping }) : mapping,
  });
  await engine.call(
    'validation-run',
    { plan, hostChecks: onCheck !== undefined },
    { signal, onAsk: async (rows) => (await onCheck?.(rows)) ?? [] },
  );
  const rows: ResultRow[] = [];
  const { rowHandling } = plan;
  const delivery = await engine.call(
    'result-deliver',
    { batchSize, rowHandling },
    {
      signal,
      onAsk: async (batch) => {
        if (onRows) await onRows(batch);
        else for (const row of batch.rows) rows.push(row);
        return null;
      },
    },
  );
  const { summary, issues, columns: resultColumns } = delivery;
  return { rows, columns: resultColumns, summary, plan, ...(rowHandling === 'include' ? { issues } : {}) };
}

interface Choice {
  readonly table: TableSummary;
  readonly columns: ImportPlan['columns'];
  readonly mapping: ChooseMapping;
}

async function chooseMapping(engine: Engine, { table, columns, mapping }: Choice): Promise<ColumnMapping> {
  return mapping(table, await engine.call('mapping-suggest', { columns }));
}

const preselected: ChooseMapping = (_, suggestions) =>
  suggestions.map((suggestion) => (isPreselected(suggestion) ? suggestion.column : null));

function overridesOf(layout: TableLayout | LayoutOverrides = {}): LayoutOverrides {
  if (!('dialect' in layout)) return layout;
  const { dialect, sheet, ...rest } = layout;
  return { ...rest, delimiter: dialect.delimiter, quote: dialect.quote, sheet: sheet ?? undefined };
}
