import { matchColumns } from '../mapping/match-columns.js';

const functions = { matchColumns };

/** Matching of columns by the meaning of their names. */
export const mapping = (): typeof functions => functions;
