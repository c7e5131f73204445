import { duplicatesOperation, previewDuplicates } from '../review/groups/duplicates.js';
import { findShifts, shiftOperation } from '../review/groups/shifts.js';
import { cellsToSet } from '../review/set-cells.js';

const functions = { cellsToSet, duplicatesOperation, findShifts, previewDuplicates, shiftOperation };

/** Changes of many rows: blocks of cells, rows with the same value, rows whose cells are in the wrong columns. */
export const changes = (): typeof functions => functions;
