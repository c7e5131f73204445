import { ALL_ROWS, EngineError } from '../../engine/index.js';
import type { WindowRow } from '../../engine/index.js';
import { createExcelReader } from '../../worker/index.js';
import type { SessionActions } from '../session-actions.js';
import type { SessionContext } from '../session-context.js';
import { unpackedFile } from '../source/unpacked-file.js';
import { selectState } from '../state/index.js';
import { showStep } from '../steps/steps.js';
import { changeRows, reviewState } from './change-rows.js';

type LeftOutActions = Pick<SessionActions, 'downloadLeftOut' | 'mergeLeftOut' | 'fixLeftOut' | 'readOutcome'>;

/** Rows read at a time while those of an outcome are looked for. */
const READ_ROWS = 1000;

/** Rows with errors as a file, and the corrected file back. */
export function leftOutActions(context: SessionContext): LeftOutActions {
  const { store, runner, options } = context;
  return {
    downloadLeftOut: async (kind, { issueText, ...texts }, { onProgress } = {}) =>
      (await runner()).call(
        'left-out-write',
        { kind, texts },
        { onAsk: async (issues) => issues.map(issueText), onEvent: ({ percent }) => onProgress?.(percent) },
      ),
    async mergeLeftOut(file) {
      const isComplete = store.getState().step === 'complete';
      // Otherwise the corrected rows would count as rows that were imported.
      if (isComplete) await settleRows(context);
      // That of an earlier file.
      store.setState({ error: null });
      const { source, review: before } = store.getState();
      let isMerged = false;
      const isDone = await changeRows(context, async (call) => {
        const { maxFileSize } = options().limits;
        if (file.size > maxFileSize) throw new EngineError('file-too-large', { size: file.size, limit: maxFileSize });
        const outcome = await (await runner()).call('left-out-merge', await textOf(context, file, call), call);
        isMerged = true;
        return outcome;
      });
      const { source: now, review, error } = store.getState();
      // Rows may have changed although the host's checks of them failed.
      const isChanged = isMerged || review?.dataVersion !== before?.dataVersion;
      if (isComplete && review !== null && now === source && isChanged) {
        showLeftOut(context);
        store.setState({ error });
      }
      return isDone;
    },
    async fixLeftOut() {
      const state = selectState(store.getState());
      if (state.step !== 'complete' || state.fixableRows === 0) return;
      await settleRows(context);
      showLeftOut(context);
    },
    async readOutcome(outcome, count) {
      const engine = await runner();
      if (outcome === 'created' || outcome === 'updated' || outcome === 'unchanged') {
        const numbers = store.getState().job?.counted_rows?.[outcome].slice(0, count) ?? [];
        const indexes = await engine.call('rows-find', { numbers });
        return engine.call('rows-read-at', { rows: indexes.filter((index) => index !== null) });
      }
      const isSkipping = options().rowHandling === 'exclude';
      const state = outcome !== 'delivered' ? 'invalid' : isSkipping ? 'valid' : 'all';
      const found: WindowRow[] = [];
      for (let start = 0, read = READ_ROWS; read === READ_ROWS && found.length < count; start += READ_ROWS) {
        const { rows } = await engine.call('rows-read', { view: { state }, start, count: READ_ROWS });
        found.push(...rows.filter((row) => (row.state === 'rejected') === (outcome === 'rejected')));
        read = rows.length;
      }
      return found.slice(0, count);
    },
  };
}

/** Marks the imported rows in the engine, which not every way of delivering them does. */
export async function settleRows({ store, runner, options }: SessionContext): Promise<void> {
  const { rowHandling } = options();
  store.setState(reviewState(await (await runner()).call('rows-settle', { rowHandling })));
}

function showLeftOut({ store }: SessionContext): void {
  store.setState({ view: { ...ALL_ROWS, state: 'invalid' }, viewTotal: null, groups: null });
  showStep(store, 'review');
}

interface FileText {
  readonly blob: Blob;
  readonly isWorkbook: boolean;
}

/** The text of a file, or of the first sheet of a workbook that is visible. */
async function textOf(
  context: SessionContext,
  given: File,
  { signal }: { readonly signal?: AbortSignal },
): Promise<FileText> {
  const { file, format } = await unpackedFile(context, given, { signal });
  if (format !== 'excel') return { blob: file, isWorkbook: false };
  // The session's own reader keeps the workbook that is being imported.
  const reader = createExcelReader();
  try {
    const sheets = await reader.open(file, { signal });
    const sheet = sheets.find(({ hidden, empty }) => !hidden && !empty);
    if (!sheet) throw new EngineError('no-row-ids');
    return { blob: await reader.read(sheet.name, { signal }), isWorkbook: true };
  } finally {
    reader.dispose();
  }
}
