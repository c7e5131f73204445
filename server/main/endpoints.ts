import { apiKeyEndpoints } from '../features/admin/api-key-endpoints.js';
import { adminImportEndpoints } from '../features/admin/import-endpoints.js';
import { adminImporterEndpoints } from '../features/admin/importer-endpoints.js';
import { modelEndpoints } from '../features/admin/model-endpoints.js';
import { userEndpoints } from '../features/admin/user-endpoints.js';
import { assistantEndpoints } from '../features/assistant/endpoints.js';
import { auditEndpoints } from '../features/audit/endpoints.js';
import { authEndpoints } from '../features/auth/endpoints.js';
import { graphqlEndpoints } from '../features/content/graphql/graphql-endpoint.js';
import type { Models } from '../features/content/models.js';
import { restEndpoints } from '../features/content/rest/rest-routes.js';
import type { Endpoint } from '../platform/http/endpoint.js';
import { idpEndpoints } from '../features/idp/endpoints.js';
import { importerEndpoints } from '../features/importers/endpoints.js';
import { importEndpoints } from '../features/imports/endpoints.js';
import { importKeyEndpoints } from '../features/imports/key-endpoints.js';
import { uploadEndpoints } from '../features/uploads/endpoints.js';
import { webhookEndpoints } from '../features/webhooks/endpoints.js';

/** Every address of the API. Fixed ones come before those of the models. */
export function allEndpoints(models: Models): readonly Endpoint[] {
  return [
    ...authEndpoints,
    ...apiKeyEndpoints,
    ...userEndpoints,
    ...auditEndpoints,
    ...adminImporterEndpoints,
    ...adminImportEndpoints,
    ...webhookEndpoints,
    ...idpEndpoints,
    ...importerEndpoints,
    ...assistantEndpoints,
    ...importKeyEndpoints,
    ...importEndpoints,
    ...uploadEndpoints,
    ...modelEndpoints,
    ...graphqlEndpoints(models),
    ...restEndpoints(models),
  ];
}
