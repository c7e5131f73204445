import { apiKeyEndpoints } from './admin/api-key-endpoints.js';
import { adminImportEndpoints } from './admin/import-endpoints.js';
import { adminImporterEndpoints } from './admin/importer-endpoints.js';
import { modelEndpoints } from './admin/model-endpoints.js';
import { userEndpoints } from './admin/user-endpoints.js';
import { assistantEndpoints } from './assistant/endpoints.js';
import { auditEndpoints } from './audit/endpoints.js';
import { authEndpoints } from './auth/endpoints.js';
import { graphqlEndpoints } from './content/graphql/graphql-endpoint.js';
import type { Models } from './content/models.js';
import { restEndpoints } from './content/rest/rest-routes.js';
import type { Endpoint } from './http/endpoint.js';
import { idpEndpoints } from './idp/endpoints.js';
import { importerEndpoints } from './importers/endpoints.js';
import { importerWebhookEndpoints } from './importers/webhook-endpoints.js';
import { importEndpoints } from './imports/endpoints.js';
import { importRecordsEndpoints } from './imports/records/endpoints.js';
import { importKeyEndpoints } from './imports/key-endpoints.js';
import { uploadEndpoints } from './uploads/endpoints.js';
import { webhookEndpoints } from './webhooks/endpoints.js';

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
    ...importerWebhookEndpoints,
    ...assistantEndpoints,
    ...importKeyEndpoints,
    ...importEndpoints,
    ...importRecordsEndpoints,
    ...uploadEndpoints,
    ...modelEndpoints,
    ...graphqlEndpoints(models),
    ...restEndpoints(models),
  ];
}
