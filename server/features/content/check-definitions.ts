import { z } from 'zod';
import type { ZodType } from 'zod';
import { ACTIONS } from '../../platform/http/principal.js';
import { HOUSE_SENTENCES } from '../../platform/issue-sentence.js';
import { BUILT_IN_MODELS } from './built-in-models.js';
import { checkRules } from './model-rules.js';
import { defaultOf, isRequiredOnCreate, ModelError } from './model.js';
import type { ModelDefinition } from './model.js';
import { enumTypeName, pluralField, singularField, toPluralPath } from './names.js';
import { FIELD_KINDS, fieldKind } from './kinds/kinds.js';
import type { Field, FieldType } from './kinds/kinds.js';

/** Top-level names and names under `/api` that other parts of the server use. */
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

/** Types of the GraphQL schema that do not belong to a model. */
const RESERVED_TYPES: readonly string[] = [
  ...['Query', 'Mutation', 'Subscription', 'PageInfo', 'String', 'Int', 'Float', 'Boolean', 'ID'],
  ...['Date', 'DateTime', 'JSON', 'StringFilter', 'FloatFilter', 'IntFilter', 'BooleanFilter', 'IDFilter'],
  ...['DateFilter', 'DateTimeFilter', 'StringListFilter', 'IDListFilter', 'JSONFilter'],
];

const MODEL_NAME = /^[A-Z][A-Za-z0-9]*$/;
const PATH = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** Throws a ModelError for the first error in the models. */
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
  if (other !== undefined) throw new ModelError(`The ${what} "${key}" of ${owner} is already used by ${other}.`);
  taken.set(key, owner);
}

/** Every GraphQL type that a model defines. */
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

function rootFieldNames(definition: ModelDefinition): readonly string[] {
  return [singularField(definition), pluralField(definition)];
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
    throw new ModelError(`Path "${ownPath}" of model "${name}" must consist of lower-case words joined by hyphens.`);
  }
  if (RESERVED_PATHS.has(ownPath) && name !== 'File') {
    throw new ModelError(`Path "${ownPath}" of model "${name}" is reserved by the server; choose another one.`);
  }
  const fields = Object.entries(definition.fields);
  if (fields.every(([, { readOnly }]) => readOnly === true)) {
    throw new ModelError(`Model "${name}" needs a writable field.`);
  }
  const isUpload = definition.createdBy === 'upload';
  for (const [fieldName, field] of fields) checkField({ model: name, name: fieldName, field, names, isUpload });
  const known = new Set([...fields.map(([fieldName]) => fieldName), 'createdAt', 'updatedAt', 'id']);
  const mentioned = [...Object.keys(definition.fieldAccess ?? {}), ...(definition.indexes ?? []).flat()];
  const unknown = mentioned.find((fieldName) => !known.has(fieldName));
  if (unknown !== undefined) {
    throw new ModelError(`Model "${name}" has rules or an index for "${unknown}", which is not one of its fields.`);
  }
  checkRules(definition);
  checkOwner(definition);
  const slugs = fields.flatMap(([fieldName, field]) =>
    field.type === 'slug' ? [{ fieldName, from: field.from }] : [],
  );
  for (const { fieldName, from } of slugs) {
    if (from !== undefined && !(from in definition.fields)) {
      throw new ModelError(`Slug "${fieldName}" of "${name}" is made from "${from}", which is not one of its fields.`);
    }
  }
}

/** Users own their accounts; the owner of other records can be set by a relation. */
function checkOwner({ name, owner, fields }: ModelDefinition): void {
  if (owner === undefined) return;
  const field = Object.hasOwn(fields, owner) ? fields[owner] : undefined;
  const isPerson = field?.type === 'relation' && field.to === 'User' && field.many !== true;
  if (name === 'User' || !isPerson) {
    throw new ModelError(
      `The owner "${owner}" of model "${name}" must be a relation to one "User"${name === 'User' ? '; users always own themselves' : ''}.`,
    );
  }
}

