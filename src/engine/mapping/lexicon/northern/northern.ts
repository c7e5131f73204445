import type { WordList } from '../../lexicon.js';
import { NORTHERN_INDUSTRIES } from './industries.js';
import { NORTHERN_PEOPLE } from './people.js';
import { NORTHERN_RECORDS } from './records.js';
import { NORTHERN_SOCIETY } from './society.js';
import { NORTHERN_TRADES } from './trades.js';

export const NORTHERN_WORDS: WordList = [
  NORTHERN_PEOPLE,
  NORTHERN_RECORDS,
  NORTHERN_TRADES,
  NORTHERN_SOCIETY,
  NORTHERN_INDUSTRIES,
];
