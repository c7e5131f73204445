import type { WordList } from '../../lexicon.js';
import { CJK_INDUSTRIES } from './industries.js';
import { CJK_PEOPLE } from './people.js';
import { CJK_RECORDS } from './records.js';
import { CJK_SOCIETY } from './society.js';
import { CJK_TRADES } from './trades.js';

export const CJK_WORDS: WordList = [CJK_PEOPLE, CJK_RECORDS, CJK_TRADES, CJK_SOCIETY, CJK_INDUSTRIES];
