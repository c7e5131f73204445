import { EngineError, HEAD_ROWS, NO_PROGRESS, SHEET_LAYOUT, suggestedMapping } from '../../engine/index.js';
import type { DataRange, DerivedColumn, LayoutOverrides, TableLayout, TableSummary } from '../../engine/index.js';
import { requestSuggestions } from '../backend/request-suggestions.js';
import { carriedMapping, mappingOfSame, nameOf, placeOf } from '../steps/chosen-mapping.js';
import { confirmDiscard, hasWork, lossCause } from './confirm-discard.js';
import type { LossCause } from './confirm-discard.js';
import { unpackedFile } from './unpacked-file.js';
import { inferFormats } from '../steps/mapping-actions.js';
import type { SessionContext, Work } from '../session-context.js';
import type { SessionActions } from '../session-actions.js';
import { allColumns, initialImport } from '../session-state.js';
import type { SessionState, SheetChoice } from '../session-state.js';
import { checkSetup } from '../report-columns.js';
import { sessionErrorOf } from '../session-error.js';
import { openNextStep } from '../steps/open-next-step.js';
import { summaryNow } from '../delivery/leave-action.js';
import { portableColumns } from '../../worker/index.js';

export interface SourceActions extends Pick<SessionActions, 'prepare' | 'openText' | 'chooseSheet' | 'overrideLayout'> {
  /** `known`: parts of the layout that need not be detected. */
  openFile(file: File, known?: LayoutOverrides): Promise<void>;
}

export function sourceActions(context: SessionContext): SourceActions {
  const { store } = context;

  /** A failure is reported by the work that needs it. */
  const prepare = (): void => {
    for (const started of [context.runner(), context.later()]) started.catch(() => undefined);
  };

  const openFile = (file: File, known?: LayoutOverrides): Promise<void> =>
    confirmDiscard(context, 'file', () => readFile(file, known));

  const readFile = (given: File, known?: LayoutOverrides): Promise<void> =>
    context.work('reading', async (work) => {
      // While the file is looked at.
      prepare();
      const { maxFileSize } = context.options().limits;
      await checkSetup(allColumns(context.options()), context.given());
      if (given.size > maxFileSize) {
        throw new EngineError('file-too-large', { size: given.size, limit: maxFileSize });
      }
      const { file, format } = await unpackedFile(context, given, work);
      work.signal.throwIfAborted();
      const source = { fileName: file.name, size: file.size };
      reportReplaced(context);
      store.setState({ ...newImport(context), source, file });
      try {
        if (format === 'excel') await openWorkbook(file, work);
        else store.setState({ text: file });
        if (store.getState().text) await readTable(context, work, { overrides: known ?? firstOverrides(context) });
        const { table } = store.getState();
        if (table && store.getState().sheets.length < 2 && !hasData(table))
          throw new EngineError('no-rows', { fileName: file.name });
        await openNextStep(context, 'upload');
      } catch (error) {
        // Another file may have been opened meanwhile; leave it open.
        if (store.getState().source === source) store.setState(newImport(context));
        throw error;
      }
    });

  /** A workbook with one visible sheet that has data is read at once; otherwise the user chooses. */
  const openWorkbook = async (file: File, work: Work): Promise<void> => {
    const { signal } = work;
    const sheets: readonly SheetChoice[] = await context.excel().open(file, { signal });
    store.setState({ sheets });
    const filled = sheets.filter(({ empty }) => !empty);
    if (filled.length === 0) throw new EngineError('no-rows', { fileName: file.name });
    const visible = filled.filter(({ hidden }) => !hidden);
    const only = visible.length === 1 ? visible[0] : undefined;
    if (only) await readSheet(only.name, work);
  };

  const readSheet = async (name: string, { signal }: Work, { visible, filled }: DataRange = {}): Promise<void> => {
    const text = await context.excel().read(name, { signal, visible, filled });
    store.setState({ text, fixedLayout: { ...SHEET_LAYOUT, sheet: name } });
  };

  /** `cause`: why edits and deliveries do not stay with their cells; `null` if they do. */
  const readAgain = (overrides: LayoutOverrides, cause: LossCause | null): Promise<void> =>
    context.work('reading', async (work) => {
      const { table, suggestions, mapping, optionMatches } = store.getState();
      const keepsColumns = cause === null || cause === 'rows';
      const fixedCells = table && cause === null && hasWork(store.getState()) ? cellsOf(table, overrides) : undefined;
      rememberChoices(context);
      const { derived, ...before } = store.getState().overrides;
      // Derived columns are made of columns at certain places.
      const chosenOverrides = { ...before, ...(keepsColumns ? { derived } : {}), ...overrides };
      const { sheet = null, range } = table?.layout ?? {};
      const wanted = chosenOverrides.range;
      const isOther = wanted?.visible !== range?.visible || wanted?.filled !== range?.filled;
      if (sheet !== null && isOther) await readSheet(sheet, work, wanted);
      const showsOthers = sheet !== null && wanted?.visible !== range?.visible;
      const findsEnd = showsOthers && range?.rows !== undefined && overrides.range?.rows === undefined;
      await readTable(context, work, { overrides: chosenOverrides, fixedCells, findsEnd });
      const now = store.getState();
      if (!table || !now.table) return;
      const earlier = { columns: table.columns, suggestions, mapping };
      if (keepsColumns && overrides.derived) {
        store.setState({ mapping: mappingOfSame(earlier, now.table.columns), optionMatches });
        void inferFormats(context);
        return;
      }
      // Only another header gives the same columns other names.
      const isSame = keepsColumns && overrides.header === undefined;
      const read = { columns: now.table.columns, suggestions: now.suggestions };
      const carried = carriedMapping(earlier, read, isSame ? placeOf : nameOf);
      const chosen = (isSame ? null : now.choices.get(choicesKey(now.table))) ?? { mapping: carried };
      if (isSame) store.setState({ optionMatches });
      // When the mapping is unchanged, a backend's suggestions may still be applied.
      if (chosen.mapping.every((column, at) => column === now.mapping[at])) return;
      store.setState(chosen);
      void inferFormats(context);
    });

  return {
    prepare,
    openFile,
    async openText(text, html = '') {
      const table = /<table/i.test(html) ? await context.later().catch(() => null) : null;
      const cells = table?.clipboardText(text, html) ?? text;
      await openFile(new File([cells], 'pasted.tsv', { type: 'text/tab-separated-values' }));
    },
    async chooseSheet(name) {
      if (store.getState().table?.layout.sheet === name) return;
      await confirmDiscard(context, 'sheet', () =>
        context.work('reading', async (work) => {
          await readSheet(name, work);
          await readTable(context, work, { overrides: firstOverrides(context) });
          store.setState({ formats: [] });
        }),
      );
    },
    overrideLayout(overrides) {
      const { table: before } = store.getState();
      const cause = before && lossCause(before.layout, overrides);
      return confirmDiscard(context, cause, () => readAgain(overrides, cause));
    },
  };
}

