import { ITALIAN_WORDS } from '../mapping/lexicon/italian/italian.js';
import type { WordList } from '../mapping/lexicon.js';

/** The words of Italian and Romanian names. */
export const italian = (): WordList => ITALIAN_WORDS;
