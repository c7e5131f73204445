import type { ImporterDeps } from '../importers/importer-deps.js';
import type { Feature } from '../feature.js';
import { apiKeyEndpoints, modelEndpoints, userEndpoints } from './endpoints.js';
import { adminImportEndpoints } from './imports.js';
import { adminImporterEndpoints } from './importers.js';

export const feature: Feature<ImporterDeps> = {
  name: 'admin',
  endpoints: [
    ...apiKeyEndpoints,
    ...userEndpoints,
    ...adminImporterEndpoints,
    ...adminImportEndpoints,
    ...modelEndpoints,
  ],
};
