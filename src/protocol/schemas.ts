/* Everything, with the schemas that check what arrives: for the server. */
export * from './index.js';
export { fieldAnswerSchema, fieldSchema, transformationSchema, validatorSchema } from './field.js';
export {
  destinationSchema,
  importerChangeSchema,
  importerInputSchema,
  importerSchema,
  importerSchemaAnswer,
} from './importer.js';
export {
  importCountsSchema,
  importErrorSchema,
  importJobItemSchema,
  importJobSchema,
  importPlanLineSchema,
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
