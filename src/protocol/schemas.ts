/* Everything, with the schemas that check what arrives: for the server. */
export * from './index.js';
export { fieldSchema } from './field.js';
export {
  destinationSchema,
  importerChangeSchema,
  importerInputSchema,
  importerSchema,
  importerSchemaAnswer,
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
  mappingSuggestionsAnswer,
  mappingSuggestionsRequest,
  processAnswer,
  processRequest,
  transformAnswer,
  transformRequest,
} from './key-endpoints.js';
export { planSchema } from './plan.js';
