/** A chunk of its own, loaded when a workbook is opened and no worker can start. */
export { createExcelHost } from './excel-host.js';
