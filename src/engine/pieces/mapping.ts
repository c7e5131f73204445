import { moreWords, neededLists } from '../mapping/needed-lists.js';
import { matchColumns } from '../mapping/match-columns.js';

const functions = { matchColumns, moreWords, neededLists };

/** Matching of columns by the meaning of their names. */
export const mapping = (): typeof functions => functions;
