import type { ColumnType, Transformer, Validator } from '../engine/index.js';
import type { SchemaConstraint, SchemaNode, SchemaNotes } from './schema-node.js';
import { readZod3, zod3Notes } from './zod3-node.js';
import { readZod4, zod4Notes } from './zod4-node.js';

/** How the typed value of a cell is converted to the schema's input. */
export type InputKind = 'plain' | 'text' | 'date' | 'bigint' | 'list' | 'choice';

/** One column of a schema with everything its layers define. */
export interface SchemaField {
  /** Keys from the row to the value; more than one for nested objects. */
  readonly path: readonly string[];
  readonly type: ColumnType;
  readonly validators: readonly Validator[];
  readonly transformations: readonly Transformer[];
  readonly options?: readonly string[];
  readonly notes: SchemaNotes;
  readonly input: InputKind;
  /** Values of a choice by their text. */
  readonly choices: ReadonlyMap<string, unknown>;
  readonly optional: boolean;
  readonly nullable: boolean;
  readonly hasDefault: boolean;
  /** Whether `''` is among the allowed values. */
  readonly allowsEmpty: boolean;
  /** Whether the schema has rules that the column cannot express. */
  readonly beyond: boolean;
}

export interface SchemaFields {
  readonly fields: readonly SchemaField[];
  /** Whether the schema checks or transforms rows as a whole. */
  readonly beyond: boolean;
}

const MAX_LAYERS = 50;

export function readSchema(schema: unknown): SchemaNode | null {
  return readZod4(schema) ?? readZod3(schema);
}

/** The fields of an object schema; `null` when its structure cannot be read. */
export function readFields(schema: unknown): SchemaFields | null {
  let current = schema;
  let beyond = false;
  for (let layer = 0; layer < MAX_LAYERS; layer += 1) {
    const node = readSchema(current);
    if (!node) return null;
    if (node.kind === 'object') {
      const fields = node.shape.flatMap(([key, value]) => fieldsAt([key], value));
      return { fields, beyond: beyond || node.checked };
    }
    if (!('inner' in node)) return null;
    if (node.kind !== 'wrapper') beyond = true;
    current = node.inner;
  }
  return null;
}

function fieldsAt(path: readonly string[], schema: unknown): readonly SchemaField[] {
  const nested = path.length < 5 ? nestedShape(schema) : null;
  if (!nested) return [readField(path, schema)];
  return nested.shape
    .flatMap(([key, value]) => fieldsAt([...path, key], value))
    .map((field) => ({
      ...field,
      beyond: true,
      // Whether a member of an optional object is required depends on the other members, so the schema decides.
      validators: nested.optional ? field.validators.filter(({ type }) => type !== 'required') : field.validators,
    }));
}

function nestedShape(
  schema: unknown,
): { readonly shape: readonly (readonly [string, unknown])[]; readonly optional: boolean } | null {
  let current = schema;
  let optional = false;
  for (let layer = 0; layer < MAX_LAYERS; layer += 1) {
    const node = readSchema(current);
    if (node?.kind === 'object') return { shape: node.shape, optional };
    if (!node || !('inner' in node)) return null;
    if (node.kind === 'optional' || node.kind === 'nullable' || node.kind === 'default' || node.kind === 'catch')
      optional = true;
    current = node.inner;
  }
  return null;
}

interface Draft {
  type: ColumnType;
  input: InputKind;
  optional: boolean;
  nullable: boolean;
  allowsEmpty: boolean;
  beyond: boolean;
  hasDefault: boolean;
  /** Whether the schema replaces values that break its rules, so that the rules are not errors. */
  catches: boolean;
  choices: Map<string, unknown>;
  notes: SchemaNotes;
  defaults: string | null;
  constraints: SchemaConstraint[];
}

function readField(path: readonly string[], schema: unknown): SchemaField {
  const draft: Draft = {
    type: 'string',
    input: 'text',
    optional: false,
    nullable: false,
    allowsEmpty: false,
    beyond: false,
    hasDefault: false,
    catches: false,
    choices: new Map(),
    notes: {},
    defaults: null,
    constraints: [],
  };
  readLayers(schema, draft, MAX_LAYERS);
  const { validators, transformations } = rulesOf(draft);
  const { type, input, optional, nullable, allowsEmpty, beyond, hasDefault, choices, notes } = draft;
  const options = type === 'select' ? { options: [...choices.keys()] } : {};
  return {
    path,
    type,
    validators,
    transformations,
    ...options,
    notes,
    input,
    choices,
    optional,
    nullable,
    hasDefault,
    allowsEmpty,
    beyond,
  };
}

function readLayers(schema: unknown, draft: Draft, layersLeft: number): void {
  const node = layersLeft > 0 ? readSchema(schema) : null;
  draft.notes = { ...zod4Notes(schema), ...zod3Notes(schema), ...withoutUndefined(draft.notes) };
  if (!node || node.kind === 'other' || node.kind === 'object' || node.refined) draft.beyond = true;
  if (!node || node.kind === 'other' || node.kind === 'object') return;
  if (node.kind === 'anything') {
    // Objects need the member, whatever its value.
    draft.nullable = true;
    return;
  }
  if (node.kind === 'catch') draft.catches = true;
  if (node.kind === 'optional' || node.kind === 'nullable') draft[node.kind] = true;
  if (node.kind === 'effect' || node.kind === 'catch') draft.beyond = true;
  if (node.kind === 'default') readDefault(node.readValue, draft);
  if ('inner' in node) return readLayers(node.inner, draft, layersLeft - 1);
  if (node.kind === 'choice') return readChoices(node.values, draft);
  if (node.kind === 'union') return readUnion(node.options, draft, layersLeft);
  if (node.kind === 'array') {
    draft.input = 'list';
    draft.beyond = true;
    return;
  }
  draft.constraints.push(...node.checks);
  if (node.kind === 'string') return;
  draft.type = node.kind === 'bigint' ? 'number' : node.kind;
  draft.input = node.kind === 'date' || node.kind === 'bigint' ? node.kind : 'plain';
  if (draft.input !== 'plain') draft.beyond = true;
}

