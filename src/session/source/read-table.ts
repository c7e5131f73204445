import { EngineError, NO_PROGRESS, SHEET_LAYOUT, suggestedMapping } from '../../engine/index.js';
import type { DataRange, DerivedColumn, LayoutOverrides, TableLayout, TableSummary } from '../../engine/index.js';
import { portableColumns } from '../../worker/index.js';
import { requestSuggestions } from '../backend/request-suggestions.js';
import type { SessionContext, Work } from '../session-context.js';
import { sessionErrorOf } from '../session-error.js';
import { allColumns, initialImport } from '../session-state.js';
import type { SessionState } from '../session-state.js';
import { inferFormats } from '../steps/mapping-actions.js';

/** Another import takes the newest columns; one in progress keeps its own. */
export function newImport(context: SessionContext): Partial<SessionState> {
  const { columns, dynamicColumns } = context.options();
  return { ...initialImport(), columns, dynamicColumns };
}

/** Reads a sheet of the open workbook as text. */
export async function readSheet(
  { store, excel }: SessionContext,
  name: string,
  { signal }: Work,
  { visible, filled }: DataRange = {},
): Promise<void> {
  const text = await excel().read(name, { signal, visible, filled });
  store.setState({ text, textRange: { visible, filled }, fixedLayout: { ...SHEET_LAYOUT, sheet: name } });
}

interface Reading {
  readonly overrides: LayoutOverrides;
  /** Given when edits and deliveries must stay with their cells. */
  readonly fixedCells?: Partial<TableLayout>;
  /** Leaves out what is found below the table: earlier, it ended after another number of rows. */
  readonly findsEnd?: boolean;
}

/** Opens the text with a layout, suggests a mapping, and starts counting rows in the background. */
export async function readTable(context: SessionContext, work: Work, reading: Reading): Promise<void> {
  const { fixedCells, findsEnd } = reading;
  let { overrides } = reading;
  const { store } = context;
  const { text: blob, fixedLayout } = store.getState();
  if (!blob) throw new EngineError('not-ready', { needs: 'file' });
  // Its code is loaded while the file is read.
  const recalled = context.options().mappingMemory ? context.later() : Promise.resolve(null);
  recalled.catch(() => undefined);
  const runner = await context.runner();
  const fileName = store.getState().source?.fileName ?? '';
  const columns = portableColumns(allColumns(store.getState()));
  const { signal } = work;
  const open = (chosen: LayoutOverrides): Promise<TableSummary> =>
    runner.call(
      'table-open',
      {
        blob,
        fileName,
        overrides: chosen,
        columns,
        fixed: { ...fixedLayout, ...fixedCells },
        rowLimit: context.options().limits.maxRows,
        keepsWork: fixedCells !== undefined,
      },
      { signal },
    );
  let read = await open(overrides);
  if (findsEnd) {
    const { findings } = await runner.call('table-index', {}, { signal });
    const range = findings.find(({ range: kept }) => kept?.rows !== undefined)?.range;
    overrides = { ...overrides, range: { ...overrides.range, ...range } };
    read = await open(overrides);
  }
  const suggested = await runner.call('mapping-suggest', { columns }, { signal });
  const found = { table: read, suggestions: suggested };
  const derive = overrides.derived
    ? null
    : (derived: readonly DerivedColumn[]): Promise<TableSummary> => open({ ...overrides, derived });
  const { table, suggestions } = await recalled.then(
    (later) => later?.memory.recall({ ...found, derive }) ?? found,
    () => found,
  );
  signal.throwIfAborted();
  store.setState({
    table,
    suggestions,
    mapping: suggestedMapping(suggestions),
    inferredFormats: [],
    overrides: { ...overrides, derived: table.layout.derived ?? overrides.derived },
    review: null,
    reviewed: null,
    firstWindow: null,
    ...(fixedCells ? {} : { progress: NO_PROGRESS, hasEdits: false }),
    change: null,
    isCancelled: false,
    optionValues: [],
    optionMatches: [],
  });
  void inferFormats(context);
  void countRows(context, table);
  void requestSuggestions(context, signal);
}

/** The first full pass over the file, while the user is busy with the mapping. */
async function countRows(context: SessionContext, table: unknown): Promise<void> {
  const { store } = context;
  try {
    const runner = await context.runner();
    const counted = await runner.call('table-index', {});
    if (store.getState().table !== table) return;
    store.setState({ table: counted });
    // A later value may decide what the beginning of the file leaves ambiguous.
    if (store.getState().inferredFormats.some(({ example }) => example !== undefined)) await inferFormats(context);
  } catch (error) {
    // Other failures appear when the rows are needed; a validation or another file may have replaced this call.
    const isTooLong = error instanceof EngineError && error.code === 'too-many-rows';
    if (store.getState().table !== table || !isTooLong) return;
    context.cancel();
    store.setState({ ...newImport(context), error: sessionErrorOf(error) });
  }
}
