import type { Principal } from '../../platform/http/principal.js';
import { mayAct, mayUseField } from '../content/access.js';
import { planBulkWrite } from '../content/bulk/plan-bulk-write.js';
import { isNeeded } from '../content/model.js';
import type { Model, ModelField, Models } from '../content/models.js';
import type { Destination } from '../../../src/protocol/index.js';
import type { ErrorDetail } from '../../platform/http/errors.js';
import type { ImporterSettings } from './importer-settings.js';

interface Check {
  readonly principal: Principal;
  readonly models: Models;
}

type Settings = Pick<ImporterSettings, 'destination' | 'fields' | 'include_unmatched_columns'>;

interface Target extends Check {
  readonly model: Model;
  readonly destination: Extract<Destination, { type: 'model' }>;
  readonly fields: ImporterSettings['fields'];
}

const DESTINATION = 'destination';

/** Whether rows of an importer can become records, and its owner may write them; what is wrong, by member. */
export function checkDestination(
  { destination, fields, include_unmatched_columns }: Settings,
  { principal, models }: Check,
): readonly ErrorDetail[] {
  if (destination.type === 'none') return [];
  const model = models.byPath(destination.model);
  const refuse = (message: string): readonly ErrorDetail[] => [{ field: `${DESTINATION}.model`, message }];
  if (!model) return refuse('is no model');
  if (model.definition.createdBy === 'upload') return refuse('its records come from uploads alone');
  const actions = destination.mode === 'upsert' ? (['create', 'update'] as const) : (['create'] as const);
  const missing = actions.find((action) => !mayAct(principal, model, action));
  if (missing) return refuse(`you may not ${missing} its records`);
  const target = { principal, models, model, destination, fields };
  const problems = [
    ...checkFields(target),
    ...checkRequired(target),
    ...checkKey(target),
    ...checkRelations(target),
    ...checkKeepers(target),
    ...checkUnmatched({ destination, include_unmatched_columns }),
  ];
  if (problems.length > 0) return problems;
  // What is left is what an import would end with.
  const sources = [...fields.map(({ name }) => name), ...keepersOf(destination).map(({ name }) => name)];
  const left = planBulkWrite(models, principal, { ...destination, sources }).problems;
  return left.map(({ field, message }) => ({ field: DESTINATION, message: `${field}: ${message}` }));
}

function checkFields({ principal, model, fields, destination }: Target): readonly ErrorDetail[] {
  return fields.flatMap(({ name }, index) => {
    const field = model.fields.get(name);
    const refuse = (message: string): readonly ErrorDetail[] => [{ field: `fields.${index}.name`, message }];
    if (!field || field.field.readOnly === true) return refuse(`is no field of "${model.path}" that can be written`);
    const actions = destination.mode === 'upsert' ? (['create', 'update'] as const) : (['create'] as const);
    const isAllowed = actions.every((action) => mayUseField(principal, field, action));
    return isAllowed ? [] : refuse(`is a field of "${model.path}" that you may not write`);
  });
}

/** Without them no record could be made of any row. */
function checkRequired({ model, fields, destination }: Target): readonly ErrorDetail[] {
  const given = new Set([...fields, ...keepersOf(destination)].map(({ name }) => name));
  return [...model.fields.values()]
    .filter((field) => isNeeded(field.field) && !given.has(field.name))
    .map(({ name }) => ({ field: 'fields', message: `must have "${name}", which records of "${model.path}" need` }));
}

function checkKey({ model, destination: { mode, key }, fields }: Target): readonly ErrorDetail[] {
  const refuse = (message: string): readonly ErrorDetail[] => [{ field: `${DESTINATION}.key`, message }];
  if (mode === 'insert') return key === undefined ? [] : refuse('is for the mode "upsert" only');
  if (key === undefined) return refuse('is needed with the mode "upsert"');
  if (!canTellApart(model.fields.get(key))) return refuse(`is no field of "${model.path}" that can tell records apart`);
  return fields.some(({ name }) => name === key) ? [] : refuse('must be a field of the importer');
}

function checkRelations({ principal, model, destination, fields }: Target): readonly ErrorDetail[] {
  return Object.entries(destination.relations ?? {}).flatMap(([name, key]) => {
    const refuse = (message: string): readonly ErrorDetail[] => [
      { field: `${DESTINATION}.relations.${name}`, message },
    ];
    const related = model.fields.get(name)?.target;
    if (!related) return refuse(`"${name}" is no relation of "${model.path}"`);
    if (!fields.some((field) => field.name === name)) return refuse('must be a field of the importer');
    if (!mayAct(principal, related, 'read')) return refuse(`you may not read records of "${related.path}"`);
    const named = related.fields.get(key);
    if (key !== 'id' && !canTellApart(named)) {
      return refuse(`"${key}" is no field of "${related.path}" that can tell records apart`);
    }
    return named && !mayUseField(principal, named, 'read')
      ? refuse(`you may not read "${key}" of "${related.path}"`)
      : [];
  });
}

/** The fields that keep what has no field of its own. */
function checkKeepers({ principal, model, destination, fields }: Target): readonly ErrorDetail[] {
  const actions = destination.mode === 'upsert' ? (['create', 'update'] as const) : (['create'] as const);
  return keepersOf(destination).flatMap(({ member, name }) => {
    const refuse = (message: string): readonly ErrorDetail[] => [{ field: `${DESTINATION}.${member}`, message }];
    const entry = model.fields.get(name);
    if (!entry || entry.field.type !== 'json' || entry.field.readOnly === true) {
      return refuse(`"${name}" is not a json field of "${model.path}" that can be written`);
    }
    if (!actions.every((action) => mayUseField(principal, entry, action))) return refuse(`you may not write "${name}"`);
    if (fields.some((field) => field.name === name)) return refuse(`"${name}" is a field of the importer too`);
    return member === 'dynamicTo' && name === destination.unmatchedTo ? refuse(`"${name}" is unmatchedTo too`) : [];
  });
}

/** Rows would lose the columns that they are asked for. */
export function checkUnmatched({
  destination,
  include_unmatched_columns: isAsked,
}: Pick<Settings, 'destination' | 'include_unmatched_columns'>): readonly ErrorDetail[] {
  if (!isAsked || destination.type === 'none' || destination.unmatchedTo !== undefined) return [];
  const message = 'must name a json field of the model: without one, include_unmatched_columns would keep nothing';
  return [{ field: `${DESTINATION}.unmatchedTo`, message }];
}

/** Values of such a field can be asked for, and can be unique. */
function canTellApart(field: ModelField | undefined): boolean {
  if (!field || field.target !== undefined || field.column === undefined) return false;
  return field.kind.empty === null && field.field.type !== 'json' && field.field.type !== 'boolean';
}

/** A field of a model that keeps what has no field of its own, as an object. */
export interface Keeper {
  /** Of the destination, which names it. */
  readonly member: 'unmatchedTo' | 'dynamicTo';
  readonly name: string;
  /** Where the engine delivers those values in a row. */
  readonly source: '_unmatched' | '_custom_fields';
}

export function keepersOf(destination: Destination): readonly Keeper[] {
  if (destination.type === 'none') return [];
  const { unmatchedTo, dynamicTo } = destination;
  return [
    ...(unmatchedTo === undefined ? [] : [{ member: 'unmatchedTo', name: unmatchedTo, source: '_unmatched' } as const]),
    ...(dynamicTo === undefined ? [] : [{ member: 'dynamicTo', name: dynamicTo, source: '_custom_fields' } as const]),
  ];
}
