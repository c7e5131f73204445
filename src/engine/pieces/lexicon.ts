import { RELATED_NAMES } from '../mapping/names/related-names.js';
import { ENGLISH_WORDS } from '../mapping/word-lists.js';

const parts = { ENGLISH_WORDS, RELATED_NAMES };

/** The words that names of all languages need. */
export const lexicon = (): typeof parts => parts;
