import { createCellSearch } from '../review/search/cell-search.js';
import { substitute } from '../program/text-matcher.js';

const functions = { createCellSearch, substitute };

/** Finding and replacing texts in cells. */
export const search = (): typeof functions => functions;
