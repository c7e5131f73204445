import { isDeepStrictEqual } from 'node:util';
import type { Principal } from '../../../platform/http/principal.js';
import { ApiError } from '../../../platform/http/errors.js';
import type { ErrorDetail } from '../../../platform/http/errors.js';
import { HOUSE_SENTENCES } from '../../../platform/issue-sentence.js';
import { mayUseField } from '../access.js';
import type { ContentRecord } from '../content-record.js';
import { defaultOf, isGeneratedSlug } from '../model.js';
import type { Model, ModelField } from '../models.js';
import { didYouMean } from '../../../platform/http/parse-input.js';
import { truncateForMessage } from '../query/query.js';

/** A body can have very many unknown members. */
const MAX_HINTS = 20;

export interface InputContext {
  readonly principal: Principal;
  readonly model: Model;
  readonly mode: 'create' | 'replace' | 'update';
  /** The current record; absent on creation. */
  readonly current: ContentRecord | undefined;
}

interface Reading extends InputContext {
  readonly values: Map<string, unknown>;
  readonly details: ErrorDetail[];
  readonly refused: ErrorDetail[];
}

export interface Input {
  /** Values to write, by field; slugs to be generated are left out. */
  readonly values: Map<string, unknown>;
  readonly details: ErrorDetail[];
}

/** Ignored in bodies, so that a record that was read can be sent back. */
const IGNORED: ReadonlySet<string> = new Set(['createdAt', 'updatedAt']);

/**
 * Validates a body against the model and the caller's permissions. Finds all errors: fields the caller may not write
 * throw 403, the others are in `details`, to which the caller may add.
 */
export function readInput(body: unknown, context: InputContext): Input {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new ApiError('VALIDATION_ERROR', { message: 'The body must be a JSON object of fields.' });
  }
  const reading: Reading = { ...context, values: new Map(), details: [], refused: [] };
  for (const [name, value] of Object.entries(body)) readMember(name, value, reading);
  if (reading.refused.length > 0) throw new ApiError('FORBIDDEN', { details: reading.refused });
  if (context.mode !== 'update') {
    for (const field of context.model.fields.values()) {
      if (!Object.hasOwn(body, field.name)) readAbsent(field, reading);
    }
  }
  return reading;
}

function readMember(name: string, value: unknown, reading: Reading): void {
  const { model, current, details } = reading;
  if (IGNORED.has(name)) return;
  if (name === 'id') {
    if (current === undefined) details.push({ field: 'id', message: 'Is set by the server.' });
    else if (value !== current.id) details.push({ field: 'id', message: 'Must be the id of the record.' });
    return;
  }
  const field = model.fields.get(name);
  if (field === undefined) {
    const hint = details.length < MAX_HINTS ? didYouMean(name, writableNames(reading)) : '';
    details.push({ field: truncateForMessage(name), message: `Is not a field of "${model.path}".${hint}` });
  } else {
    readValue(field, value, reading);
  }
}

function writableNames(reading: Reading): readonly string[] {
  const fields = [...reading.model.fields.values()].filter((field) => isWritable(field, reading));
  return fields.map(({ name }) => name);
}

function isWritable(field: ModelField, { principal, mode }: Reading): boolean {
  return !isSetByServer(field, principal) && mayUseField(principal, field, mode === 'create' ? 'create' : 'update');
}

function isSetByServer({ field }: ModelField, { kind }: Principal): boolean {
  return field.readOnly === true && kind !== 'system';
}

function readValue(field: ModelField, raw: unknown, reading: Reading): void {
  const { values, details } = reading;
  const checked =
    raw === null ? readNull(field) : checkValue(field, field.target === undefined ? raw : unpopulated(raw));
  if (!isWritable(field, reading)) {
    if (!isUnchanged(field, checked, reading)) {
      const message = isSetByServer(field, reading.principal)
        ? 'Is set by the server.'
        : 'You may not write this field.';
      reading.refused.push({ field: field.name, message });
    }
  } else if (checked.details.length > 0) {
    details.push(...checked.details);
  } else if (checked.value !== undefined) {
    values.set(field.name, checked.value);
  }
}

/** Replaces populated records by their ids; their other members are ignored. */
function unpopulated(raw: unknown): unknown {
  if (Array.isArray(raw)) return raw.map((item) => (Array.isArray(item) ? item : unpopulated(item)));
  return typeof raw === 'object' && raw !== null && 'id' in raw ? raw.id : raw;
}

/** Sending a readable value back unchanged changes nothing, so it requires no permission. */
function isUnchanged(field: ModelField, { value, details }: Checked, { principal, current }: Reading): boolean {
  return (
    current !== undefined &&
    details.length === 0 &&
    mayUseField(principal, field, 'read') &&
    isDeepStrictEqual(value, current[field.name])
  );
}

interface Checked {
  /** `undefined`: nothing to write, the server generates it. */
  readonly value: unknown;
  readonly details: readonly ErrorDetail[];
}

const REQUIRED = 'Is required.';

function readNull({ name, field, kind }: ModelField): Checked {
  if (isGeneratedSlug(field)) return { value: undefined, details: [] };
  return { value: kind.empty, details: field.required === true ? [{ field: name, message: REQUIRED }] : [] };
}

function checkValue({ name, field, kind }: ModelField, raw: unknown): Checked {
  const parsed = kind.schema.safeParse(raw, HOUSE_SENTENCES);
  if (!parsed.success) {
    const issues = parsed.error.issues.slice(0, 10);
    return {
      value: undefined,
      details: issues.map(({ path, message }) => ({
        field: name,
        message: typeof path[0] === 'number' ? `Item ${path[0] + 1}: ${message}` : message,
      })),
    };
  }
  const isMissing = field.required === true && kind.isBlank(parsed.data);
  return { value: parsed.data, details: isMissing ? [{ field: name, message: 'Must not be empty.' }] : [] };
}

/**
 * A member missing from a full replacement: its default or no value. Fields that the caller may not read or write stay
 * unchanged.
 */
function readAbsent(field: ModelField, reading: Reading): void {
  const { values, details, mode, principal } = reading;
  const declared = field.field;
  const isKept = !isWritable(field, reading) || !mayUseField(principal, field, 'read');
  if (mode === 'replace' && isKept) return;
  if (isGeneratedSlug(declared)) return;
  const initial = defaultOf(declared);
  if (initial !== undefined) values.set(field.name, checkValue(field, initial).value);
  else if (declared.required === true) details.push({ field: field.name, message: REQUIRED });
  else values.set(field.name, field.kind.empty);
}
