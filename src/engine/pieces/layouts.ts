import { cellsWithDerived, DerivedTable } from '../source/derived/derived-table.js';
import { derivedText } from '../source/derived/derived-text.js';
import { rewritingsOf } from '../source/layout/rewritings.js';
import { offersOf } from '../source/offers/offers.js';
import { lineChange } from '../source/text/line-changes.js';

const functions = {
  cellsWithDerived,
  derivedTable: (...given: ConstructorParameters<typeof DerivedTable>) => new DerivedTable(...given),
  derivedText,
  lineChange,
  offersOf,
  rewritingsOf,
};

/** What few files need to be read: rows and cells written in unusual ways, other tables, footers, and columns made of others. */
export const layouts = (): typeof functions => functions;
