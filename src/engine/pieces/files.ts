import { readCorrected } from '../review/left-out/read-corrected.js';
import { writeLeftOut } from '../review/left-out/write-left-out.js';

const functions = { readCorrected, writeLeftOut };

/** Writes files of rows, as delimited text and as workbooks, and reads them once they are corrected. */
export const files = (): typeof functions => functions;
