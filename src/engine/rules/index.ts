/* The rules as data, for code that derives from their shapes; not loaded with a page. */
export { columnTypes } from './column-types.js';
export { nearestName, suggestion } from './nearest-name.js';
export { declaredRules, textForms } from './rule.js';
export type { Parameter, Parameters, Rule } from './rule.js';
export { transformerMembers, transformers } from './transformers.js';
export { validatorMembers, validators } from './validators.js';
export { DATE_NOTATIONS, DATE_ORDERS, DECIMAL_SIGNS } from '../values/format.js';
export { parseBoolean } from '../values/booleans.js';
