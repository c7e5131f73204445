import { splitDateTime } from '../values/column-types/clock.js';
import { amountText, readValue } from '../values/column-types/read-value.js';

const functions = { amountText, splitDateTime, readValue };

/** Values of the column types that few imports have. */
export const types = (): typeof functions => functions;
