import { COMMERCE_WORDS } from '../lexicon/commerce.js';
import { OTHER_WORDS } from '../lexicon/others.js';
import { PEOPLE_WORDS, PLACES_WORDS } from '../lexicon/people.js';
import { RECORDS_WORDS, TRADES_WORDS } from '../lexicon/records.js';
import { MEDIA_WORDS, PROPERTY_WORDS, SOCIETY_WORDS } from '../lexicon/society.js';
import { FINANCE_WORDS, GOODS_WORDS } from '../lexicon/trades.js';
import { NOUN_WORDS, QUALIFIER_WORDS } from '../lexicon/words.js';
import type { Words } from '../lexicon.js';
import { RELATED_NAMES } from './related-names.js';

/** The words of all domains, in Latin letters. */
export const LATIN_WORDS: Omit<Words, 'otherScripts'> = {
  lists: [
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
  ],
  related: RELATED_NAMES,
};
