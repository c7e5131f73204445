import { explainCells } from '../review/explain-cells.js';

const functions = { explainCells };

/** Programs that do what was done to typed cells. */
export const examples = (): typeof functions => functions;
