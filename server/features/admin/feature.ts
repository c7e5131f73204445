import type { AdminDeps } from './admin-deps.js';
import type { Feature } from '../feature.js';
import { apiKeyEndpoints } from './api-key-endpoints.js';
import { adminImportEndpoints } from './imports.js';
import { adminImporterEndpoints } from './importers.js';
import { modelEndpoints } from './model-endpoints.js';
import { userEndpoints } from './user-endpoints.js';

export const feature: Feature<AdminDeps> = {
  name: 'admin',
  endpoints: [
    ...apiKeyEndpoints,
    ...userEndpoints,
    ...adminImporterEndpoints,
    ...adminImportEndpoints,
    ...modelEndpoints,
  ],
};
