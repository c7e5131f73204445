import { NORTHERN_WORDS } from '../mapping/lexicon/northern/northern.js';
import type { WordList } from '../mapping/lexicon.js';

/** The words of German, Dutch, Finnish and the languages of Scandinavia names. */
export const northern = (): WordList => NORTHERN_WORDS;
