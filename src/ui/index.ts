export { CSVImporter } from './CSVImporter.js';
export type { CSVImporterProps } from './csv-importer-props.js';
export type { ImporterClassNames } from './hooks/look.js';
