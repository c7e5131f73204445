import type { WordList } from '../../lexicon.js';
import { EASTERN_INDUSTRIES } from './industries.js';
import { EASTERN_PEOPLE } from './people.js';
import { EASTERN_RECORDS } from './records.js';
import { EASTERN_SOCIETY } from './society.js';
import { EASTERN_TRADES } from './trades.js';

export const EASTERN_WORDS: WordList = [
  EASTERN_PEOPLE,
  EASTERN_RECORDS,
  EASTERN_TRADES,
  EASTERN_SOCIETY,
  EASTERN_INDUSTRIES,
];
