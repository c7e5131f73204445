import type { WordList } from './lexicon.js';
import { BUSINESS_WORDS } from './lexicon/english/business.js';
import { COMMERCE_WORDS } from './lexicon/english/commerce.js';
import { INDUSTRY_WORDS } from './lexicon/english/industries.js';
import { MONEY_WORDS } from './lexicon/english/money.js';
import { OTHER_WORDS } from './lexicon/english/others.js';
import { OPERATIONS_WORDS } from './lexicon/english/operations.js';
import { PEOPLE_WORDS, PLACES_WORDS } from './lexicon/english/people.js';
import { PUBLIC_WORDS } from './lexicon/english/public.js';
import { RECORDS_WORDS, TRADES_WORDS } from './lexicon/english/records.js';
import { SERVICE_WORDS } from './lexicon/english/services.js';
import { MEDIA_WORDS, PROPERTY_WORDS, SOCIETY_WORDS } from './lexicon/english/society.js';
import { FINANCE_WORDS, GOODS_WORDS } from './lexicon/english/trades.js';
import { NOUN_WORDS, QUALIFIER_WORDS } from './lexicon/english/words.js';

/** The words that every name may need: English ones, abbreviations, and every concept. */
export const ENGLISH_WORDS: WordList = [
  PEOPLE_WORDS,
  PLACES_WORDS,
  COMMERCE_WORDS,
  RECORDS_WORDS,
  TRADES_WORDS,
  QUALIFIER_WORDS,
  NOUN_WORDS,
  FINANCE_WORDS,
  GOODS_WORDS,
  PROPERTY_WORDS,
  SOCIETY_WORDS,
  MEDIA_WORDS,
  OTHER_WORDS,
  BUSINESS_WORDS,
  MONEY_WORDS,
  INDUSTRY_WORDS,
  SERVICE_WORDS,
  PUBLIC_WORDS,
  OPERATIONS_WORDS,
];
