import { errors } from './errors.js';
import { issues } from './issues.js';
import { review } from './review.js';
import { steps } from './steps.js';

/** Italian. */
export const it = { ...steps, errors, issues, review };
