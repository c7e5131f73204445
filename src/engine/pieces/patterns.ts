import { linearTimePattern } from '../validation/checks/linear-time-pattern.js';

const functions = { linearTimePattern };

/** Patterns of hosts, matched in linear time. */
export const patterns = (): typeof functions => functions;
