import { EngineError, HEAD_ROWS } from '../../engine/index.js';
import type { LayoutOverrides, TableSummary } from '../../engine/index.js';
import { summaryNow } from '../delivery/leave-action.js';
import { checkSetup } from '../report-columns.js';
import type { SessionActions } from '../session-actions.js';
import type { SessionContext, Work } from '../session-context.js';
import { allColumns } from '../session-state.js';
import type { SheetChoice } from '../session-state.js';
import { openNextStep } from '../steps/open-next-step.js';
import { confirmDiscard } from './confirm-discard.js';
import { newImport, readSheet, readTable } from './read-table.js';
import { unpackedFile } from './unpacked-file.js';

export interface SourceActions extends Pick<SessionActions, 'prepare' | 'openText' | 'chooseSheet'> {
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
    if (only) await readSheet(context, only.name, work);
  };

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
          await readSheet(context, name, work);
          await readTable(context, work, { overrides: firstOverrides(context) });
          store.setState({ formats: [] });
        }),
      );
    },
  };
}

function firstOverrides(context: SessionContext): LayoutOverrides {
  return context.options().skipHeaderRowSelection ? { header: { start: 0, rows: 1 } } : {};
}

/** Whether a non-blank cell follows the header. When the head is full, later rows are unknown and count as data. */
function hasData({ head, layout: { header } }: TableSummary): boolean {
  const rows = head.slice(header.start + header.rows);
  return head.length >= HEAD_ROWS || rows.some((cells) => cells.some((cell) => cell.trim() !== ''));
}

/** Calls `onClose` when another file replaces an import that has delivered rows. */
function reportReplaced(context: SessionContext): void {
  const state = context.store.getState();
  if (state.step === 'complete' || state.progress.delivered === 0) return;
  context.options().onClose?.({ reason: 'discarded', summary: summaryNow(context) });
}
