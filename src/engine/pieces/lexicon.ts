import { LATIN_WORDS } from '../mapping/names/latin-words.js';

const parts = { LATIN_WORDS };

/** The words that names in Latin letters are made of. */
export const lexicon = (): typeof parts => parts;
