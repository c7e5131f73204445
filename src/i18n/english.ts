import en from './locales/en.json' with { type: 'json' };
import type { Words } from './words.js';

/** All English texts. */
export const english: Words = en;
