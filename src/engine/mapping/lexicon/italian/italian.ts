import type { WordList } from '../../lexicon.js';
import { ITALIAN_INDUSTRIES } from './industries.js';
import { ITALIAN_PEOPLE } from './people.js';
import { ITALIAN_RECORDS } from './records.js';
import { ITALIAN_SOCIETY } from './society.js';
import { ITALIAN_TRADES } from './trades.js';

export const ITALIAN_WORDS: WordList = [
  ITALIAN_PEOPLE,
  ITALIAN_RECORDS,
  ITALIAN_TRADES,
  ITALIAN_SOCIETY,
  ITALIAN_INDUSTRIES,
];
