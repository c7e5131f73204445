/** A chunk of its own, loaded when a spreadsheet other than xlsx is opened and no worker can start. */
export { createSpreadsheetHost } from './spreadsheet-host.js';
