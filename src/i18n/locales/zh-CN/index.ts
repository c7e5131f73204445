import { errors } from './errors.js';
import { issues } from './issues.js';
import { review } from './review.js';
import { steps } from './steps.js';

/** Chinese, simplified. */
export const zhCN = { ...steps, errors, issues, review };
