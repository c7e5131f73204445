import { neededLists } from '../mapping/needed-lists.js';
import { matchColumns } from '../mapping/match-columns.js';
import { hasWrappedRows } from '../source/layout/has-wrapped-rows.js';
import { offersOf } from '../source/offers/offers.js';

const functions = { hasWrappedRows, matchColumns, neededLists, offersOf };

/** Matching of columns by the meaning of their names, and what else is offered meanwhile. */
export const mapping = (): typeof functions => functions;
