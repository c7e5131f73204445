import { createExcelHost } from './excel/excel-host.js';
import { serveExcel } from './excel/serve-excel.js';

serveExcel(createExcelHost());
