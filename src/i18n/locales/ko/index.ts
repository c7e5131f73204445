import { errors } from './errors.js';
import { issues } from './issues.js';
import { review } from './review.js';
import { steps } from './steps.js';

/** Korean. */
export const ko = { ...steps, errors, issues, review };
