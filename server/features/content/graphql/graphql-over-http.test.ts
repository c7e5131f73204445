import { sql } from 'kysely';
import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codesOf, sendGraphQL, serveApp } from '../testing/serve-app.js';
import type { GraphQLAnswer, Credentials, ServedApp } from '../testing/serve-app.js';

let server: ServedApp;
let caller: Credentials;

beforeAll(async () => {
  server = await serveApp();
  caller = await server.as('editor');
});

afterAll(() => server.close());

/** An error of the request itself, in both formats. */
const failure = (code: string): object => ({ error: { code }, errors: [{ extensions: { code } }] });

describe('over HTTP', () => {
  test.each([
    ['a document that cannot be parsed', { query: '{' }, 'application/json', 200, 'GRAPHQL_PARSE_FAILED'],
    [
      'the same, with the GraphQL media type',
      { query: '{' },
      'application/graphql-response+json',
      400,
      'GRAPHQL_PARSE_FAILED',
    ],
    ['an unknown field', { query: '{ nope }' }, 'application/json', 200, 'GRAPHQL_VALIDATION_FAILED'],
    ['an unknown field', { query: '{ nope }' }, 'application/graphql-response+json', 400, 'GRAPHQL_VALIDATION_FAILED'],
    ['no query', {}, 'application/json', 400, 'BAD_REQUEST'],
    ['invalid JSON', '{', 'application/json', 400, 'BAD_REQUEST'],
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
    [
      'the same, with the GraphQL media type',
      { query: 'query ($id: ID!) { tag(id: $id) { id } }', variables: { id: {} } },
      'application/graphql-response+json',
      400,
      'VALIDATION_ERROR',
    ],
    [
      'a missing variable, with the GraphQL media type',
      { query: 'query ($id: ID!) { tag(id: $id) { id } }' },
      'application/graphql-response+json',
      400,
      'VALIDATION_ERROR',
    ],
  ])('%s', async (_, body, accept, status, code) => {
    const response = await sendGraphQL(server.url, body, { ...caller, accept });
    expect(response.status).toBe(status);
    expect(codesOf((await response.json()) as GraphQLAnswer)).toEqual([code]);
  });

  test('a body that is not UTF-8 is refused, not read with other characters', async () => {
    const body = Buffer.from(
      '{"query":"mutation { createTag(data: { name: \\"M\u00fcller\\" }) { name } }"}',
      'latin1',
    );
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...caller },
      body,
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject(failure('BAD_REQUEST'));
  });

  test('an invalid variable is named in the details', async () => {
    const query = 'query ($id: ID!, $limit: Int) { tag(id: $id) { id } tags(limit: $limit) { nodes { id } } }';
    const response = await sendGraphQL(server.url, { query, variables: { limit: 'x' } }, caller);
    const { errors } = (await response.json()) as GraphQLAnswer;
    expect(errors?.map(({ extensions }) => extensions?.['details'])).toEqual([
      [{ field: 'id', message: expect.stringContaining('was not provided') as string }],
      [{ field: 'limit', message: expect.stringContaining('Int cannot represent') as string }],
    ]);
  });

  test('requests that a form on another site can send are rejected', async () => {
    const response = await sendGraphQL(server.url, '{ "query": "{ __typename }" }', {
      ...caller,
      'content-type': 'text/plain',
    });
    expect(response.status).toBe(415);
    expect(await response.json()).toMatchObject(failure('UNSUPPORTED_MEDIA_TYPE'));
    const url = `${server.url}/graphql?query=${encodeURIComponent('mutation { deleteTag(id: "x") }')}`;
    const mutation = await fetch(url, { headers: caller });
    expect([mutation.status, mutation.headers.get('allow')]).toEqual([405, 'POST']);
    expect(await mutation.json()).toMatchObject(failure('METHOD_NOT_ALLOWED'));
  });

  test.each([
    ['POST', '?foo=1', 'foo'],
    ['POST', '?query=%7B__typename%7D', 'query'],
    ['GET', '?query=%7B__typename%7D&foo=1', 'foo'],
    ['GET', '?query=%7B__typename%7D&query=%7B__typename%7D', 'query'],
  ])('an unknown or repeated parameter is rejected: %s %s', async (method, search, field) => {
    const body = method === 'POST' ? JSON.stringify({ query: '{ __typename }' }) : undefined;
    const headers = { ...caller, 'content-type': 'application/json' };
    const response = await fetch(`${server.url}/graphql${search}`, { method, headers, ...(body && { body }) });
    expect(response.status).toBe(422);
    const answer: unknown = await response.json();
    expect(answer).toMatchObject(failure('VALIDATION_ERROR'));
    expect(answer).toMatchObject({ error: { details: [{ field }] } });
  });

  test('a response type that the server cannot send is rejected', async () => {
    const response = await sendGraphQL(server.url, { query: '{ __typename }' }, { ...caller, accept: 'text/html' });
    expect(response.status).toBe(406);
    expect(await response.json()).toMatchObject(failure('NOT_ACCEPTABLE'));
  });

  test('a missing sign-in is reported in both formats', async () => {
    const response = await sendGraphQL(server.url, { query: '{ __typename }' });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject(failure('UNAUTHORIZED'));
  });

  test('an internal error is masked and logged', async () => {
    await sql`ALTER TABLE contacts RENAME TO hidden_contacts`.execute(server.app.deps.database.pool);
    const response = await sendGraphQL(server.url, { query: '{ contacts { nodes { id } } }' }, caller);
    const answer = (await response.json()) as GraphQLAnswer;
    expect(answer.errors).toMatchObject([{ message: 'Internal server error', extensions: { code: 'INTERNAL_ERROR' } }]);
    expect(answer.errors?.[0]?.extensions['requestId']).toBe(response.headers.get('x-request-id'));
    expect(JSON.stringify(answer)).not.toContain('does not exist');
    expect(server.app.logLines.filter((line) => line.includes('does not exist'))).toHaveLength(1);
  });
});

describe('the GraphQL over HTTP audit', () => {
  const fetchFn = (url: string, init: RequestInit = {}): Promise<Response> =>
    fetch(url, { ...init, headers: { ...(init.headers as Record<string, string>), ...caller } });
  const audits = serverAudits({ url: () => `${server.url}/graphql`, fetchFn });
  test.each(audits.map(({ id, name, fn }) => [`${id} ${name}`, fn] as const))('%s', async (_, run) => {
    const result = await run();
    expect(result.status).toBe('ok');
  });
});
