export { CSVImporter } from './CSVImporter.js';
export type { CSVImporterProps, LookProps } from './csv-importer-props.js';
export type { ImporterClassNames } from './hooks/look.js';
