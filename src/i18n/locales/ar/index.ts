import { errors } from './errors.js';
import { issues } from './issues.js';
import { review } from './review.js';
import { steps } from './steps.js';

/** Arabic, with Latin digits. */
export const ar = { ...steps, errors, issues, review };
