export { columnsFromSchema } from './columns-from-schema.js';
export { emptyCells, schemaCheck } from './schema-check.js';
export type { SchemaCheck, SchemaIssue, SchemaVerdict } from './schema-check.js';
export type { SchemaRow } from './columns-from-schema.js';
