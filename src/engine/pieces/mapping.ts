import { needsRareWords, neededLists } from '../mapping/needed-lists.js';
import { matchColumns } from '../mapping/match-columns.js';

const functions = { matchColumns, neededLists, needsRareWords };

/** Matching of columns by the meaning of their names. */
export const mapping = (): typeof functions => functions;
