import { TRADE_WORDS } from '../mapping/lexicon/trades/trades.js';
import type { WordList } from '../mapping/lexicon.js';

/** What the systems of single trades call their fields. */
export const trades = (): WordList => TRADE_WORDS;
