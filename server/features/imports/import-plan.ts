import type { CallParams, ColumnMapping, ImportPlan, TableSummary } from '../../../src/engine/full.js';
import { importColumns } from './resolve-mapping.js';
import { withinFile } from './within-file.js';
import type { ImportSettings } from './tables.js';

type Opening = CallParams<'table-open'>;

/** How the plan wants the file read; what it leaves open is found out, the header by the names of the fields too. */
export function openingOf(
  settings: Pick<ImportSettings, 'fields' | 'plan'>,
): Pick<Opening, 'overrides' | 'fixed' | 'columns'> {
  const { plan } = settings;
  const { columns, dynamicColumns } = importColumns(settings);
  const { encoding, delimiter, quote, escape } = plan.dialect ?? {};
  const isWhole = delimiter !== undefined && quote !== undefined && escape !== undefined;
  return {
    overrides: { encoding, delimiter, quote, header: plan.header },
    fixed: { sheet: plan.sheet ?? null, ...(isWhole && { dialect: { delimiter, quote, escape } }) },
    columns: [...columns, ...dynamicColumns],
  };
}

/** The plan as the engine runs it: the same that a browser ran. */
export function enginePlan(
  settings: ImportSettings,
  { table, mapping, bytes }: { readonly table: TableSummary; readonly mapping: ColumnMapping; readonly bytes: number },
): ImportPlan {
  const { plan } = settings;
  return {
    ...importColumns(settings),
    layout: table.layout,
    mapping,
    optionMatches: plan.option_matches ?? [],
    formats: (plan.formats ?? []).map(({ column, date_order, decimal, number }) => ({
      ...{ column, dateOrder: date_order, decimal, number },
    })),
    rowHandling: settings.row_handling,
    includeUnmatchedColumns: settings.include_unmatched_columns,
    language: plan.language,
    operations: withinFile(plan.operations ?? [], bytes),
  };
}
