import { ChosenRows } from '../review/views/chosen-rows.js';
import { ColumnTally } from '../review/views/column-values.js';
import { arranged } from '../review/views/arranged.js';
import { findInList } from '../review/views/find-in-list.js';
import { SortColumn } from '../review/views/sort-rows.js';

const functions = {
  arranged,
  findInList,
  chosenRows: (...given: ConstructorParameters<typeof ChosenRows>) => new ChosenRows(...given),
  columnTally: (...given: ConstructorParameters<typeof ColumnTally>) => new ColumnTally(...given),
  sortColumn: (...given: ConstructorParameters<typeof SortColumn>) => new SortColumn(...given),
};

/** Rows in another order than that of the file. */
export const views = (): typeof functions => functions;
