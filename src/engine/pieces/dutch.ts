import { DUTCH_WORDS } from '../mapping/lexicon/dutch/dutch.js';
import type { WordList } from '../mapping/lexicon.js';

/** The words of Dutch names. */
export const dutch = (): WordList => DUTCH_WORDS;
