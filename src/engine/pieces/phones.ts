import { formatE164Phone, formatNationalPhone, isPhone } from '../values/phone.js';

const functions = { formatE164Phone, formatNationalPhone, isPhone };

/** Phone numbers and the numbering plans of all countries. */
export const phones = (): typeof functions => functions;
