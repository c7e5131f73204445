import { backend } from './backend.js';
import { delivery } from './delivery.js';
import { errors } from './errors.js';
import { issues } from './issues.js';
import { keys } from './keys.js';
import { review } from './review.js';
import { steps } from './steps.js';
import { transform } from './transform.js';

/** Arabic, with Latin digits. */
export const ar = { ...steps, backend, delivery, errors, issues, keys, review, transform };
