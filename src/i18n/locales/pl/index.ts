import { errors } from './errors.js';
import { issues } from './issues.js';
import { review } from './review.js';
import { steps } from './steps.js';

/** Polish. */
export const pl = { ...steps, errors, issues, review };
