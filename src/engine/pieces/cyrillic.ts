import { CYRILLIC_WORDS } from '../mapping/lexicon/cyrillic/cyrillic.js';
import type { WordList } from '../mapping/lexicon.js';

/** The words of Russian and Ukrainian names. */
export const cyrillic = (): WordList => CYRILLIC_WORDS;
