import type { WordList } from '../../lexicon.js';
import { DUTCH_BUSINESS } from './business.js';
import { DUTCH_INDUSTRIES } from './industries.js';
import { DUTCH_PEOPLE } from './people.js';
import { DUTCH_RECORDS } from './records.js';
import { DUTCH_SERVICES } from './services.js';
import { DUTCH_SOCIETY } from './society.js';
import { DUTCH_TRADES } from './trades.js';

export const DUTCH_WORDS: WordList = [
  DUTCH_PEOPLE,
  DUTCH_RECORDS,
  DUTCH_TRADES,
  DUTCH_SOCIETY,
  DUTCH_BUSINESS,
  DUTCH_SERVICES,
  DUTCH_INDUSTRIES,
];
