/** A file of its own, loaded when an Excel file arrives and no worker can start. */
export { createExcelHost } from './excel-host.js';
