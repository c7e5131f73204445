import { errors } from './errors.js';
import { issues } from './issues.js';
import { review } from './review.js';
import { steps } from './steps.js';

/** Portuguese of Brazil. */
export const ptBR = { ...steps, errors, issues, review };
