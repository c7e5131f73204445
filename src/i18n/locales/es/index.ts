import { errors } from './errors.js';
import { issues } from './issues.js';
import { review } from './review.js';
import { steps } from './steps.js';

/** Spanish, neutral between countries. */
export const es = { ...steps, errors, issues, review };