/** Another import takes the newest columns; one in progress keeps its own. */
function newImport(context: SessionContext): Partial<SessionState> {
  const { columns, dynamicColumns } = context.options();
  return { ...initialImport(), columns, dynamicColumns };
}

function firstOverrides(context: SessionContext): LayoutOverrides {
  return context.options().skipHeaderRowSelection ? { header: { start: 0, rows: 1 } } : {};
}

/** Whether a non-blank cell follows the header. When the head is full, later rows are unknown and count as data. */
function hasData({ head, layout: { header } }: TableSummary): boolean {
  const rows = head.slice(header.start + header.rows);
  return head.length >= HEAD_ROWS || rows.some((cells) => cells.some((cell) => cell.trim() !== ''));
}

/** The layout parts that determine the cells, to read the same cells again. */
function cellsOf({ layout }: TableSummary, { encoding = layout.encoding }: LayoutOverrides): Partial<TableLayout> {
  return { dialect: layout.dialect, encoding };
}

/** Remembers the user's choices for this layout. A mapping that was only suggested will be suggested again. */
function rememberChoices({ store }: SessionContext): void {
  const { table, suggestions, mapping, optionMatches, choices } = store.getState();
  const suggested = suggestedMapping(suggestions);
  const isChosen = optionMatches.length > 0 || mapping.some((column, at) => column !== suggested[at]);
  if (table && isChosen) {
    store.setState({ choices: new Map([...choices, [choicesKey(table), { mapping, optionMatches }]]) });
  }
}

function choicesKey({ layout }: TableSummary): string {
  return JSON.stringify(layout);
}

/** Calls `onClose` when another file replaces an import that has delivered rows. */
function reportReplaced(context: SessionContext): void {
  const state = context.store.getState();
  if (state.step === 'complete' || state.progress.delivered === 0) return;
  context.options().onClose?.({ reason: 'discarded', summary: summaryNow(context) });
}

interface Reading {
  readonly overrides: LayoutOverrides;
  /** Given when edits and deliveries must stay with their cells. */
  readonly fixedCells?: Partial<TableLayout>;
  /** Leaves out what is found below the table: earlier, it ended after another number of rows. */
  readonly findsEnd?: boolean;
}

/** Opens the text with a layout, suggests a mapping, and starts counting rows in the background. */
async function readTable(context: SessionContext, work: Work, reading: Reading): Promise<void> {
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
