/** A chunk of its own: the CSV writer is needed by those who press the button. */
export { templateCsv } from '../engine/full.js';
