import { detectFormat, EngineError } from '../engine/index.js';
import type { FileFormat, LayoutOverrides, TableSummary } from '../engine/index.js';
import { askBackend } from './ask-backend.js';
import { carriedMapping, suggestedMapping } from './chosen-mapping.js';
import { inferFormats } from './infer-formats.js';
import type { SessionContext, Work } from './session-context.js';
import { allColumns, emptyMemory } from './session-context.js';
import type { SessionActions, SheetChoice } from './session-state.js';
import { sessionErrorOf } from './session-error.js';
import { openSteps } from './steps.js';
import { portableColumns } from '../worker/index.js';
import { initialImport } from './initial-state.js';

/** Excel sheets arrive rewritten as this, so nothing of it needs guessing. */
const SHEET_LAYOUT = { encoding: 'utf-8', dialect: { delimiter: ',', quote: '"', escape: '"' } } as const;

/** As many raw rows as a table's `head` holds at most. */
const HEAD_ROWS = 30;

const REFUSALS: Partial<Record<FileFormat, ConstructorParameters<typeof EngineError>[0]>> = {
  empty: 'empty-file',
  encrypted: 'encrypted-file',
  archive: 'unsupported-file',
  binary: 'unsupported-file',
};

export interface SourceActions extends Pick<SessionActions, 'openText' | 'chooseSheet' | 'overrideLayout'> {
  /** `known`: parts of the layout that need no guessing. */
  openFile(file: File, known?: LayoutOverrides): Promise<void>;
}

export function sourceActions(context: SessionContext): SourceActions {
  const { store, memory } = context;

  const openFile = (file: File, known?: LayoutOverrides): Promise<void> =>
    context.work('reading', async (work) => {
      const { maxFileSize } = context.limits();
      if (file.size > maxFileSize) {
        throw new EngineError('file-too-large', { size: file.size, limit: maxFileSize });
      }
      const format = await detectFormat(file);
      const refusal = REFUSALS[format];
      if (refusal) throw new EngineError(refusal, { fileName: file.name });
      work.signal.throwIfAborted();
      const source = { fileName: file.name, size: file.size };
      Object.assign(memory, emptyMemory(), { file });
      store.setState({ ...initialImport(), source });
      try {
        if (format === 'excel') await openWorkbook(file, work);
        else memory.text = file;
        if (memory.text) await readTable(context, work, known ?? firstOverrides(context));
        const { table } = store.getState();
        if (table && store.getState().sheets.length < 2 && !hasData(table))
          throw new EngineError('no-rows', { fileName: file.name });
        openSteps(store);
      } catch (error) {
        // Another file may have been opened instead; it is not ours to take away.
        if (store.getState().source === source) store.setState({ ...initialImport() });
        throw error;
      }
    });

  /** A workbook of one filled visible sheet is read at once; else the user chooses. */
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

  const readSheet = async (name: string, { signal }: Work): Promise<void> => {
    memory.text = await context.excel().read(name, { signal });
    memory.fixed = { ...SHEET_LAYOUT, sheet: name };
  };

  return {
    openFile,
    openText: (text) => openFile(new File([text], 'pasted.tsv', { type: 'text/tab-separated-values' })),
    chooseSheet: (name) =>
      context.work('reading', async (work) => {
        if (store.getState().table?.layout.sheet === name) return;
        await readSheet(name, work);
        await readTable(context, work, firstOverrides(context));
        store.setState({ formats: [] });
      }),
    overrideLayout: (overrides) =>
      context.work('reading', async (work) => {
        const { table, suggestions, mapping } = store.getState();
        await readTable(context, work, { ...memory.overrides, ...overrides });
        const now = store.getState();
        if (!table || !now.table) return;
        const carried = carriedMapping(
          { columns: table.columns, suggestions, mapping },
          { columns: now.table.columns, suggestions: now.suggestions },
        );
        // Where nothing was chosen, the suggestions of a backend may still come.
        if (carried.every((column, at) => column === now.mapping[at])) return;
        store.setState({ mapping: carried });
        void inferFormats(context);
      }),
  };
}

function firstOverrides(context: SessionContext): LayoutOverrides {
  return context.options().skipHeaderRowSelection ? { header: { start: 0, rows: 1 } } : {};
}

/** Whether anything but blanks follows the header; of a long beginning without any, the rest is not known. */
function hasData({ head, layout: { header } }: TableSummary): boolean {
  const rows = head.slice(header.start + header.rows);
  return head.length >= HEAD_ROWS || rows.some((cells) => cells.some((cell) => cell.trim() !== ''));
}

/** Opens the text under a layout, suggests a mapping, and starts counting rows in the background. */
async function readTable(context: SessionContext, work: Work, overrides: LayoutOverrides): Promise<void> {
  const { store, memory } = context;
  const blob = memory.text;
  if (!blob) throw new EngineError('not-ready', { needs: 'file' });
  const runner = await context.runner();
  const fileName = store.getState().source?.fileName ?? '';
  const columns = portableColumns(allColumns(store.getState()));
  const { signal } = work;
  const table = await runner.call(
    'table-open',
    { blob, fileName, overrides, fixed: memory.fixed, columns, rowLimit: context.limits().maxRows },
    { signal },
  );
  const suggestions = await runner.call('mapping-suggest', { columns }, { signal });
  memory.overrides = overrides;
  memory.reviewed = null;
  store.setState({
    table,
    suggestions,
    mapping: suggestedMapping(suggestions),
    inferredFormats: [],
    review: null,
    firstWindow: null,
    optionValues: [],
    optionMatches: [],
  });
  void inferFormats(context);
  void countRows(context, table);
  void askBackend(context, signal);
}

/** The first whole pass, while the user is busy with the mapping. */
async function countRows(context: SessionContext, table: unknown): Promise<void> {
  const { store } = context;
  try {
    const runner = await context.runner();
    const counted = await runner.call('table-index', {});
    if (store.getState().table === table) store.setState({ table: counted });
  } catch (error) {
    // All other failures show when the rows are needed; a validation or another file may have taken its place.
    const isTooLong = error instanceof EngineError && error.code === 'too-many-rows';
    if (store.getState().table !== table || !isTooLong) return;
    context.cancel();
    store.setState({ ...initialImport(), error: sessionErrorOf(error) });
  }
}
