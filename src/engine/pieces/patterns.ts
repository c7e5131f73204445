import { linearPattern } from '../validation/checks/linear-pattern.js';
import { linearTimePattern } from '../validation/checks/linear-time-pattern.js';

const functions = { linearPattern, linearTimePattern };

/** Patterns of hosts, matched in linear time. */
export const patterns = (): typeof functions => functions;
