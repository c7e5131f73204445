import { serveExcel } from './excel/serve-excel.js';
import { createSpreadsheetHost } from './excel/spreadsheet-host.js';

serveExcel(createSpreadsheetHost());
