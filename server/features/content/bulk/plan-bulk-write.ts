import type { Principal } from '../../../platform/http/principal.js';
import type { ErrorDetail } from '../../../platform/http/errors.js';
import { creatorOf, knownScope, mayAct, mayUseField, rowScope } from '../access.js';
import { copyScope } from '../operations/relations.js';
import { USER_MODEL } from '../names.js';
import type { Model, Models, ModelField, Searchable } from '../models.js';
import { idName } from '../names.js';
import { isRequiredOnCreate } from '../model.js';
import type { BulkField, BulkWrite } from './bulk-write.js';

export interface BulkWriteRequest {
  /** Path of the model. */
  readonly model: string;
  readonly mode: 'insert' | 'upsert';
  readonly key?: string | undefined;
  /** By relation: the field of the related model that its cells contain. Default: the id. */
  readonly relations?: Readonly<Record<string, string>> | undefined;
  /** Keys of the cells in a row; each refers to a field of the model. */
  readonly sources: readonly string[];
}

export interface BulkWritePlan {
  /** Absent when there are problems. */
  readonly write: BulkWrite | undefined;
  /** The problems, by member of the request. */
  readonly problems: readonly ErrorDetail[];
}

/** What a caller must be allowed to do to write records in this mode. */
export function actionsOfMode(mode: BulkWriteRequest['mode']): readonly ('create' | 'update')[] {
  return mode === 'upsert' ? ['create', 'update'] : ['create'];
}

/** Checks whether the caller may write such records, and how each cell is read. */
export function planBulkWrite(models: Models, principal: Principal, request: BulkWriteRequest): BulkWritePlan {
  const model = models.byPath(request.model);
  const refused = (field: string, message: string): BulkWritePlan => ({
    write: undefined,
    problems: [{ field, message }],
  });
  if (model === undefined) return refused('model', `There is no model "${request.model}".`);
  if (model.name === USER_MODEL || model.definition.createdBy === 'upload') {
    return refused('model', `Records of "${model.path}" cannot be imported.`);
  }
  const actions = actionsOfMode(request.mode);
  const forbidden = actions.find((action) => !mayAct(principal, model, action));
  if (forbidden !== undefined) return refused('model', `You may not ${forbidden} records of "${model.path}".`);
  const problems: ErrorDetail[] = [];
  const fields = request.sources.flatMap((source): readonly BulkField[] => {
    const found = fieldOf(model, source);
    const problem = found === undefined ? noField(model, source) : fieldProblem(principal, found, { actions });
    if (problem !== undefined || found?.column === undefined) {
      problems.push({ field: source, message: problem ?? noField(model, source) });
      return [];
    }
    const by = lookupFieldOf(found, request, { principal, problems });
    const { target } = found;
    // An id is either known or not; other values could be guessed.
    const named = target === undefined || by?.name === 'id' ? 'all' : rowScope(principal, target, 'read');
    const copied = target === undefined ? 'all' : copyScope(principal, target);
    return [{ ...found, column: found.column, source, by, named, copied }];
  });
  problems.push(...sameFields(fields), ...missingFields(model, request, fields), ...strayRelations(model, request));
  const key = fields.find(({ name, source }) => name === request.key || source === request.key);
  const keyProblem = problemOfKey(model, request, { key, principal });
  if (keyProblem !== undefined) problems.push({ field: 'key', message: keyProblem });
  const scopes = {
    read: rowScope(principal, model, 'read'),
    known: knownScope(principal, model, 'update'),
    create: rowScope(principal, model, 'create'),
    update: rowScope(principal, model, 'update'),
  };
  const createdBy = creatorOf(principal);
  const write = { model, fields, key: request.mode === 'upsert' ? key : undefined, scopes, createdBy };
  return { write: problems.length === 0 ? write : undefined, problems };
}

const noField = (model: Model, name: string): string => `"${name}" is not a field of "${model.path}".`;

