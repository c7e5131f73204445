import type { WordList } from '../../lexicon.js';
import { SOUTHERN_INDUSTRIES } from './industries.js';
import { SOUTHERN_PEOPLE } from './people.js';
import { SOUTHERN_RECORDS } from './records.js';
import { SOUTHERN_SOCIETY } from './society.js';
import { SOUTHERN_TRADES } from './trades.js';

export const SOUTHERN_WORDS: WordList = [
  SOUTHERN_PEOPLE,
  SOUTHERN_RECORDS,
  SOUTHERN_TRADES,
  SOUTHERN_SOCIETY,
  SOUTHERN_INDUSTRIES,
];
