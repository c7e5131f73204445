/** A chunk of its own: the CSV writer is needed only when a template is downloaded. */
export { templateCsv } from '../engine/full.js';
