import type { WordList } from '../../lexicon.js';
import { IBERIAN_INDUSTRIES } from './industries.js';
import { IBERIAN_PEOPLE } from './people.js';
import { IBERIAN_RECORDS } from './records.js';
import { IBERIAN_SERVICES } from './services.js';
import { IBERIAN_SOCIETY } from './society.js';
import { IBERIAN_TRADES } from './trades.js';

export const IBERIAN_WORDS: WordList = [
  IBERIAN_PEOPLE,
  IBERIAN_RECORDS,
  IBERIAN_TRADES,
  IBERIAN_INDUSTRIES,
  IBERIAN_SERVICES,
  IBERIAN_SOCIETY,
];
