import { OTHER_SCRIPTS_WORDS } from '../mapping/lexicon/scripts/scripts.js';
import type { WordList } from '../mapping/lexicon.js';

/** The words of names in other scripts than Latin. */
export const scripts = (): WordList => OTHER_SCRIPTS_WORDS;
