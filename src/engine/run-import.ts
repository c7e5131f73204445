import { completePlan } from './complete-plan.js';
import type { CallParams, DeliveredBatch, TableSummary } from './engine-calls.js';
import { EngineError } from './engine-error.js';
import { createFileEngine } from './file-engine.js';
import type { ImportPlan } from './import-plan.js';
import { suggestedMapping } from './mapping/column-mapping.js';
import type { ColumnMapping, MappingSuggestion } from './mapping/column-mapping.js';
import type { ImportResult, ResultRow } from './result/import-result.js';
import type { CheckedRow, HostFinding } from './row.js';
import type { LayoutOverrides, TableLayout } from './source/layout/layout.js';
import { openFile } from './source/open-file.js';

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

export interface ImportRun extends Omit<ImportResult, 'newOptions' | 'job'> {
  /** The complete plan, with the layout and the mapping that were used. */
  readonly plan: ImportPlan;
}

/**
 * Imports a file: opens it, maps its columns, validates every row, and delivers the rows. By default invalid rows are
 * included, see `rowHandling`. Throws EngineError: those of `openTable`, `required-unmapped`, `invalid-columns` for a
 * mapping with other columns than those of the plan and the file, and with `block` `rows-invalid`.
 */
export async function runImport(
  source: Blob,
  { layout, mapping = ofSuggestions, ...given }: PartialPlan,
  { fileName = '', rowLimit, onCheck, onRows, batchSize = 1000, signal }: RunImportOptions = {},
): Promise<ImportRun> {
  const engine = createFileEngine();
  const { columns } = given;
  const opening = await openingOf({ blob: source, fileName }, layout, signal);
  const table = await engine.call('table-open', { ...opening, columns, rowLimit }, { signal });
  const chosen =
    typeof mapping === 'function' ? mapping(table, await engine.call('mapping-suggest', { columns })) : mapping;
  const plan = completePlan({ ...given, layout: table.layout, mapping: chosen });
  requireMapping(plan, table);
  await engine.call(
    'validation-run',
    { plan, hostChecks: onCheck !== undefined },
    { signal, onAsk: async (rows) => (await onCheck?.(rows)) ?? [] },
  );
  // The encoding may be another one: the whole file decides.
  const { layout: used } = await engine.call('table-index', {}, { signal });
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
  const { issues, ...rest } = delivery;
  return { rows, ...rest, plan: { ...plan, layout: used }, ...(rowHandling === 'include' ? { issues } : {}) };
}

const ofSuggestions: ChooseMapping = (_table, suggestions) => suggestedMapping(suggestions);

/** A whole layout is that of an earlier run: nothing is detected again but which kind of file it is. */
async function openingOf(
  file: { readonly blob: Blob; readonly fileName: string },
  layout: TableLayout | LayoutOverrides = {},
  signal: AbortSignal | undefined,
): Promise<Pick<CallParams<'table-open'>, 'blob' | 'fileName' | 'overrides' | 'fixed'>> {
  if (!('dialect' in layout)) return { ...file, overrides: layout };
  const { sheet, range } = layout;
  const { blob, fileName, fixed } = await openFile(file, {
    sheet: sheet ?? undefined,
    visible: range?.visible,
    filled: range?.filled,
    signal,
  });
  return { blob, fileName, overrides: {}, fixed: { ...layout, ...fixed } };
}

function requireMapping({ columns, dynamicColumns, mapping }: ImportPlan, table: TableSummary): void {
  const known = new Set([...columns, ...dynamicColumns].map(({ id }) => id));
  const mapped = mapping.filter((id) => id !== null);
  const wrong = mapped.find((id, at) => !known.has(id) || mapped.indexOf(id) < at);
  if (wrong !== undefined) throw new EngineError('invalid-columns', { column: wrong, reason: 'mapping' });
  if (mapping.length !== table.columns.length) throw new EngineError('invalid-columns', { reason: 'mapping' });
}
