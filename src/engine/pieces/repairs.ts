import { repaired } from '../repair/repairs.js';

const functions = { repaired };

/** Turns invalid texts into valid ones. */
export const repairs = (): typeof functions => functions;
