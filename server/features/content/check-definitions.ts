import { HOUSE_SENTENCES } from '../../platform/issue-sentence.js';
import { BUILT_IN_MODELS } from './built-in-models.js';
import { checkRules } from './check-rules.js';
import { modelSchema } from './model-schema.js';
import { ModelError } from './model.js';
import type { Field, ModelDefinition } from './model.js';
import { toCamelCase, toEnumName, toLowerFirst, toPluralPath, toUpperFirst } from './names.js';
import { kindOf } from './values/kinds.js';

/** Names under `/api` and at the top that other parts of the server answer. */
const RESERVED_PATHS: ReadonlySet<string> = new Set([
  'auth',
  'upload',
  'v1',
  'graphql',
  'admin',
  'healthz',
  'readyz',
  'metrics',
  'docs',
  'openapi',
  'files',
]);

/** Types of the GraphQL schema that no model makes. */
const RESERVED_TYPES: readonly string[] = [
  ...['Query', 'Mutation', 'Subscription', 'PageInfo', 'String', 'Int', 'Float', 'Boolean', 'ID'],
  ...['Date', 'DateTime', 'JSON', 'StringFilter', 'FloatFilter', 'IntFilter', 'BooleanFilter', 'IDFilter'],
  ...['DateFilter', 'DateTimeFilter', 'StringListFilter', 'IDListFilter', 'JSONFilter'],
];

const MODEL_NAME = /^[A-Z][A-Za-z0-9]*$/;
const PATH = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** Throws on the first thing in the models that cannot be. */
export function checkDefinitions(definitions: readonly ModelDefinition[]): void {
  const names = new Set(definitions.map(({ name }) => name));
  const types = new Map(RESERVED_TYPES.map((type) => [type, 'the schema itself']));
  const rootFields = new Map<string, string>();
  const paths = new Map<string, string>();
  for (const definition of definitions) {
    checkModel(definition, names);
    if (definition.name === 'User') checkUserModel(definition);
    const owner = `model "${definition.name}"`;
    claim(paths, { key: definition.path ?? toPluralPath(definition.name), owner, what: 'path' });
    for (const key of typeNames(definition)) claim(types, { key, owner, what: 'GraphQL type' });
    for (const key of rootFieldNames(definition)) claim(rootFields, { key, owner, what: 'GraphQL field' });
  }
}

function claim(
  taken: Map<string, string>,
  { key, owner, what }: { readonly key: string; readonly owner: string; readonly what: string },
): void {
  const other = taken.get(key);
  if (other !== undefined) throw new ModelError(`The ${what} "${key}" of ${owner} is already that of ${other}.`);
  taken.set(key, owner);
}

/** Every GraphQL type a model brings. */
function typeNames({ name, fields }: ModelDefinition): readonly string[] {
  const enums = Object.entries(fields).flatMap(([field, { type }]) =>
    type === 'select' ? enumTypeName(name, field) : [],
  );
  return [
    name,
    `${name}Connection`,
    `${name}Filter`,
    `Create${name}Input`,
    `Update${name}Input`,
    ...enums.flatMap((type) => [type, `${type}Filter`]),
  ];
}

export function enumTypeName(model: string, field: string): string {
  return `${model}${toUpperFirst(toCamelCase(field))}`;
}

function rootFieldNames(definition: ModelDefinition): readonly string[] {
  return [singularField(definition), pluralField(definition)];
}

/** `blogPost(id)` */
export function singularField({ name }: { readonly name: string }): string {
  return toLowerFirst(name);
}

/** `blogPosts(…)`; a word that is its own plural takes `all` in front. */
export function pluralField({ name, path = toPluralPath(name) }: Pick<ModelDefinition, 'name' | 'path'>): string {
  const plural = toCamelCase(path);
  return plural === toLowerFirst(name) ? `all${name}` : plural;
}

function checkModel(definition: ModelDefinition, names: ReadonlySet<string>): void {
  const [issue] = modelSchema.safeParse(definition, HOUSE_SENTENCES).error?.issues ?? [];
  if (issue !== undefined) {
    throw new ModelError(
      `Model "${String(definition.name)}": "${issue.path.join('.')}": ${issue.message.replace(/\.$/, '')}.`,
    );
  }
  const { name, path } = definition;
  if (!MODEL_NAME.test(name)) {
    throw new ModelError(`Model "${name}" must have a name of letters and digits, such as "BlogPost".`);
  }
  const ownPath = path ?? toPluralPath(name);
  if (!PATH.test(ownPath)) {
    throw new ModelError(`Path "${ownPath}" of model "${name}" must be lower-case words with hyphens.`);
  }
  if (RESERVED_PATHS.has(ownPath) && name !== 'File') {
    throw new ModelError(`Path "${ownPath}" of model "${name}" belongs to the server; give it another one.`);
  }
  const fields = Object.entries(definition.fields);
  if (fields.every(([, { readOnly }]) => readOnly === true)) {
    throw new ModelError(`Model "${name}" needs a field that can be written.`);
  }
  const isUpload = definition.createdBy === 'upload';
  for (const [fieldName, field] of fields) checkField({ model: name, name: fieldName, field, names, isUpload });
  const known = new Set([...fields.map(([fieldName]) => fieldName), 'createdAt', 'updatedAt', 'id']);
  const mentioned = [...Object.keys(definition.fieldAccess ?? {}), ...(definition.indexes ?? []).flat()];
  const unknown = mentioned.find((fieldName) => !known.has(fieldName));
  if (unknown !== undefined) {
    throw new ModelError(`Model "${name}" has rules or an index for "${unknown}", which is no field of it.`);
  }
  checkRules(definition);
  checkOwner(definition);
  const slugs = fields.flatMap(([fieldName, field]) =>
    field.type === 'slug' ? [{ fieldName, from: field.from }] : [],
  );
  for (const { fieldName, from } of slugs) {
    if (from !== undefined && !(from in definition.fields)) {
      throw new ModelError(`Slug "${fieldName}" of "${name}" is made from "${from}", which is no field of it.`);
    }
  }
}

