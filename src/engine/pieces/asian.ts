import { ASIAN_WORDS } from '../mapping/lexicon/asian/asian.js';
import type { WordList } from '../mapping/lexicon.js';

/** The words of Turkish, Indonesian, Vietnamese and Hindi names. */
export const asian = (): WordList => ASIAN_WORDS;
