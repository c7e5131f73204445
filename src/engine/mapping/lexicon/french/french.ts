import type { WordList } from '../../lexicon.js';
import { FRENCH_INDUSTRIES } from './industries.js';
import { FRENCH_PEOPLE } from './people.js';
import { FRENCH_RECORDS } from './records.js';
import { FRENCH_SOCIETY } from './society.js';
import { FRENCH_TRADES } from './trades.js';

export const FRENCH_WORDS: WordList = [FRENCH_PEOPLE, FRENCH_RECORDS, FRENCH_TRADES, FRENCH_SOCIETY, FRENCH_INDUSTRIES];
