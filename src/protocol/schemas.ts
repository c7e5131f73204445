/* Entry point with the schemas that validate what arrives: for the server. */
export * from './index.js';
export { fieldSchema } from './field.js';
export {
  destinationSchema,
  importerChangeSchema,
  importerInputSchema,
  importerSchema,
  importerSchemaResponse,
} from './importer.js';
export {
  importErrorSchema,
  importJobItemSchema,
  importJobSchema,
  importPlanPageSchema,
  importRowsSchema,
  importStartSchema,
  importStatusSchema,
  mappingSchema,
  rollbackSchema,
  uploadRequest,
  uploadStartSchema,
  uploadStateSchema,
} from './import-job.js';
export {
  mappingSuggestionsResponse,
  mappingSuggestionsRequest,
  processResponse,
  processRequest,
  transformResponse,
  transformRequest,
} from './key-endpoints.js';
export { planSchema } from './plan.js';
