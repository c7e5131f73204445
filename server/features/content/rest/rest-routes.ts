import type { ContentDeps } from '../content-deps.js';
import type { Request } from 'express';
import type { Config } from '../../../config/config.js';
import { defineEndpoint } from '../../../platform/http/endpoint.js';
import type { Endpoint } from '../../../platform/http/endpoint.js';
import type { Model, Models } from '../models.js';
import { createRecord } from '../operations/create-record.js';
import { deleteRecord } from '../operations/delete-record.js';
import { findRecord, findRecords, populateRecord } from '../operations/find-records.js';
import { replaceRecord, updateRecord } from '../operations/update-record.js';
import { recordTag } from '../content-record.js';
import {
  bodySchema,
  deletionQuery,
  listQuery,
  listSchema,
  recordParams,
  recordQuery,
  recordSchema,
} from './json-schemas.js';

/** REST for every model: `/api/blog-posts`, `/api/blog-posts/{id}`. */
export function restEndpoints(models: Models): readonly Endpoint<ContentDeps>[] {
  return models.all.flatMap((model) => [
    listEndpoint(model),
    readEndpoint(model),
    ...(model.definition.createdBy === 'upload' ? [] : [createEndpoint(model)]),
    writeEndpoint(model, 'put'),
    writeEndpoint(model, 'patch'),
    deleteEndpoint(model),
  ]);
}

const common = (model: Model): Pick<Endpoint, 'access' | 'envelope' | 'tag'> => ({
  access: 'caller',
  envelope: 'content',
  tag: model.name,
});

function listEndpoint(model: Model): Endpoint<ContentDeps> {
  return defineEndpoint({
    ...common(model),
    method: 'get',
    path: `/api/${model.path}`,
    summary: `List ${model.path}`,
    query: listQuery,
    responses: { 200: { description: 'A page of records', schema: listSchema(model) } },
    handle: async (deps, { principal, query }) => {
      const { records, total, limit, offset, hasMore } = await findRecords(deps, principal, { model, query });
      return { status: 200, body: { data: records, meta: { total, limit, offset, hasMore } } };
    },
  });
}

function readEndpoint(model: Model): Endpoint<ContentDeps> {
  return defineEndpoint({
    ...common(model),
    method: 'get',
    path: `/api/${model.path}/:id`,
    summary: `Read a record of ${model.path}`,
    params: recordParams,
    query: recordQuery,
    responses: { 200: { description: 'The record', schema: recordSchema(model) } },
    handle: async (deps, { principal, params: { id }, query }) => {
      const { record, populated } = await findRecord(deps, principal, { model, id, ...query });
      const headers = { ETag: recordTag(record, populated) };
      return { status: 200, body: { data: populated ?? record }, headers };
    },
  });
}

function createEndpoint(model: Model): Endpoint<ContentDeps> {
  return defineEndpoint({
    ...common(model),
    method: 'post',
    path: `/api/${model.path}`,
    summary: `Create a record of ${model.path}`,
    body: bodySchema(model, { partial: false }),
    responses: { 201: { description: 'The new record', schema: recordSchema(model) } },
    handle: async (deps, { principal, body }) => {
      const record = await createRecord(deps, principal, { model, body });
      const headers = { Location: `${basePath(deps.config)}/api/${model.path}/${record.id}`, ETag: recordTag(record) };
      return { status: 201, body: { data: record }, headers };
    },
  });
}

const writers = {
  put: { write: replaceRecord, verb: 'Replace', partial: false },
  patch: { write: updateRecord, verb: 'Change', partial: true },
} as const;

function writeEndpoint(model: Model, method: keyof typeof writers): Endpoint<ContentDeps> {
  const { write, verb, partial } = writers[method];
  return defineEndpoint({
    ...common(model),
    method,
    path: `/api/${model.path}/:id`,
    summary: `${verb} a record of ${model.path}`,
    params: recordParams,
    query: recordQuery,
    body: bodySchema(model, { partial }),
    responses: { 200: { description: 'The updated record', schema: recordSchema(model) } },
    handle: async (deps, { principal, params: { id }, query: { populate }, request, ...sent }) => {
      // A request without a body changes nothing.
      const body = partial && sent.body === undefined ? {} : sent.body;
      // Callers who may not read what they request are rejected before anything changes.
      if (populate !== undefined) await findRecord(deps, principal, { model, id, populate });
      const written = await write(deps, principal, { model, id, body, ifMatch: ifMatch(request) });
      const { record, populated } = await populateRecord(deps, principal, { model, record: written, populate });
      return { status: 200, body: { data: populated ?? record }, headers: { ETag: recordTag(record, populated) } };
    },
  });
}

function deleteEndpoint(model: Model): Endpoint<ContentDeps> {
  return defineEndpoint({
    ...common(model),
    method: 'delete',
    path: `/api/${model.path}/:id`,
    summary: `Delete a record of ${model.path}`,
    params: recordParams,
    query: deletionQuery(model),
    responses: { 204: { description: 'Deleted' } },
    handle: async (deps, { principal, params: { id }, query, request }) => {
      await deleteRecord(deps, principal, { model, id, ifMatch: ifMatch(request), ...query });
      return { status: 204 };
    },
  });
}

const ifMatch = (request: Request): string | undefined => request.headers['if-match'];

/** The path of the public address; usually empty. */
function basePath({ publicUrl }: Config): string {
  return new URL(publicUrl).pathname.replace(/\/$/, '');
}
