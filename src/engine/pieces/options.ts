import { optionReader, optionTest } from '../mapping/option-texts.js';
import { matchColumnOptions, matchOptions } from '../mapping/match-options.js';

const functions = { matchColumnOptions, matchOptions, optionReader, optionTest };

/** Matching of values with the options of select columns. */
export const options = (): typeof functions => functions;
