import type { WordList } from '../../lexicon.js';
import { OTHER_SCRIPTS_RECORDS } from './records.js';
import { OTHER_SCRIPTS_TRADES } from './trades.js';

/** Every concept is also in another list, so that names in Latin letters are read alike without this one. */
export const OTHER_SCRIPTS_WORDS: WordList = [OTHER_SCRIPTS_RECORDS, OTHER_SCRIPTS_TRADES];
