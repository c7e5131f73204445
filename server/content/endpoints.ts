import type { Endpoint } from '../http/endpoint.js';
import { graphqlEndpoints } from './graphql/graphql-endpoint.js';
import type { Models } from './models.js';
import { restEndpoints } from './rest/rest-routes.js';

/** REST for every model, and GraphQL. */
export function contentEndpoints(models: Models): readonly Endpoint[] {
  return [...restEndpoints(models), ...graphqlEndpoints(models)];
}
