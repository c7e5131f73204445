import express from 'express';
import supertest from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiError, validationError } from './errors.js';
import { buildTestApp } from '../../testing/build-test-app.js';
import type { SignedIn, TestApp } from '../../testing/build-test-app.js';
import { defineEndpoint } from './endpoint.js';
import type { Envelope } from './endpoint.js';
import { errorHandler } from './error-handler.js';
import { importerErrorBody } from './importer-envelope.js';
import { mountEndpoints } from './mount-endpoints.js';

let world: TestApp;
let person: SignedIn;
beforeAll(async () => {
  world = await buildTestApp();
  person = await world.signIn('viewer');
});
afterAll(() => world.close());

test('callers learn that a route does not exist; anonymous requests do not', async () => {
  await world.http
    .get('/api/v1/nothing')
    .expect(401, { detail: 'Sign in, or send a valid API key, to do this.', status_code: 401 });
  await world.http
    .get('/api/v1/nothing')
    .set('Authorization', `Bearer ${person.token}`)
    .expect(404, { detail: 'Not found.', status_code: 404 });
});

test('the content API keeps its own error body', async () => {
  const { body } = await world.http.get('/api/v10').expect(401);
  expect(body).toMatchObject({ error: { code: 'UNAUTHORIZED' } });
});

test('the endpoint decides the error format, not its path; unknown paths use the format of their neighbors', async () => {
  const endpointAt = (path: string, envelope: Envelope) =>
    defineEndpoint({
      method: 'get',
      path,
      access: 'public',
      envelope,
      summary: '',
      tag: '',
      responses: {},
      handle: async () => {
        throw new ApiError('CONFLICT');
      },
    });
  const endpoints = [endpointAt('/api/v1/odd', 'content'), endpointAt('/api/v1/usual', 'importer')];
  const routes = mountEndpoints(endpoints, {
    deps: world.deps,
    authenticate: async () => ({ principal: { kind: 'anonymous', address: '' } }),
  });
  const http = supertest(express().use(routes).use(errorHandler(endpoints)));

  expect((await http.get('/api/v1/odd').expect(409)).body).toHaveProperty('error.code', 'CONFLICT');
  expect((await http.post('/api/v1/odd').expect(405)).body).toHaveProperty('error.code', 'METHOD_NOT_ALLOWED');
  expect((await http.get('/api/v1/usual').expect(409)).body).toHaveProperty('status_code', 409);
  expect((await http.get('/api/v1/none').expect(401)).body).toHaveProperty('status_code', 401);
  expect((await http.get('/api/none').expect(401)).body).toHaveProperty('error.code', 'UNAUTHORIZED');
});

const bodyOf = (error: ApiError): object => importerErrorBody(error, { requestId: 'r-1' });

test('a 422 names each member, in one sentence and as a list', () => {
  const error = validationError([
    { field: 'fields.2.type', message: 'Is not allowed.' },
    { field: 'fields.2.validators.10.pattern', message: 'Is not a pattern.' },
    { field: '', message: 'Must be an object.' },
  ]);
  expect(bodyOf(error)).toEqual({
    detail: 'fields[2].type: Is not allowed.; fields[2].validators[10].pattern: Is not a pattern.; Must be an object.',
    status_code: 422,
    errors: [
      { field: 'fields[2].type', message: 'Is not allowed.' },
      { field: 'fields[2].validators[10].pattern', message: 'Is not a pattern.' },
      { field: '', message: 'Must be an object.' },
    ],
  });
});

test('a custom message is kept', () => {
  const error = new ApiError('VALIDATION_ERROR', { message: 'The file is not a table.', details: [] });
  expect(bodyOf(error)).toEqual({ detail: 'The file is not a table.', status_code: 422, errors: [] });
  expect(bodyOf(new ApiError('CONFLICT', { message: 'The key is in use.' }))).toEqual({
    detail: 'The key is in use.',
    status_code: 409,
  });
});

test('a server failure reveals only the request id', () => {
  const error = new ApiError('INTERNAL_ERROR', { cause: new Error('secret') });
  expect(bodyOf(error)).toEqual({ detail: 'Something went wrong on the server. Request r-1', status_code: 500 });
});
