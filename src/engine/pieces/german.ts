import { GERMAN_WORDS } from '../mapping/lexicon/german/german.js';
import type { WordList } from '../mapping/lexicon.js';

/** The words of German names. */
export const german = (): WordList => GERMAN_WORDS;