/** People own their accounts; records of other models may be owned by whom a relation names. */
function checkOwner({ name, owner, fields }: ModelDefinition): void {
  if (owner === undefined) return;
  const field = Object.hasOwn(fields, owner) ? fields[owner] : undefined;
  const isPerson = field?.type === 'relation' && field.to === 'User' && field.many !== true;
  if (name === 'User' || !isPerson) {
    throw new ModelError(
      `The owner "${owner}" of model "${name}" must be a relation to one "User"${name === 'User' ? ', and people own themselves' : ''}.`,
    );
  }
}

const FIELD_NAME = /^[a-z][A-Za-z0-9_]*$/;
const RESERVED_FIELDS: ReadonlySet<string> = new Set([
  ...['id', 'createdAt', 'updatedAt', 'prototype'],
  ...Object.getOwnPropertyNames(Object.prototype),
  // What PostgreSQL calls the columns every table has.
  ...['tableoid', 'xmin', 'cmin', 'xmax', 'cmax', 'ctid'],
]);

interface FieldCheck {
  readonly model: string;
  readonly name: string;
  readonly field: Field;
  readonly names: ReadonlySet<string>;
  readonly isUpload: boolean;
}

/** Throws on the first thing in a field that cannot be. */
function checkField({ model, name, field, names, isUpload }: FieldCheck): void {
  const where = `Field "${name}" of "${model}"`;
  if (!FIELD_NAME.test(name) || RESERVED_FIELDS.has(name)) {
    throw new ModelError(`${where} cannot have this name.`);
  }
  const kind = kindOf(field);
  if (field.type === 'relation' && !names.has(field.to)) {
    throw new ModelError(`${where} points to "${field.to}", which is no model.`);
  }
  if (field.type === 'select') checkOptions(where, field);
  if (field.readOnly === true && field.required === true && !isUpload) {
    throw new ModelError(`${where} is both required and read-only, so that no record could be made.`);
  }
  const isList = kind.empty !== null;
  if ((field.unique === true && (isList || field.type === 'json')) || (field.index === true && field.type === 'json')) {
    throw new ModelError(`${where} cannot be unique or indexed, because of its type.`);
  }
  if ('default' in field && field.default !== undefined && !kind.schema.safeParse(field.default).success) {
    throw new ModelError(`${where} has a default that is not a value of its own.`);
  }
}

function checkOptions(where: string, { options, transitions = {} }: Extract<Field, { type: 'select' }>): void {
  const names = new Map<string, string>();
  for (const option of options) {
    const name = toEnumName(option);
    if (!/^[A-Z][A-Z0-9_]*$/.test(name) || ['TRUE', 'FALSE', 'NULL'].includes(name)) {
      throw new ModelError(`${where} has the option "${option}", which makes no name in GraphQL.`);
    }
    const other = names.get(name);
    if (other !== undefined) {
      throw new ModelError(`${where} has the options "${other}" and "${option}", which are both "${name}" in GraphQL.`);
    }
    names.set(name, option);
  }
  const moved = Object.entries(transitions).flatMap(([from, to]) => [from, ...to]);
  const unknown = moved.find((option) => !options.includes(option));
  if (unknown !== undefined) throw new ModelError(`${where} has a transition for "${unknown}", which is no option.`);
}

const [USER] = BUILT_IN_MODELS;

/** What a deployment adds to the model of people must do without a value: signing up gives none. */
function checkUserModel({ fields }: ModelDefinition): void {
  const blocking = Object.entries(fields).find(([name, field]) => !(name in USER.fields) && isNeeded(field));
  if (blocking) {
    throw new ModelError(`Field "${blocking[0]}" of "User" is required without a default, so nobody could sign up.`);
  }
}

function isNeeded(field: Field): boolean {
  if (field.required !== true || ('default' in field && field.default !== undefined)) return false;
  return !(field.type === 'slug' && field.from !== undefined);
}
