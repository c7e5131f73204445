import { createExcelHost } from './excel-host.js';
import { serveExcel } from './serve-excel.js';

serveExcel(createExcelHost());
