import { IBERIAN_WORDS } from '../mapping/lexicon/iberian/iberian.js';
import type { WordList } from '../mapping/lexicon.js';

/** The words of Spanish and Portuguese names. */
export const iberian = (): WordList => IBERIAN_WORDS;
