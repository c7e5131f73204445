/*
 * Light entry point: types, and conversions that need no schema library. The validating schemas are in `schemas.ts`,
 * which no page loads.
 */
export type { Field, FieldResponse } from './field.js';
export { columnField, fieldResponse, fieldColumn, wirePlan } from './conversions.js';
export type * from './importer.js';
export type * from './import-job.js';
export type * from './key-endpoints.js';
export { MAX_CONTEXT_BYTES } from './limits.js';
export type { WirePlan } from './plan.js';
export { REJECTED } from './rejected.js';
