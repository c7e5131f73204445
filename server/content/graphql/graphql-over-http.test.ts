import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Deps } from '../../deps.js';
import { resolveModels } from '../models.js';
import { user } from '../testing/content-fixture.js';
import { codesOf, sendGraphQL } from '../testing/graphql-client.js';
import type { GraphQLAnswer } from '../testing/graphql-client.js';
import { serveEndpoints } from '../testing/serve-endpoints.js';
import type { Served } from '../testing/serve-endpoints.js';
import { graphqlEndpoints } from './graphql-endpoint.js';

const logged: unknown[] = [];
let server: Served;

/** Nothing here gets as far as the database, except where it has to fail. */
beforeAll(async () => {
  const deps = {
    config: { environment: 'test', graphql: {} },
    models: resolveModels([]),
    get database(): Deps['database'] {
      throw new Error('no database');
    },
  } as unknown as Deps;
  server = await serveEndpoints({
    endpoints: graphqlEndpoints(deps.models),
    deps,
    principal: () => user('editor'),
    onError: (entry) => logged.push(entry),
  });
});

afterAll(() => server.close());

describe('over HTTP', () => {
  test.each([
    ['a document that cannot be parsed', { query: '{' }, 'application/json', 200, 'GRAPHQL_PARSE_FAILED'],
    [
      'the same, for clients that know better',
      { query: '{' },
      'application/graphql-response+json',
      400,
      'GRAPHQL_PARSE_FAILED',
    ],
    ['an unknown field', { query: '{ nope }' }, 'application/json', 200, 'GRAPHQL_VALIDATION_FAILED'],
    ['an unknown field', { query: '{ nope }' }, 'application/graphql-response+json', 400, 'GRAPHQL_VALIDATION_FAILED'],
    ['no query', {}, 'application/json', 400, 'BAD_REQUEST'],
    ['no JSON', '{', 'application/json', 400, 'BAD_REQUEST'],
    ['a batch', [{ query: '{ __typename }' }], 'application/json', 400, 'BAD_REQUEST'],
    [
      'an unknown operation',
      { query: '{ __typename }', operationName: 'x' },
      'application/json',
      200,
      'GRAPHQL_VALIDATION_FAILED',
    ],
    [
      'a variable of another type',
      { query: 'query ($id: ID!) { tag(id: $id) { id } }', variables: { id: {} } },
      'application/json',
      200,
      'VALIDATION_ERROR',
    ],
  ])('%s', async (_, body, accept, status, code) => {
    const response = await sendGraphQL(server.url, body, { accept });
    expect(response.status).toBe(status);
    expect(codesOf((await response.json()) as GraphQLAnswer)).toEqual([code]);
  });

  test('what a form on another site can send is refused', async () => {
    const response = await sendGraphQL(server.url, '{ "query": "{ __typename }" }', { 'content-type': 'text/plain' });
    expect(response.status).toBe(415);
    const url = `${server.url}/graphql?query=${encodeURIComponent('mutation { deleteTag(id: "x") }')}`;
    expect((await fetch(url)).status).toBe(405);
  });

  test('what was not meant to be told is masked, and logged', async () => {
    const query = encodeURIComponent('{ tags { nodes { id } } }');
    const answer = (await (await fetch(`${server.url}/graphql?query=${query}`)).json()) as GraphQLAnswer;
    expect(answer.errors).toMatchObject([{ message: 'Internal server error', extensions: { code: 'INTERNAL_ERROR' } }]);
    expect(JSON.stringify(answer)).not.toContain('no database');
    expect(logged).toMatchObject([{ err: { message: 'no database' } }]);
  });
});

describe('the audit of GraphQL over HTTP', () => {
  const audits = serverAudits({ url: () => `${server.url}/graphql` });
  test.each(audits.map(({ id, name, fn }) => [`${id} ${name}`, fn] as const))('%s', async (_, run) => {
    const result = await run();
    expect(result.status).toBe('ok');
  });
});
