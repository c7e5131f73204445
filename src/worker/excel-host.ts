import { EngineError } from '../engine/engine-error.js';
import { templateWorkbook } from '../engine/result/template-workbook.js';
import { loadDecoders } from '../engine/source/text/text-decoders.js';
import { readWorkbook } from '../engine/source/excel/xlsx-reader.js';
import type { SheetInfo, Workbook } from '../engine/source/excel/xlsx-reader.js';
import type { Column } from '../engine/index.js';
import type { Failure } from './messages.js';

/** Calls of the Excel worker: params and result by name. */
export interface ExcelCalls {
  'workbook-open': { readonly params: Blob; readonly result: readonly SheetInfo[] };
  'sheet-read': { readonly params: string; readonly result: Blob };
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

/** Runs one of the Excel calls, in the worker or, without one, on this thread. */
export type ExcelHost = <N extends ExcelCallName>(
  name: N,
  params: ExcelCalls[N]['params'],
) => Promise<ExcelCalls[N]['result']>;

type Handlers = {
  readonly [N in ExcelCallName]: (
    params: ExcelCalls[N]['params'],
  ) => Promise<ExcelCalls[N]['result']> | ExcelCalls[N]['result'];
};

export function createExcelHost(): ExcelHost {
  let workbook: Workbook | null = null;
  const handlers: Handlers = {
    'workbook-open': async (blob) => {
      workbook = null;
      await loadDecoders();
      workbook = readWorkbook(new Uint8Array(await blob.arrayBuffer()));
      return workbook.sheets;
    },
    'sheet-read': (name) => {
      if (!workbook) throw new EngineError('not-ready', { needs: 'workbook-open' });
      return new Blob(workbook.sheetParts(name), { type: 'text/csv;charset=utf-8' });
    },
    'template-write': (columns) =>
      new Blob([templateWorkbook(columns)], {
        type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      }),
  };
  return async (name, params) => handlers[name](params);
}
