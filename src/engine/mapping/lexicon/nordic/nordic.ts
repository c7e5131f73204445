import type { WordList } from '../../lexicon.js';
import { NORDIC_BUSINESS } from './business.js';
import { NORDIC_INDUSTRIES } from './industries.js';
import { NORDIC_PEOPLE } from './people.js';
import { NORDIC_RECORDS } from './records.js';
import { NORDIC_SERVICES } from './services.js';
import { NORDIC_SOCIETY } from './society.js';
import { NORDIC_TRADES } from './trades.js';

export const NORDIC_WORDS: WordList = [
  NORDIC_PEOPLE,
  NORDIC_RECORDS,
  NORDIC_TRADES,
  NORDIC_SOCIETY,
  NORDIC_BUSINESS,
  NORDIC_SERVICES,
  NORDIC_INDUSTRIES,
];
