import { RARE_WORDS } from '../mapping/lexicon/rare/rare.js';
import type { WordList } from '../mapping/lexicon.js';

/** English words that few names have. */
export const rare = (): WordList => RARE_WORDS;
