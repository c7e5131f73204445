import { EASTERN_WORDS } from '../mapping/lexicon/eastern/eastern.js';
import type { WordList } from '../mapping/lexicon.js';

/** The words of Slavic languages and Hungarian names. */
export const eastern = (): WordList => EASTERN_WORDS;
