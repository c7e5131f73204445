import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Principal } from '../../platform/http/principal.js';
import { creatorOf, mayUseField, requireAct } from '../content/access.js';
import { visibleRecord } from '../content/content-record.js';
import type { ContentRecord } from '../content/content-record.js';
import type { Model } from '../content/models.js';
import { lockRecord, requireResult } from '../content/operations/read-rows.js';
import { announce, withWrite } from '../content/operations/with-write.js';
import { insertRow } from '../content/operations/write-rows.js';
import type { ContentDeps } from '../content/content-deps.js';
import { ApiError, validationError } from '../../platform/http/errors.js';
import type { ErrorDetail } from '../../platform/http/errors.js';
import { extensionOf, originalName, storedName } from './file-names.js';
import { fileKey, fileModel, fileUrl } from './file-record.js';
import { inspectFile } from './inspect-file.js';
import type { InspectedFile } from './inspect-file.js';
import type { FormFile, UploadForm } from './upload-form.js';

/** An accepted file, and the name it will be stored under. */
interface Accepted {
  readonly file: FormFile['file'];
  readonly kind: InspectedFile;
  readonly filename: string;
  readonly originalName: string;
}

/** Throws UNAUTHORIZED or FORBIDDEN; call it before a body is read. */
export function requireUpload(deps: Pick<ContentDeps, 'models'>, principal: Principal): void {
  requireAct(principal, fileModel(deps.models), 'create');
}

/**
 * Stores the files and creates their records, all or none, returned in the given order. Throws FORBIDDEN, and
 * VALIDATION_ERROR with an error for each rejected file.
 */
export async function createUploads(
  deps: Pick<ContentDeps, 'database' | 'files' | 'now' | 'config' | 'models' | 'recordListeners'>,
  principal: Principal,
  form: UploadForm,
): Promise<readonly ContentRecord[]> {
  const model = fileModel(deps.models);
  requireUpload(deps, principal);
  requireFields(principal, model, form);
  const accepted = await acceptAll(deps, form.files);
  const kept: string[] = [];
  try {
    for (const { file, filename, kind } of accepted) {
      const key = fileKey(filename);
      kept.push(key);
      await deps.files.put({ key, body: createReadStream(file.path), contentType: kind.mimeType });
    }
    const records = await writeRecords(deps, principal, { model, accepted, form });
    return records.map((record) => visibleRecord(principal, model, record));
  } catch (error) {
    await Promise.allSettled(kept.map((key) => deps.files.delete({ key })));
    throw error;
  }
}

function requireFields(principal: Principal, model: Model, form: UploadForm): void {
  const closed = (['alt', 'folder'] as const).filter((name) => {
    const field = model.fields.get(name);
    return form[name] !== null && field !== undefined && !mayUseField(principal, field, 'create');
  });
  if (closed.length === 0) return;
  const details = closed.map((field) => ({ field, message: 'You may not set this field.' }));
  throw new ApiError('FORBIDDEN', { details });
}

async function acceptAll(deps: Pick<ContentDeps, 'config'>, files: UploadForm['files']): Promise<readonly Accepted[]> {
  const accepted: Accepted[] = [];
  const details: ErrorDetail[] = [];
  for (const { file, label } of files) {
    const name = originalName(file.name);
    const extension = extensionOf(name);
    const kind = await inspectFile(file.path, { extension, isText: file.isText });
    const problem = fileProblem(deps, { kind, extension, size: file.size });
    if (problem !== undefined || kind === undefined) {
      details.push({ field: label, message: problem ?? 'Its file type could not be detected.' });
    } else {
      accepted.push({ file, kind, filename: storedName(kind.extensions[0]), originalName: name });
    }
  }
  if (details.length > 0) throw validationError(details);
  return accepted;
}

function fileProblem(
  { config }: Pick<ContentDeps, 'config'>,
  { kind, extension, size }: { kind: InspectedFile | undefined; extension: string; size: number },
): string | undefined {
  if (size === 0) return 'The file is empty.';
  if (kind === undefined || !config.uploads.allowed.includes(kind.mimeType)) {
    return `Files of this type${kind === undefined ? '' : ` (${kind.mimeType})`} are not accepted.`;
  }
  if (kind.extensions.includes(extension)) return undefined;
  return `The file's content is ${kind.mimeType}, so its name must end with .${kind.extensions.join(' or .')}.`;
}

async function writeRecords(
  deps: Pick<ContentDeps, 'database' | 'now' | 'config' | 'recordListeners'>,
  principal: Principal,
  {
    model,
    accepted,
    form,
  }: { readonly model: Model; readonly accepted: readonly Accepted[]; readonly form: UploadForm },
): Promise<readonly ContentRecord[]> {
  return withWrite(deps, model, async ({ transaction }) => {
    const records: ContentRecord[] = [];
    for (const upload of accepted) {
      const id = randomUUID();
      const at = deps.now().toISOString();
      const values = valuesOf(deps, upload, form);
      await insertRow(transaction, model, { id, at, values, createdBy: creatorOf(principal) });
      await requireResult(transaction, principal, { model, id, action: 'create' });
      const record = await lockRecord(transaction, model, id);
      if (record === undefined) throw new Error(`The new file ${id} cannot be read.`);
      await announce(deps, transaction, { event: 'create', model, record, previous: undefined });
      records.push(record);
    }
    return records;
  });
}

function valuesOf(
  { config }: Pick<ContentDeps, 'config'>,
  { file, kind, filename, originalName: name }: Accepted,
  form: UploadForm,
): Map<string, unknown> {
  return new Map<string, unknown>([
    ['filename', filename],
    ['originalName', name],
    ['mimeType', kind.mimeType],
    ['size', file.size],
    ['url', fileUrl(config, filename)],
    ['alt', form.alt],
    ['folder', form.folder],
    ['width', kind.width],
    ['height', kind.height],
  ]);
}
