import { detectLegacyEncoding } from '../source/text/legacy-detection.js';
import { detectUtf32 } from '../source/text/utf-32.js';

const functions = { detectLegacyEncoding, detectUtf32 };

/** Detection of UTF-32, and of encodings other than Unicode by models. */
export const encodings = (): typeof functions => functions;
