import { chooseRows, editedRows } from '../review/views/choose-rows.js';
import { ChosenRows } from '../review/views/chosen-rows.js';
import { ColumnTally } from '../review/views/column-values.js';
import { findInList } from '../review/views/find-in-list.js';

const functions = {
  chooseRows,
  editedRows,
  findInList,
  chosenRows: (...given: ConstructorParameters<typeof ChosenRows>) => new ChosenRows(...given),
  columnTally: (...given: ConstructorParameters<typeof ColumnTally>) => new ColumnTally(...given),
};

/** Rows in another order than that of the file. */
export const views = (): typeof functions => functions;
