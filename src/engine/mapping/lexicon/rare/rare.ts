import type { WordList } from '../../lexicon.js';
import { RARE_FINANCE } from './finance.js';
import { RARE_HEALTH } from './health.js';
import { RARE_INDUSTRY } from './industry.js';
import { RARE_INSURANCE } from './insurance.js';
import { RARE_MEDIA } from './media.js';
import { RARE_NATURE } from './nature.js';
import { RARE_PEOPLE } from './people.js';
import { RARE_PROPERTY } from './property.js';
import { RARE_SHORT } from './short.js';
import { RARE_SOCIETY } from './society.js';
import { RARE_TRADE } from './trade.js';
import { RARE_TRANSPORT } from './transport.js';

/** Words that few names have: what the English list, which every name needs, has no room for. */
export const RARE_WORDS: WordList = [
  RARE_SHORT,
  RARE_PEOPLE,
  RARE_FINANCE,
  RARE_INSURANCE,
  RARE_TRADE,
  RARE_TRANSPORT,
  RARE_INDUSTRY,
  RARE_HEALTH,
  RARE_PROPERTY,
  RARE_SOCIETY,
  RARE_NATURE,
  RARE_MEDIA,
];
