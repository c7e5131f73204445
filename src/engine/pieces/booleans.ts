import { parseBoolean } from '../values/booleans.js';

const functions = { parseBoolean };

/** The words for yes and no of all languages. */
export const booleans = (): typeof functions => functions;
