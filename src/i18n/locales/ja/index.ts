import { errors } from './errors.js';
import { issues } from './issues.js';
import { review } from './review.js';
import { steps } from './steps.js';

/** Japanese. */
export const ja = { ...steps, errors, issues, review };
