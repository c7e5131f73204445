import { writeLeftOut } from '../review/left-out/write-left-out.js';

const functions = { writeLeftOut };

/** Writes files of rows, as delimited text and as workbooks. */
export const files = (): typeof functions => functions;
