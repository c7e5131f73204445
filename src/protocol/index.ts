/*
 * The light door: types, and conversions without a schema library. The schemas that check are behind `schemas.ts`,
 * which no page loads.
 */
export type { Field, FieldAnswer } from './field.js';
export { columnField, fieldAnswer, fieldColumn, wirePlan } from './conversions.js';
export type * from './importer.js';
export type * from './import-job.js';
export type * from './key-endpoints.js';
export { MAX_CONTEXT_BYTES } from './limits.js';
export type { WirePlan } from './plan.js';
