import type { Principal } from '../../../platform/http/principal.js';
import { ApiError } from '../../../platform/http/errors.js';
import type { ErrorDetail } from '../../../platform/http/errors.js';
import { mayUseField } from '../access.js';
import type { Model, ModelField, Searchable } from '../models.js';
import { parseFilter } from './parse-filter.js';
import { DEFAULT_LIMIT, MAX_LIMIT, truncateForMessage } from './query.js';
import type { Query, SortKey } from './query.js';
import { didYouMean } from '../../../platform/http/parse-input.js';

/** A list request from a query string or from GraphQL arguments; nothing in it is trusted. */
export interface RawQuery {
  readonly filter?: unknown;
  readonly sort?: unknown;
  readonly limit?: unknown;
  readonly offset?: unknown;
  readonly populate?: unknown;
  readonly fields?: unknown;
}

interface Caller {
  readonly model: Model;
  readonly principal: Principal;
}

/** Validates a list request and reports all errors at once, with 422. */
export function parseQuery(raw: RawQuery, caller: Caller): Query {
  const details: ErrorDetail[] = [];
  const query: Query = {
    condition: parseFilter(raw.filter, caller, details),
    sort: parseSort(raw.sort, caller, details),
    limit: Math.min(parseCount({ name: 'limit', raw: raw.limit, otherwise: DEFAULT_LIMIT }, details), MAX_LIMIT),
    offset: parseCount({ name: 'offset', raw: raw.offset, otherwise: 0 }, details),
    populate: readPopulate(raw.populate, caller, details),
    fields: readFields(raw.fields, caller, details),
  };
  if (details.length > 0) throw new ApiError('VALIDATION_ERROR', { details });
  return query;
}

/** Parses `populate` and `fields`, for one record. */
export function parseShape(
  raw: Pick<RawQuery, 'populate' | 'fields'>,
  caller: Caller,
): Pick<Query, 'populate' | 'fields'> {
  const details: ErrorDetail[] = [];
  const populate = readPopulate(raw.populate, caller, details);
  const fields = readFields(raw.fields, caller, details);
  if (details.length > 0) throw new ApiError('VALIDATION_ERROR', { details });
  return { populate, fields };
}

const MAX_NAMES = 20;

/** A comma-separated list of names; `undefined` when it is not one. */
function readNames(raw: unknown, most = MAX_NAMES): readonly string[] | undefined {
  if (raw === undefined || raw === '') return [];
  if (typeof raw !== 'string') return undefined;
  const names = raw.split(',').map((name) => name.trim());
  return names.length > most ? undefined : names;
}

const MAX_FIELDS = 500;

/** An unreadable field is treated as unknown. */
function readFields(
  raw: unknown,
  { model, principal }: Caller,
  details: ErrorDetail[],
): ReadonlySet<string> | undefined {
  const names = readNames(raw, MAX_FIELDS);
  if (names === undefined) {
    details.push({ field: 'fields', message: `Must be a comma-separated list of at most ${MAX_FIELDS} fields.` });
  }
  if (names === undefined || names.length === 0) return undefined;
  const readable = [...model.searchables.values()].filter((field) => mayUseField(principal, field, 'read'));
  const known = new Set(readable.map(({ name }) => name));
  for (const name of new Set(names)) {
    if (known.has(name)) continue;
    const hint = didYouMean(name, [...known]);
    details.push({
      field: 'fields',
      message: `"${truncateForMessage(name)}" is not a field of "${model.path}".${hint}`,
    });
  }
  return new Set(names);
}

function parseSort(raw: unknown, { model, principal }: Caller, details: ErrorDetail[]): readonly SortKey[] {
  const keys: SortKey[] = [];
  // An unreadable field is treated as unknown: the order of records would reveal its values.
  const isSortable = (field: Searchable): boolean => field.kind.isSortable && mayUseField(principal, field, 'read');
  const names = readNames(raw ?? '-createdAt');
  if (names === undefined) {
    details.push({ field: 'sort', message: `Must be a comma-separated list of at most ${MAX_NAMES} fields.` });
    return keys;
  }
  for (const name of names.length === 0 ? ['-createdAt'] : names) {
    const isDescending = name.startsWith('-');
    const field = model.searchables.get(isDescending ? name.slice(1) : name);
    if (field === undefined || !isSortable(field)) {
      const known = [...model.searchables.values()].filter(isSortable);
      const knownNames = known.map((other) => `${isDescending ? '-' : ''}${other.name}`);
      const hint = didYouMean(name, knownNames);
      details.push({ field: 'sort', message: `"${truncateForMessage(name)}" is not a field to sort by.${hint}` });
    } else {
      keys.push({ field, isDescending });
    }
  }
  const id = model.searchables.get('id');
  if (id !== undefined && !keys.some(({ field }) => field === id)) {
    keys.push({ field: id, isDescending: keys.at(-1)?.isDescending ?? false });
  }
  return keys;
}

function parseCount(
  { name, raw, otherwise }: { readonly name: string; readonly raw: unknown; readonly otherwise: number },
  details: ErrorDetail[],
): number {
  if (raw === undefined || raw === null) return otherwise;
  const value = typeof raw === 'number' ? raw : Number(typeof raw === 'string' && /^\d+$/.test(raw) ? raw : Number.NaN);
  if (Number.isSafeInteger(value) && value >= 0) return value;
  details.push({ field: name, message: 'Must be a whole number, 0 or more.' });
  return otherwise;
}

function readPopulate(raw: unknown, { model, principal }: Caller, details: ErrorDetail[]): readonly ModelField[] {
  const names = readNames(raw);
  if (names === undefined) {
    details.push({ field: 'populate', message: `Must be a comma-separated list of at most ${MAX_NAMES} fields.` });
  }
  const isRelation = (field: ModelField): boolean =>
    field.target !== undefined && mayUseField(principal, field, 'read');
  const fields = new Set<ModelField>();
  for (const name of names ?? []) {
    const field = model.fields.get(name);
    if (field === undefined || !isRelation(field)) {
      const known = [...model.fields.values()].filter(isRelation);
      const knownNames = known.map((other) => other.name);
      const hint = didYouMean(name, knownNames);
      const message = `"${truncateForMessage(name)}" is not a relation to populate.${hint}`;
      details.push({ field: 'populate', message });
    } else {
      fields.add(field);
    }
  }
  return [...fields];
}
