import { duplicatesPreview, groupChange } from '../review/groups/change-group.js';
import { ErrorGroups } from '../review/groups/error-groups.js';
import { findShifts } from '../review/groups/shifts.js';
import { previewProgram } from '../review/preview-program.js';
import { cellsToSet, hiddenRows } from '../review/set-cells.js';

const functions = {
  cellsToSet,
  duplicatesPreview,
  errorGroups: (...given: ConstructorParameters<typeof ErrorGroups>) => new ErrorGroups(...given),
  findShifts,
  groupChange,
  hiddenRows,
  previewProgram,
};

/** Errors in groups, and changes of many rows: their fixes, and blocks of cells. */
export const changes = (): typeof functions => functions;
