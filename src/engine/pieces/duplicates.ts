import { duplicatesOperation, previewDuplicates } from '../review/groups/duplicates.js';

const functions = { duplicatesOperation, previewDuplicates };

/** Rows that have the same value in a column. */
export const duplicates = (): typeof functions => functions;
