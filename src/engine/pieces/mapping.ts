import { neededLists } from '../mapping/needed-lists.js';
import { matchColumns } from '../mapping/match-columns.js';
import { offersOf } from '../source/offers/offers.js';

const functions = { matchColumns, neededLists, offersOf };

/** Matching of columns by the meaning of their names, and what else is offered meanwhile. */
export const mapping = (): typeof functions => functions;
