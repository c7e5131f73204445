import type { Principal } from '../../platform/http/principal.js';
import { mayAct, mayUseField } from '../content/access.js';
import { actionsOfMode, planBulkWrite } from '../content/bulk/plan-bulk-write.js';
import { isRequiredOnCreate } from '../content/model.js';
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

/**
 * Checks whether rows of an importer can become records and whether its owner may write them; returns errors by member.
 */
export function checkDestination(
  { destination, fields, include_unmatched_columns }: Settings,
  { principal, models }: Check,
): readonly ErrorDetail[] {
  if (destination.type === 'none') return [];
  const model = models.byPath(destination.model);
  const refuse = (message: string): readonly ErrorDetail[] => [{ field: `${DESTINATION}.model`, message }];
  if (!model) return refuse('Is not a model.');
  if (model.definition.createdBy === 'upload') return refuse('Its records are created by uploads only.');
  const actions = actionsOfMode(destination.mode);
  const missing = actions.find((action) => !mayAct(principal, model, action));
  if (missing) return refuse(`You may not ${missing} its records.`);
  const target = { principal, models, model, destination, fields };
  const problems = [
    ...checkFields(target),
    ...checkRequired(target),
    ...checkKey(target),
    ...checkRelations(target),
    ...checkOverflowFields(target),
    ...checkUnmatched({ destination, include_unmatched_columns }),
  ];
  if (problems.length > 0) return problems;
  // The remaining errors are those that would fail an import.
  const sources = [...fields.map(({ name }) => name), ...overflowFieldsOf(destination).map(({ name }) => name)];
  const left = planBulkWrite(models, principal, { ...destination, sources }).problems;
  return left.map(({ field, message }) => ({ field: DESTINATION, message: `${field}: ${message}` }));
}

function checkFields({ principal, model, fields, destination }: Target): readonly ErrorDetail[] {
  return fields.flatMap(({ name }, index) => {
    const field = model.fields.get(name);
    const refuse = (message: string): readonly ErrorDetail[] => [{ field: `fields.${index}.name`, message }];
    if (!field || field.field.readOnly === true) return refuse(`Is not a writable field of "${model.path}".`);
    const actions = actionsOfMode(destination.mode);
    const isAllowed = actions.every((action) => mayUseField(principal, field, action));
    return isAllowed ? [] : refuse(`Is a field of "${model.path}" that you may not write.`);
  });
}

/** Without them, no row could become a record. */
function checkRequired({ model, fields, destination }: Target): readonly ErrorDetail[] {
  const given = new Set([...fields, ...overflowFieldsOf(destination)].map(({ name }) => name));
  return [...model.fields.values()]
    .filter((field) => isRequiredOnCreate(field.field) && !given.has(field.name))
    .map(({ name }) => ({
      field: 'fields',
      message: `Must have "${name}", which records of "${model.path}" require.`,
    }));
}

function checkKey({ model, destination: { mode, key }, fields }: Target): readonly ErrorDetail[] {
  const refuse = (message: string): readonly ErrorDetail[] => [{ field: `${DESTINATION}.key`, message }];
  if (mode === 'insert') return key === undefined ? [] : refuse('Is only valid with the mode "upsert".');
  if (key === undefined) return refuse('Is required with the mode "upsert".');
  if (!canIdentify(model.fields.get(key)))
    return refuse(`Is not a field that can identify records of "${model.path}".`);
  return fields.some(({ name }) => name === key) ? [] : refuse('Must be a field of the importer.');
}

function checkRelations({ principal, model, destination, fields }: Target): readonly ErrorDetail[] {
  return Object.entries(destination.relations ?? {}).flatMap(([name, key]) => {
    const refuse = (message: string): readonly ErrorDetail[] => [
      { field: `${DESTINATION}.relations.${name}`, message },
    ];
    const related = model.fields.get(name)?.target;
    if (!related) return refuse(`"${name}" is not a relation of "${model.path}".`);
    if (!fields.some((field) => field.name === name)) return refuse('Must be a field of the importer.');
    if (!mayAct(principal, related, 'read')) return refuse(`You may not read records of "${related.path}".`);
    const named = related.fields.get(key);
    if (key !== 'id' && !canIdentify(named)) {
      return refuse(`"${key}" is not a field that can identify records of "${related.path}".`);
    }
    return named && !mayUseField(principal, named, 'read')
      ? refuse(`You may not read "${key}" of "${related.path}".`)
      : [];
  });
}

/** The fields that store values without a field of their own. */
function checkOverflowFields({ principal, model, destination, fields }: Target): readonly ErrorDetail[] {
  const actions = actionsOfMode(destination.mode);
  return overflowFieldsOf(destination).flatMap(({ member, name }) => {
    const refuse = (message: string): readonly ErrorDetail[] => [{ field: `${DESTINATION}.${member}`, message }];
    const entry = model.fields.get(name);
    if (!entry || entry.field.type !== 'json' || entry.field.readOnly === true) {
      return refuse(`"${name}" is not a writable json field of "${model.path}".`);
    }
    if (!actions.every((action) => mayUseField(principal, entry, action)))
      return refuse(`You may not write "${name}".`);
    if (fields.some((field) => field.name === name)) return refuse(`"${name}" is also a field of the importer.`);
    return member === 'dynamicTo' && name === destination.unmatchedTo
      ? refuse(`"${name}" is already used as unmatchedTo.`)
      : [];
  });
}

/** Otherwise rows would lose the columns that the importer requests. */
export function checkUnmatched({
  destination,
  include_unmatched_columns: includesUnmatched,
}: Pick<Settings, 'destination' | 'include_unmatched_columns'>): readonly ErrorDetail[] {
  if (!includesUnmatched || destination.type === 'none' || destination.unmatchedTo !== undefined) return [];
  const message =
    'Must name a json field of the model: without one, the columns of include_unmatched_columns could not be stored.';
  return [{ field: `${DESTINATION}.unmatchedTo`, message }];
}

/** Fields of this kind can be queried by value and can be unique. */
function canIdentify(field: ModelField | undefined): boolean {
  if (!field || field.target !== undefined || field.column === undefined) return false;
  return field.kind.empty === null && field.field.type !== 'json' && field.field.type !== 'boolean';
}

/** A model field that stores values without a field of their own, as an object. */
export interface OverflowField {
  /** The destination member that names it. */
  readonly member: 'unmatchedTo' | 'dynamicTo';
  readonly name: string;
  /** The key under which the engine delivers those values in a row. */
  readonly source: '_unmatched' | '_custom_fields';
}

export function overflowFieldsOf(destination: Destination): readonly OverflowField[] {
  if (destination.type === 'none') return [];
  const { unmatchedTo, dynamicTo } = destination;
  return [
    ...(unmatchedTo === undefined ? [] : [{ member: 'unmatchedTo', name: unmatchedTo, source: '_unmatched' } as const]),
    ...(dynamicTo === undefined ? [] : [{ member: 'dynamicTo', name: dynamicTo, source: '_custom_fields' } as const]),
  ];
}
