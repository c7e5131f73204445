import { NORDIC_WORDS } from '../mapping/lexicon/nordic/nordic.js';
import type { WordList } from '../mapping/lexicon.js';

/** The words of Finnish names, and of names in the languages of Scandinavia. */
export const nordic = (): WordList => NORDIC_WORDS;
