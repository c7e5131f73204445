import { detectLegacyEncoding } from '../source/text/legacy-detection.js';

const functions = { detectLegacyEncoding };

/** The models that tell encodings other than Unicode apart. */
export const encodings = (): typeof functions => functions;
