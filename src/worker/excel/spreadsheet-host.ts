import { EngineError } from '../../engine/engine-error.js';
import { templateWorkbook } from '../../engine/result/template-workbook.js';
import { loadDecoders } from '../../engine/source/text/text-decoders.js';
import { readWorkbook } from '../../engine/source/excel/xlsx-reader.js';
import type { Workbook } from '../../engine/source/excel/xlsx-reader.js';
import type { ExcelHandlers, ExcelHost } from './excel-host.js';

/** Reads spreadsheets of all formats, and workbooks that other programs wrote in their own way; writes templates. */
export function createSpreadsheetHost(): ExcelHost {
  let workbook: Workbook | null = null;
  const handlers: ExcelHandlers = {
    'workbook-open': async (blob) => {
      workbook = null;
      await loadDecoders();
      workbook = readWorkbook(new Uint8Array(await blob.arrayBuffer()));
      return workbook.sheets;
    },
    'sheet-read': ({ sheet, ...reading }) => {
      if (!workbook) throw new EngineError('not-ready', { needs: 'workbook-open' });
      return new Blob(workbook.sheetParts(sheet, reading), { type: 'text/csv;charset=utf-8' });
    },
    'template-write': (columns) =>
      new Blob([templateWorkbook(columns)], {
        type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      }),
  };
  return async (name, params) => handlers[name](params);
}
