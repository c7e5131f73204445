import { FRENCH_WORDS } from '../mapping/lexicon/french/french.js';
import type { WordList } from '../mapping/lexicon.js';

/** The words of French names. */
export const french = (): WordList => FRENCH_WORDS;
