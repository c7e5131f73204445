import type { WordList } from '../../lexicon.js';
import { GERMAN_BUSINESS } from './business.js';
import { GERMAN_INDUSTRIES } from './industries.js';
import { GERMAN_PEOPLE } from './people.js';
import { GERMAN_RECORDS } from './records.js';
import { GERMAN_SERVICES } from './services.js';
import { GERMAN_SOCIETY } from './society.js';
import { GERMAN_TRADES } from './trades.js';

export const GERMAN_WORDS: WordList = [
  GERMAN_PEOPLE,
  GERMAN_RECORDS,
  GERMAN_TRADES,
  GERMAN_SOCIETY,
  GERMAN_BUSINESS,
  GERMAN_SERVICES,
  GERMAN_INDUSTRIES,
];
