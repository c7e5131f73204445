import type { WordList } from '../../lexicon.js';
import { ASIAN_INDUSTRIES } from './industries.js';
import { ASIAN_PEOPLE } from './people.js';
import { ASIAN_RECORDS } from './records.js';
import { ASIAN_SOCIETY } from './society.js';
import { ASIAN_TRADES } from './trades.js';

export const ASIAN_WORDS: WordList = [ASIAN_PEOPLE, ASIAN_RECORDS, ASIAN_TRADES, ASIAN_SOCIETY, ASIAN_INDUSTRIES];
