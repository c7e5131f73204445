import { duplicatesOperation, previewDuplicates } from '../review/groups/duplicates.js';
import { ErrorGroups } from '../review/groups/error-groups.js';
import { findShifts, shiftOperation } from '../review/groups/shifts.js';
import { cellsToSet } from '../review/set-cells.js';

const functions = {
  cellsToSet,
  duplicatesOperation,
  errorGroups: (...given: ConstructorParameters<typeof ErrorGroups>) => new ErrorGroups(...given),
  findShifts,
  previewDuplicates,
  shiftOperation,
};

/** Errors in groups, and changes of many rows: their fixes, and blocks of cells. */
export const changes = (): typeof functions => functions;