/** By its own name, or by its id name in bodies: `authorId`. */
function fieldOf(model: Model, source: string): ModelField | undefined {
  return model.fields.get(source) ?? [...model.fields.values()].find((field) => idName(field) === source);
}

function fieldProblem(
  principal: Principal,
  entry: ModelField,
  { actions }: { readonly actions: readonly ('create' | 'update')[] },
): string | undefined {
  if (entry.joinTable !== undefined) return `"${entry.name}" points to several records and cannot be imported.`;
  if (entry.field.readOnly === true) return `"${entry.name}" can only be written by the server.`;
  const isForbidden = actions.some((action) => !mayUseField(principal, entry, action));
  return isForbidden ? `You may not write "${entry.name}".` : undefined;
}

const COMPARABLE: ReadonlySet<string> = new Set(['text', 'double precision', 'bigint', 'uuid', 'date']);

const isComparable = ({ kind, joinTable }: Searchable): boolean =>
  joinTable === undefined && COMPARABLE.has(kind.columnType);

/** The field that identifies a related record; it must not reveal values that the caller may not read. */
function lookupFieldOf(
  field: ModelField,
  { relations = {} }: BulkWriteRequest,
  { principal, problems }: { readonly principal: Principal; readonly problems: ErrorDetail[] },
): Searchable | undefined {
  const { target } = field;
  if (target === undefined) return undefined;
  const names = new Map(Object.entries(relations));
  const name = names.get(field.name) ?? names.get(idName(field)) ?? 'id';
  const by = target.searchables.get(name);
  if (by === undefined || !isComparable(by)) {
    problems.push({
      field: `relations.${field.name}`,
      message: `"${name}" does not identify records of "${target.path}".`,
    });
  } else if (name !== 'id' && !(mayAct(principal, target, 'read') && mayUseField(principal, by, 'read'))) {
    problems.push({ field: `relations.${field.name}`, message: `You may not read "${name}" of "${target.path}".` });
  }
  return by;
}

function sameFields(fields: readonly BulkField[]): readonly ErrorDetail[] {
  return fields.flatMap(({ name, source }, index) => {
    const first = fields.findIndex((other) => other.name === name);
    if (first === index) return [];
    return [{ field: source, message: `"${fields[first]?.source}" is already written to "${name}".` }];
  });
}

/** An existing record needs no new value, so with a key this can only be checked row by row. */
function missingFields(model: Model, { mode }: BulkWriteRequest, fields: readonly BulkField[]): readonly ErrorDetail[] {
  if (mode === 'upsert') return [];
  const given = new Set(fields.map(({ name }) => name));
  return [...model.fields.values()]
    .filter((field) => isRequiredOnCreate(field.field) && !given.has(field.name))
    .map(({ name }) => ({
      field: name,
      message: `"${name}" of "${model.path}" is required, and no column provides it.`,
    }));
}

function strayRelations(model: Model, { relations = {} }: BulkWriteRequest): readonly ErrorDetail[] {
  return Object.keys(relations)
    .filter((name) => fieldOf(model, name)?.target === undefined)
    .map((name) => ({ field: `relations.${name}`, message: `"${name}" is not a relation of "${model.path}".` }));
}

function problemOfKey(
  model: Model,
  { mode, key: name }: BulkWriteRequest,
  { key, principal }: { readonly key: BulkField | undefined; readonly principal: Principal },
): string | undefined {
  if (mode === 'insert') return name === undefined ? undefined : 'A key is only valid with the mode "upsert".';
  if (name === undefined) return 'The mode "upsert" requires the field that identifies records.';
  if (fieldOf(model, name) === undefined) return noField(model, name);
  if (key === undefined) return `"${name}" identifies records, but no column provides it.`;
  if (!mayUseField(principal, key, 'read')) return `You may not read "${name}".`;
  return isComparable(key) && key.target === undefined ? undefined : `"${name}" cannot identify records.`;
}
