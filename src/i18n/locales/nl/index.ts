import { errors } from './errors.js';
import { issues } from './issues.js';
import { review } from './review.js';
import { steps } from './steps.js';

/** Dutch. */
export const nl = { ...steps, errors, issues, review };
