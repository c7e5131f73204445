import type { WordList } from '../../lexicon.js';
import { OTHER_SCRIPTS_INDUSTRIES } from './industries.js';
import { OTHER_SCRIPTS_PEOPLE } from './people.js';
import { OTHER_SCRIPTS_RECORDS } from './records.js';
import { OTHER_SCRIPTS_SERVICES } from './services.js';
import { OTHER_SCRIPTS_SOCIETY } from './society.js';
import { OTHER_SCRIPTS_TRADES } from './trades.js';

export const OTHER_SCRIPTS_WORDS: WordList = [
  OTHER_SCRIPTS_PEOPLE,
  OTHER_SCRIPTS_RECORDS,
  OTHER_SCRIPTS_TRADES,
  OTHER_SCRIPTS_INDUSTRIES,
  OTHER_SCRIPTS_SERVICES,
  OTHER_SCRIPTS_SOCIETY,
];
