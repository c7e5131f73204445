import { serveExcel } from './serve-excel.js';
import { createSpreadsheetHost } from './spreadsheet-host.js';

serveExcel(createSpreadsheetHost());
