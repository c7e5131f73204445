import {
  addedRows,
  columnsWithoutSource,
  knownByHeaders,
  newOptionsOf,
  withFormatAnswers,
  withFormatSettings,
  withoutRows,
} from '../../../src/engine/full.js';
import type {
  CallParams,
  CallResult,
  Column,
  ColumnMapping,
  ImportPlan,
  MappingSuggestion,
  NewOptions,
  Operation,
  SourceColumn,
  TableSummary,
} from '../../../src/engine/full.js';
import { fieldColumn } from '../../../src/protocol/index.js';
import type { Field } from '../../../src/protocol/index.js';
import type { ErrorDetail } from '../../platform/http/errors.js';
import type { ImportSettings } from './tables.js';

type Opening = CallParams<'table-open'>;

/** How the plan wants the file to be read; anything else is detected, the header also by the names of the fields. */
export function openingOf(
  settings: Pick<ImportSettings, 'fields' | 'plan' | 'mapping'>,
): Pick<Opening, 'overrides' | 'fixed' | 'columns'> {
  const { plan, mapping } = settings;
  const { columns, dynamicColumns } = importColumns(settings);
  const { encoding, delimiter, quote, escape } = plan.dialect ?? {};
  const isWhole = delimiter !== undefined && quote !== undefined && escape !== undefined;
  return {
    overrides: { encoding, delimiter, quote, header: plan.header, range: plan.range, derived: plan.derived_columns },
    fixed: { sheet: plan.sheet ?? null, ...(isWhole && { dialect: { delimiter, quote, escape } }) },
    columns: knownByHeaders([...columns, ...dynamicColumns], mapping ?? {}),
  };
}

/** The plan in the form the engine runs, the same as in the browser. */
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
      column,
      dateOrder: date_order,
      decimal,
      number,
    })),
    rowHandling: settings.row_handling,
    includeUnmatchedColumns: settings.include_unmatched_columns,
    language: plan.language,
    operations: withinFile(plan.operations ?? [], bytes),
  };
}

interface ImportColumns {
  readonly columns: readonly Column[];
  readonly dynamicColumns: readonly Column[];
}

interface ResolvedMapping {
  readonly mapping: ColumnMapping;
  /** What prevents the import of the file; empty when it can run. */
  readonly problems: readonly ErrorDetail[];
}

type ColumnSettings = Pick<ImportSettings, 'fields' | 'plan' | 'date_order' | 'decimal'>;
type MappingSettings = ColumnSettings & Pick<ImportSettings, 'mapping'>;

/** Columns with settings for ambiguous values: from the plan, else the field, else the importer. */
export function importColumns({ fields, plan, date_order, decimal }: ColumnSettings): ImportColumns {
  const settings = { dateOrder: date_order, decimal };
  const answers = { dateOrder: plan.date_order ?? plan.dateOrder, decimal: plan.decimal };
  const columnsOf = (list: readonly Field[]): readonly Column[] =>
    withFormatAnswers(withFormatSettings(list.map(fieldColumn), settings), answers);
  return { columns: columnsOf(fields), dynamicColumns: columnsOf(plan.dynamic_fields ?? []) };
}

/** The options that the plan adds to fields, by name. */
export function addedOptions(settings: ColumnSettings): NewOptions {
  const { columns, dynamicColumns } = importColumns(settings);
  const added = [...columns, ...dynamicColumns].map(
    (column) => [column.id, newOptionsOf(column, settings.plan.option_matches ?? [])] as const,
  );
  return Object.fromEntries(added.filter(([, options]) => options.length > 0));
}

/** Suggests a mapping, here or in a thread. */
interface MappingSuggester {
  call(name: 'mapping-suggest', params: CallParams<'mapping-suggest'>): Promise<CallResult<'mapping-suggest'>>;
}

/** Assigns file columns to fields: by the plan, else by the mapping, else by name. */
export async function resolveMapping(
  engine: MappingSuggester,
  table: TableSummary,
  settings: MappingSettings,
): Promise<ResolvedMapping> {
  const { columns, dynamicColumns } = importColumns(settings);
  const all = [...columns, ...dynamicColumns];
  const { plan, mapping } = settings;
  if (plan.columns) return checked(byPosition(plan.columns, table.columns), all);
  if (mapping) return checked(byHeader(mapping, table.columns), all);
  const suggestions = await engine.call('mapping-suggest', { columns: all });
  const suggested = suggestions.map((suggestion) => (isTaken(suggestion) ? suggestion.column : null));
  return checked({ mapping: suggested, problems: [] }, all);
}

/**
 * No user can be prompted: accepts certain matches, and columns with exactly the field's name, whatever their values.
 */
function isTaken({ tier, reason }: MappingSuggestion): boolean {
  return tier === 'sure' || reason === 'same-name' || reason === 'same-name-normalised';
}

function byPosition(chosen: readonly (string | null)[], sources: readonly SourceColumn[]): ResolvedMapping {
  const beyond = chosen.slice(sources.length).filter((field) => field !== null);
  const count = sources.length;
  return {
    mapping: sources.map(({ index }) => chosen[index] ?? null),
    problems: beyond.map((field) => ({
      field: 'plan.columns',
      message: `Maps a column to "${field}" that is not in the file, which has ${count}.`,
    })),
  };
}

function byHeader(chosen: Readonly<Record<string, string | null>>, sources: readonly SourceColumn[]): ResolvedMapping {
  const mapping: (string | null)[] = sources.map(() => null);
  const problems: ErrorDetail[] = [];
  const places = new Map<string, number[]>();
  for (const { name, index } of sources) {
    const named = places.get(name);
    if (named) named.push(index);
    else places.set(name, [index]);
  }
  for (const [header, field] of Object.entries(chosen)) {
    // Of several columns with one name, each is used once.
    const index = places.get(header)?.shift() ?? places.get(header.trim())?.shift();
    if (index === undefined) problems.push({ field: `mapping.${header}`, message: 'Is not a column of the file.' });
    else mapping[index] = field;
  }
  return { mapping, problems };
}

function checked({ mapping, problems }: ResolvedMapping, columns: readonly Column[]): ResolvedMapping {
  const ids = new Set(columns.map(({ id }) => id));
  const taken = new Set<string>();
  const found: ErrorDetail[] = [...problems];
  for (const field of mapping) {
    if (field === null) continue;
    if (!ids.has(field))
      found.push({ field: 'mapping', message: `Maps to "${field}", which is not a field of the importer.` });
    else if (taken.has(field)) found.push({ field: 'mapping', message: `Maps two columns of the file to "${field}".` });
    taken.add(field);
  }
  for (const column of columnsWithoutSource(columns, taken)) {
    found.push({ field: 'mapping', message: `Maps no column of the file to "${column.id}", which is required.` });
  }
  if (found.length === 0 && taken.size === 0) {
    found.push({ field: 'mapping', message: 'Maps no column of the file to any field.' });
  }
  return { mapping, problems: found };
}

/**
 * Removes rows from the operations that a file of this size cannot contain, even with the rows they add: a set of rows
 * takes as much memory as its greatest number.
 */
export function withinFile(operations: readonly Operation[], bytes: number): readonly Operation[] {
  const added = operations.reduce((sum, next) => sum + (addedRows(next)?.count ?? 0), 0);
  const end = bytes + added;
  return operations.map((operation) => {
    const { row, count } = addedRows(operation) ?? { row: 0, count: 0 };
    return row + count > end ? { type: 'delete-rows', rows: [] } : withoutRows(operation, (index) => index >= end);
  });
}
