import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { ContentRecord } from '../content/content-record.js';
import type { ContentDeps } from '../content/content-deps.js';
import { defineEndpoint } from '../../platform/http/endpoint.js';
import type { Call, Endpoint } from '../../platform/http/endpoint.js';
import { receiveForm } from '../../platform/http/bodies/receive-form.js';
import { createUploads, requireUpload } from './create-uploads.js';
import { findDownload, sendDownload } from './download.js';
import { saveFile, readUploadForm } from './upload-form.js';
import type { UploadKind } from './upload-form.js';

const fileSchema = z.object({
  id: z.uuid(),
  filename: z.string(),
  originalName: z.string(),
  mimeType: z.string(),
  /** Bytes. */
  size: z.int(),
  url: z.url(),
  alt: z.string().nullable(),
  folder: z.string().nullable(),
  /** Pixels; only for images. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

const shared = { envelope: 'content', tag: 'Files' } as const;

/** Bytes of `alt` and `folder`. */
const FIELDS_SIZE = 1 << 20;

const bytes = z.unknown().meta({ type: 'string', format: 'binary' });
const labels = { alt: z.string().optional(), folder: z.string().optional() };

export const uploadEndpoints: readonly Endpoint<ContentDeps>[] = [
  defineEndpoint({
    ...shared,
    method: 'post',
    path: '/api/upload',
    access: 'caller',
    summary: 'Upload a file: multipart/form-data with `file`, and optionally `alt` and `folder`',
    ownBody: { type: 'multipart/form-data', schema: z.object({ file: bytes, ...labels }) },
    responses: { 201: { description: 'The record of the file', schema: z.object({ data: fileSchema }) } },
    handle: async (deps, call) => {
      const [record] = await upload(deps, call, 'single');
      return { status: 201, body: { data: record } };
    },
  }),
  defineEndpoint({
    ...shared,
    method: 'post',
    path: '/api/upload/multiple',
    access: 'caller',
    summary: 'Upload files, all or none: multipart/form-data with `files[]`; `alt` and `folder` apply to each',
    ownBody: { type: 'multipart/form-data', schema: z.object({ 'files[]': z.array(bytes), ...labels }) },
    responses: { 201: { description: 'The records, in order', schema: z.object({ data: z.array(fileSchema) }) } },
    handle: async (deps, call) => ({ status: 201, body: { data: await upload(deps, call, 'multiple') } }),
  }),
  defineEndpoint({
    ...shared,
    method: 'get',
    path: '/files/:name',
    access: 'public',
    isStatic: true,
    summary: 'Download a file; supports `Range` and `If-None-Match`',
    params: z.object({ name: z.string() }),
    // Pages add arbitrary parameters to bypass caches.
    query: z.looseObject({}),
    responses: { 200: { description: 'The file' }, 206: { description: 'A range of it' } },
    handle: async (deps, call) => {
      const download = await findDownload(deps, call.principal, call.params.name);
      await sendDownload(deps, download, call);
      return 'written';
    },
  }),
];

async function upload(
  deps: Pick<ContentDeps, 'database' | 'files' | 'now' | 'config' | 'models' | 'recordListeners'>,
  { principal, request, signal }: Pick<Call<unknown, unknown, unknown>, 'principal' | 'request' | 'signal'>,
  kind: UploadKind,
): Promise<readonly ContentRecord[]> {
  requireUpload(deps, principal);
  const { maxUploadBytes, uploads } = deps.config;
  const limits = { files: uploads.maxFiles, fieldsSize: FIELDS_SIZE, requestSize: uploads.maxRequestSize };
  const folder = await mkdtemp(join(tmpdir(), 'rowgate-upload-'));
  try {
    const form = await receiveForm(request, {
      limits,
      signal,
      save: (body, head) => saveFile(body, { ...head, folder, limit: maxUploadBytes }),
    });
    return await createUploads(deps, principal, readUploadForm(form, kind));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
