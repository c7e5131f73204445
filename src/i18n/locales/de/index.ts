import { errors } from './errors.js';
import { issues } from './issues.js';
import { review } from './review.js';
import { steps } from './steps.js';

/** German. */
export const de = { ...steps, errors, issues, review };
