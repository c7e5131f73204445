import { EngineError } from '../../engine/engine-error.js';
import type { SheetInfo } from '../../engine/source/excel/xlsx-reader.js';
import { countsOf } from '../../engine/index.js';
import { openXlsx, OtherReaderNeeded } from '../../engine/source/workbook/open-xlsx.js';
import type { Column, SheetReading } from '../../engine/index.js';
import type { Failure } from '../messages.js';

/** A sheet of the open workbook, and how it is read. */
export interface SheetPart extends SheetReading {
  readonly sheet: string;
}

/** Calls of the workers that read workbooks: params and result by name. */
export interface ExcelCalls {
  /** `null` if the worker for other spreadsheets is to read the file. */
  'workbook-open': { readonly params: Blob; readonly result: readonly SheetInfo[] | null };
  'sheet-read': { readonly params: SheetPart; readonly result: Blob };
  'template-write': { readonly params: readonly Column[]; readonly result: Blob };
}

export type ExcelCallName = keyof ExcelCalls;

export interface ToExcel {
  readonly requestId: number;
  readonly name: ExcelCallName;
  readonly params: ExcelCalls[ExcelCallName]['params'];
}

export type FromExcel =
  | { readonly type: 'excel-ready' }
  | { readonly type: 'call-end'; readonly requestId: number; readonly result: unknown }
  | { readonly type: 'call-failed'; readonly requestId: number; readonly failure: Failure };

/** Runs one of the calls, in a worker or, without one, on this thread. */
export type ExcelHost = <N extends ExcelCallName>(
  name: N,
  params: ExcelCalls[N]['params'],
) => Promise<ExcelCalls[N]['result']>;

export type ExcelHandlers = {
  readonly [N in ExcelCallName]: (
    params: ExcelCalls[N]['params'],
  ) => Promise<ExcelCalls[N]['result']> | ExcelCalls[N]['result'];
};

/** Reads workbooks as Excel writes them: all sheets in one pass, as text that is not in this thread's memory. */
export function createExcelHost(): ExcelHost {
  let opened: (OpenedSheets & { readonly blob: Blob }) | null = null;
  const handlers: ExcelHandlers = {
    'workbook-open': async (blob) => {
      opened = null;
      const found = await openSheets(blob);
      if (found) opened = { ...found, blob };
      return found && found.sheets;
    },
    'sheet-read': async ({ sheet, ...reading }) => {
      if (!opened) throw new EngineError('not-ready', { needs: 'workbook-open' });
      const { blob, texts } = opened;
      const text = texts.get(sheet);
      if (!text) throw new EngineError('sheet-missing', { sheet });
      if (!reading.visible && !reading.filled) return text;
      return (await (await openXlsx(blob)).table(sheet, reading)).text;
    },
    // The other worker writes them.
    'template-write': () => {
      throw new EngineError('not-ready', { needs: 'template-write' });
    },
  };
  return async (name, params) => handlers[name](params);
}

interface OpenedSheets {
  readonly sheets: readonly SheetInfo[];
  readonly texts: ReadonlyMap<string, Blob>;
}

async function openSheets(blob: Blob): Promise<OpenedSheets | null> {
  try {
    const workbook = await openXlsx(blob);
    const sheets: SheetInfo[] = [];
    const texts = new Map<string, Blob>();
    for (const { name, hidden } of workbook.sheets) {
      const table = await workbook.table(name);
      const { rows, columns, text } = table;
      sheets.push({ name, hidden, empty: rows === 0, rows, columns, ...countsOf(table) });
      texts.set(name, text);
    }
    return { sheets, texts };
  } catch (error) {
    if (error instanceof OtherReaderNeeded) return null;
    throw error;
  }
}
