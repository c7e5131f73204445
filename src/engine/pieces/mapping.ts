import { suggestMapping } from '../mapping/suggest-mapping.js';

const functions = { suggestMapping };

/** Matching of columns by meaning, with the lexicon. */
export const mapping = (): typeof functions => functions;
