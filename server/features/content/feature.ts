import type { ContentDeps } from './content-deps.js';
import type { Feature } from '../feature.js';
import { graphqlEndpoints } from './graphql/graphql-endpoint.js';
import type { ContentAdditions } from './record-event.js';
import { restEndpoints } from './rest/rest-routes.js';

export const feature: Feature<ContentDeps> & ContentAdditions<ContentDeps, unknown> = {
  name: 'content',
  modelEndpoints: (models) => [...graphqlEndpoints(models), ...restEndpoints(models)],
};
