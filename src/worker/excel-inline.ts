/** A chunk of its own, loaded when an Excel file is opened and no worker can start. */
export { createExcelHost } from './excel-host.js';