const FIELD_NAME = /^[a-z][A-Za-z0-9_]*$/;
const RESERVED_FIELDS: ReadonlySet<string> = new Set([
  ...['id', 'createdAt', 'updatedAt', 'prototype'],
  ...Object.getOwnPropertyNames(Object.prototype),
  // PostgreSQL's system columns, which every table has.
  ...['tableoid', 'xmin', 'cmin', 'xmax', 'cmax', 'ctid'],
]);

interface FieldCheck {
  readonly model: string;
  readonly name: string;
  readonly field: Field;
  readonly names: ReadonlySet<string>;
  readonly isUpload: boolean;
}

/** Throws a ModelError for the first error in a field. */
function checkField({ model, name, field, names, isUpload }: FieldCheck): void {
  const where = `Field "${name}" of "${model}"`;
  if (!FIELD_NAME.test(name) || RESERVED_FIELDS.has(name)) throw new ModelError(`${where} cannot have this name.`);
  const kind = fieldKind(field);
  const target = kind.target?.(field);
  if (target !== undefined && !names.has(target)) {
    throw new ModelError(`${where} points to "${target}", which is not a model.`);
  }
  const problem = kind.problem?.(field);
  if (problem !== undefined) throw new ModelError(`${where} ${problem}.`);
  if (field.readOnly === true && field.required === true && !isUpload) {
    throw new ModelError(`${where} is both required and read-only, so records could not be created.`);
  }
  const { empty, columnType, schema } = kind.value(field);
  const isList = empty !== null;
  const isJson = columnType === 'json';
  if ((field.unique === true && (isList || isJson)) || (field.index === true && isJson)) {
    throw new ModelError(`${where} cannot be unique or indexed, because of its type.`);
  }
  const initial = defaultOf(field);
  if (initial !== undefined && !schema.safeParse(initial).success) {
    throw new ModelError(`${where} has a default that is not valid for its type.`);
  }
}

const [USER] = BUILT_IN_MODELS;

/** Fields that a deployment adds to the user model must not need a value, because sign-up provides none. */
function checkUserModel({ fields }: ModelDefinition): void {
  const blocking = Object.entries(fields).find(([name, field]) => !(name in USER.fields) && isRequiredOnCreate(field));
  if (blocking) {
    throw new ModelError(
      `Field "${blocking[0]}" of "User" is required without a default, which would prevent sign-ups.`,
    );
  }
}

/** Options of every field. */
const BASE_SHAPE = {
  required: z.boolean().optional(),
  unique: z.boolean().optional(),
  index: z.boolean().optional(),
  readOnly: z.boolean().optional(),
  description: z.string().optional(),
  copiedFrom: z.string().optional(),
};

const types = FIELD_KINDS.map(({ type }) => type) as [FieldType, ...FieldType[]];

const field = z.looseObject({ type: z.enum(types) }).superRefine((value, context) => {
  const shape = { type: z.string(), ...BASE_SHAPE, ...fieldKind(value).shape };
  const parsed = z.strictObject(shape).safeParse(value, HOUSE_SENTENCES);
  for (const { path, message } of parsed.error?.issues ?? []) {
    context.addIssue({ code: 'custom', path: [...path], message });
  }
}) as unknown as ZodType<Field>;

const fieldRule = z.array(
  z.string({ error: 'Must be a role: filters and "own" are for model rules, not for field rules' }),
);
const rule = z.array(z.union([z.string(), z.record(z.string(), z.unknown())]));

/** The schema of a declaration, for configurations that were not type-checked. */
const modelSchema: ZodType<ModelDefinition> = z.strictObject({
  name: z.string(),
  path: z.string().optional(),
  fields: z.record(z.string(), field),
  createdBy: z.enum(['api', 'upload']).optional(),
  access: z.partialRecord(z.enum(ACTIONS), rule).optional(),
  fieldAccess: z.record(z.string(), z.partialRecord(z.enum(['read', 'create', 'update']), fieldRule)).optional(),
  owner: z.string().optional(),
  indexes: z.array(z.array(z.string()).min(1)).optional(),
});
