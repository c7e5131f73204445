import { errors } from './errors.js';
import { issues } from './issues.js';
import { review } from './review.js';
import { steps } from './steps.js';

/** French. */
export const fr = { ...steps, errors, issues, review };
