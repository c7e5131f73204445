import type { ZodType } from 'zod';
import type { WireMapping, WirePlan } from '../../../../src/protocol/index.js';
import { mappingSchema, MAX_CONTEXT_BYTES, planSchema } from '../../../../src/protocol/schemas.js';
import { ApiError, validationError } from '../../../platform/http/errors.js';
import type { ErrorDetail } from '../../../platform/http/errors.js';
import { limitJsonSize } from '../../../platform/http/bodies/json-size.js';
import type { ReceivedForm } from '../../../platform/http/bodies/receive-form.js';
import { requireStorable } from '../../../platform/http/require-storable.js';
import { HOUSE_SENTENCES } from '../../../platform/issue-sentence.js';

/** The parameters of an import, besides its file. */
export interface ImportOrder {
  /** File header to field name; `null` when the plan or the names decide. */
  readonly mapping: WireMapping | null;
  readonly plan: WirePlan;
  readonly user: unknown;
  readonly metadata: unknown;
  readonly dryRun: boolean;
}

interface FormFile {
  /** Name of the form field. */
  readonly field: string;
}

export interface ImportForm<File> {
  readonly file: File | undefined;
  readonly texts: ReadonlyMap<string, string>;
}

/** The single file and the fields of a form, each at most once. Throws VALIDATION_ERROR. */
export function readImportForm<File extends FormFile>(
  { files, fields }: ReceivedForm<File>,
  known: readonly string[],
): ImportForm<File> {
  const details: ErrorDetail[] = [];
  const texts = new Map<string, string>();
  for (const { field } of files) {
    if (field !== 'file') details.push({ field, message: 'Exactly one file is expected, in the field "file".' });
  }
  for (const { name, value } of fields) {
    if (!known.includes(name)) details.push({ field: name, message: 'There is no such field.' });
    else if (texts.has(name)) details.push({ field: name, message: 'May be given only once.' });
    else if (value !== '') texts.set(name, value);
  }
  if (details.length > 0) throw validationError(details);
  return { file: files[0], texts };
}

export const ORDER_FIELDS = ['mapping', 'plan', 'user', 'metadata', 'dry_run'] as const;

/** Throws BAD_REQUEST for invalid JSON, VALIDATION_ERROR for JSON with the wrong shape. */
export function readOrder(texts: ReadonlyMap<string, string>): ImportOrder {
  const mapping = readJsonText(texts, 'mapping');
  // Records leave this member out.
  if (typeof mapping === 'object' && mapping !== null && Object.hasOwn(mapping, '__proto__')) {
    throw validationError({ field: 'mapping.__proto__', message: 'Is not recognized.' });
  }
  const plan = readJsonText(texts, 'plan');
  return {
    mapping: mapping === undefined || mapping === null ? null : parsePart(mappingSchema, mapping, 'mapping'),
    plan: plan === undefined || plan === null ? {} : parsePart(planSchema, plan, 'plan'),
    user: readContext(texts, 'user'),
    metadata: readContext(texts, 'metadata'),
    dryRun: readFlag(texts.get('dry_run') ?? 'false'),
  };
}

/** An object of the host that is stored with the job. Throws VALIDATION_ERROR for other values and when it is too long. */
export function requireContext(value: unknown, field: string): unknown {
  if (typeof (value ?? {}) !== 'object' || Array.isArray(value)) {
    throw validationError({ field, message: 'Must be an object.' });
  }
  if (Buffer.byteLength(JSON.stringify(value ?? null)) > MAX_CONTEXT_BYTES) {
    throw validationError({ field, message: `May have at most ${MAX_CONTEXT_BYTES} bytes.` });
  }
  return value ?? null;
}

function readContext(texts: ReadonlyMap<string, string>, field: string): unknown {
  return requireContext(readJsonText(texts, field), field);
}

function readJsonText(texts: ReadonlyMap<string, string>, field: string): unknown {
  const text = texts.get(field);
  if (text === undefined) return undefined;
  limitJsonSize(Buffer.from(text));
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new ApiError('BAD_REQUEST', { message: `The part "${field}" is not valid JSON.`, cause });
  }
  requireStorable(value, { field });
  return value;
}

function parsePart<T>(schema: ZodType<T>, value: unknown, part: string): T {
  const result = schema.safeParse(value, HOUSE_SENTENCES);
  if (result.success) return result.data;
  throw validationError(
    result.error.issues.map(({ path, message }) => ({ field: [part, ...path.map(String)].join('.'), message })),
  );
}

function readFlag(text: string): boolean {
  if (text === 'true' || text === '1') return true;
  if (text === 'false' || text === '0') return false;
  throw validationError({ field: 'dry_run', message: 'Must be true or false.' });
}

/** Runs in a thread. */
export const READ_ORDER = {
  name: 'read-order',
  time: 30_000,
  subject: 'request',
  run: readOrder,
} as const;
