import type { Column } from '../engine/index.js';
import type { SheetInfo } from '../engine/source/excel/xlsx-reader.js';
import type { Failure } from './messages.js';

/** What the Excel worker is asked, and what it answers, by name. */
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
