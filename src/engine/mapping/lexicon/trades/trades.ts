import type { WordList } from '../../lexicon.js';
import { TRADE_EDUCATION } from './education.js';
import { TRADE_EVENTS } from './events.js';
import { TRADE_FLEETS } from './fleets.js';
import { TRADE_FUNDRAISING } from './fundraising.js';
import { TRADE_LABORATORY } from './laboratory.js';
import { TRADE_MAINTENANCE } from './maintenance.js';
import { TRADE_OTHERS } from './others.js';
import { TRADE_PROPERTY } from './property.js';
import { TRADE_RESTAURANTS } from './restaurants.js';
import { TRADE_SHIPPING } from './shipping.js';
import { TRADE_SUPPORT } from './support.js';
import { TRADE_SURVEYS } from './surveys.js';
import { TRADE_WORK } from './work.js';

/** Abbreviations and names of fields that the systems of single trades export: what the rare words have no room for. */
export const TRADE_WORDS: WordList = [
  TRADE_EDUCATION,
  TRADE_LABORATORY,
  TRADE_OTHERS,
  TRADE_MAINTENANCE,
  TRADE_SURVEYS,
  TRADE_FUNDRAISING,
  TRADE_WORK,
  TRADE_FLEETS,
  TRADE_RESTAURANTS,
  TRADE_PROPERTY,
  TRADE_SHIPPING,
  TRADE_EVENTS,
  TRADE_SUPPORT,
];