function readUnion(options: readonly unknown[], draft: Draft, layersLeft: number): void {
  const nodes = options.map(readSchema);
  if (nodes.every((node) => node?.kind === 'choice')) {
    readChoices(
      nodes.flatMap((node) => (node?.kind === 'choice' ? node.values : [])),
      draft,
    );
    return;
  }
  draft.beyond = true;
  for (const node of nodes) {
    if (node?.kind !== 'choice') continue;
    if (node.values.includes('')) draft.allowsEmpty = true;
    if (node.values.includes(null)) draft.nullable = true;
    if (node.values.includes(undefined)) draft.optional = true;
  }
  const rest = options.filter((_, place) => nodes[place]?.kind !== 'choice');
  // With one remaining alternative the column has its type; with several it is text that the schema validates.
  if (rest.length === 1) readLayers(rest[0], draft, layersLeft - 1);
}

function readChoices(values: readonly unknown[], draft: Draft): void {
  if (values.includes(null)) draft.nullable = true;
  if (values.includes(undefined)) draft.optional = true;
  if (values.includes('')) draft.allowsEmpty = true;
  const real = values.filter((value) => value !== null && value !== undefined && value !== '');
  if (real.length > 0 && real.every((value) => typeof value === 'boolean')) {
    draft.type = 'boolean';
    draft.input = 'plain';
    draft.beyond = draft.beyond || real.length < 2;
    return;
  }
  draft.type = 'select';
  draft.input = 'choice';
  for (const value of real) {
    draft.choices.set(String(value), value);
    if (typeof value !== 'string') draft.beyond = true;
  }
}

/** A default that differs between calls, such as an id or the current time, is left to the schema. */
function readDefault(readValue: () => unknown, draft: Draft): void {
  const first = readValue();
  const fixed =
    first === readValue() && (typeof first === 'string' || typeof first === 'number' || typeof first === 'boolean');
  draft.hasDefault = true;
  if (fixed) draft.defaults = String(first);
  else draft.beyond = true;
}

function withoutUndefined(notes: SchemaNotes): SchemaNotes {
  return Object.fromEntries(Object.entries(notes).filter(([, value]) => value !== undefined));
}

const LOOKS_AROUND = /\(\?(?:[=!]|<[=!])|\\[1-9]|\\k</u;

/** Turns constraints into validators; constraints that a column cannot express are left to the schema. */
function rulesOf(draft: Draft): { readonly validators: Validator[]; readonly transformations: Transformer[] } {
  const validators: Validator[] = [];
  const transformations: Transformer[] = [];
  const isInteger = draft.constraints.some(({ type }) => type === 'int');
  let requiredMessage = draft.notes.missing;
  for (const constraint of draft.constraints) {
    const message = 'message' in constraint && constraint.message !== undefined ? { message: constraint.message } : {};
    if (constraint.type === 'email') draft.type = 'email';
    else if (constraint.type === 'iso-date') draft.type = 'date';
    else if (constraint.type === 'format') {
      draft.type = constraint.column;
      draft.beyond = true;
    } else if (constraint.type === 'trim' || constraint.type === 'lowercase' || constraint.type === 'uppercase') {
      transformations.push({ type: constraint.type, stage: 'pre' });
    } else if (constraint.type === 'min-length' && constraint.value <= 1)
      requiredMessage = constraint.message ?? requiredMessage;
    else if (constraint.type === 'min-length')
      validators.push({ type: 'min_length', value: constraint.value, ...message });
    else if (constraint.type === 'max-length')
      validators.push({ type: 'max_length', value: constraint.value, ...message });
    else if (constraint.type === 'length') {
      validators.push({ type: 'min_length', value: constraint.value, ...message });
      validators.push({ type: 'max_length', value: constraint.value, ...message });
    } else if ((constraint.type === 'min' || constraint.type === 'max') && (constraint.inclusive || isInteger)) {
      const step = constraint.inclusive ? 0 : constraint.type === 'min' ? 1 : -1;
      validators.push({ type: constraint.type, value: constraint.value + step, ...message });
    } else if (
      constraint.type === 'regex' &&
      !/[imsv]/u.test(constraint.regex.flags) &&
      !LOOKS_AROUND.test(constraint.regex.source)
    ) {
      validators.push({ type: 'regex', pattern: constraint.regex.source, ...message });
    } else draft.beyond = true;
  }
  if (draft.defaults !== null) transformations.push({ type: 'default', value: draft.defaults });
  if (draft.catches) return { validators: [], transformations };
  const mayBeEmpty = draft.optional || draft.nullable || draft.hasDefault || draft.allowsEmpty;
  if (!mayBeEmpty)
    validators.unshift({ type: 'required', ...(requiredMessage === undefined ? {} : { message: requiredMessage }) });
  return { validators, transformations };
}
