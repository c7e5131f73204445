import type { WordList } from '../../lexicon.js';
import { CYRILLIC_INDUSTRIES } from './industries.js';
import { CYRILLIC_PEOPLE } from './people.js';
import { CYRILLIC_RECORDS } from './records.js';
import { CYRILLIC_SERVICES } from './services.js';
import { CYRILLIC_SOCIETY } from './society.js';
import { CYRILLIC_TRADES } from './trades.js';

export const CYRILLIC_WORDS: WordList = [
  CYRILLIC_PEOPLE,
  CYRILLIC_RECORDS,
  CYRILLIC_TRADES,
  CYRILLIC_INDUSTRIES,
  CYRILLIC_SERVICES,
  CYRILLIC_SOCIETY,
];
