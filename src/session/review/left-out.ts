import { detectFormat, EngineError } from '../../engine/index.js';
import { createExcelReader, startExcelWorker } from '../../worker/index.js';
import type { SessionActions } from '../session-actions.js';
import type { SessionContext } from '../session-context.js';
import { changeRows } from './change-rows.js';

type LeftOutActions = Pick<SessionActions, 'downloadLeftOut' | 'mergeLeftOut'>;

/** Rows with errors as a file, and the corrected file back. Loaded on the first use. */
export function leftOutActions(context: SessionContext): LeftOutActions {
  const { runner, options } = context;
  return {
    downloadLeftOut: async (kind, { issueText, ...texts }, { onProgress } = {}) =>
      (await runner()).call(
        'left-out-write',
        { kind, texts },
        { onAsk: async (issues) => issues.map(issueText), onEvent: ({ percent }) => onProgress?.(percent) },
      ),
    mergeLeftOut: (file) =>
      changeRows(context, async (call) => {
        const { maxFileSize } = options().limits;
        if (file.size > maxFileSize) throw new EngineError('file-too-large', { size: file.size, limit: maxFileSize });
        return (await runner()).call('left-out-merge', await textOf(file, call), call);
      }),
  };
}

interface FileText {
  readonly blob: Blob;
  readonly isWorkbook: boolean;
}

/** The text of a file, or of the first sheet of a workbook that is visible. */
async function textOf(file: File, { signal }: { readonly signal?: AbortSignal }): Promise<FileText> {
  const format = await detectFormat(file);
  if (format === 'empty') throw new EngineError('empty-file');
  if (format === 'encrypted') throw new EngineError('encrypted-file');
  if (format === 'archive' || format === 'binary') throw new EngineError('unsupported-file', { fileName: file.name });
  if (format !== 'excel') return { blob: file, isWorkbook: false };
  // The session's own reader keeps the workbook that is being imported.
  const reader = createExcelReader(startExcelWorker);
  try {
    const sheets = await reader.open(file, { signal });
    const sheet = sheets.find(({ hidden, empty }) => !hidden && !empty);
    if (!sheet) throw new EngineError('no-row-ids');
    return { blob: await reader.read(sheet.name, { signal }), isWorkbook: true };
  } finally {
    reader.dispose();
  }
}
