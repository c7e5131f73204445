import { SOUTHERN_WORDS } from '../mapping/lexicon/southern/southern.js';
import type { WordList } from '../mapping/lexicon.js';

/** The words of French, Italian, Portuguese, Romanian and Spanish names. */
export const southern = (): WordList => SOUTHERN_WORDS;
