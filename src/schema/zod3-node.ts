import { enumValues, listOf, member, missingMessage } from './schema-node.js';
import type { SchemaConstraint, SchemaNode, SchemaNotes } from './schema-node.js';

type Read = (definition: unknown) => SchemaNode;

const wrapper =
  (kind: 'optional' | 'nullable' | 'wrapper' | 'effect' | 'catch', key: string): Read =>
  (definition) => ({ kind, inner: member(definition, key) });

const plain =
  (kind: 'string' | 'number' | 'bigint' | 'boolean'): Read =>
  (definition) => ({
    kind,
    checks: listOf(member(definition, 'checks')).map(readCheck),
  });

const readers: ReadonlyMap<string, Read> = new Map<string, Read>([
  ['ZodObject', readObject],
  ['ZodString', plain('string')],
  ['ZodNumber', plain('number')],
  ['ZodBigInt', plain('bigint')],
  ['ZodBoolean', plain('boolean')],
  // Their bounds have no rule of a column, so the schema checks them.
  ['ZodDate', () => ({ kind: 'date', checks: [{ type: 'beyond' }] })],
  ['ZodEnum', (definition) => ({ kind: 'choice', values: listOf(member(definition, 'values')) })],
  ['ZodNativeEnum', (definition) => ({ kind: 'choice', values: enumValues(member(definition, 'values')) })],
  ['ZodLiteral', (definition) => ({ kind: 'choice', values: [member(definition, 'value')] })],
  ['ZodNull', () => ({ kind: 'choice', values: [null] })],
  ['ZodUndefined', () => ({ kind: 'choice', values: [undefined] })],
  ['ZodAny', () => ({ kind: 'anything' })],
  ['ZodUnknown', () => ({ kind: 'anything' })],
  ['ZodUnion', (definition) => ({ kind: 'union', options: listOf(member(definition, 'options')) })],
  ['ZodArray', (definition) => ({ kind: 'array', element: member(definition, 'type') })],
  ['ZodOptional', wrapper('optional', 'innerType')],
  ['ZodNullable', wrapper('nullable', 'innerType')],
  ['ZodCatch', wrapper('catch', 'innerType')],
  ['ZodReadonly', wrapper('wrapper', 'innerType')],
  ['ZodBranded', wrapper('wrapper', 'type')],
  ['ZodEffects', wrapper('effect', 'schema')],
  ['ZodPipeline', wrapper('effect', 'in')],
  ['ZodLazy', (definition) => ({ kind: 'wrapper', inner: callIt(member(definition, 'getter')) })],
  [
    'ZodDefault',
    (definition) => ({
      kind: 'default',
      inner: member(definition, 'innerType'),
      readValue: () => callIt(member(definition, 'defaultValue')),
    }),
  ],
]);

/** Reads a zod 3 schema; `null` for anything else. */
export function readZod3(schema: unknown): SchemaNode | null {
  const definition = member(schema, '_def');
  const name = member(definition, 'typeName');
  if (typeof name !== 'string') return null;
  return readers.get(name)?.(definition) ?? { kind: 'other' };
}

export function zod3Notes(schema: unknown): SchemaNotes {
  const definition = member(schema, '_def');
  const description = member(definition, 'description');
  const missing = missingMessage(schema, member(definition, 'errorMap'), { data: undefined, defaultError: '' });
  return {
    ...(typeof description === 'string' ? { description } : {}),
    ...(missing === undefined ? {} : { missing }),
  };
}

function readObject(definition: unknown): SchemaNode {
  const shape = callIt(member(definition, 'shape'));
  return { kind: 'object', shape: Object.entries(shape ?? {}), checked: false };
}

function readCheck(check: unknown): SchemaConstraint {
  const kind = member(check, 'kind');
  const text = member(check, 'message');
  const withMessage = typeof text === 'string' ? { message: text } : {};
  const value = member(check, 'value');
  const regex = member(check, 'regex');
  if (kind === 'email') return { type: 'email', ...withMessage };
  if (kind === 'date') return { type: 'iso-date', ...withMessage };
  if (kind === 'datetime' || kind === 'time' || kind === 'url' || kind === 'uuid') {
    return { type: 'format', column: kind };
  }
  if (kind === 'int') return { type: 'int', ...withMessage };
  if (kind === 'trim') return { type: 'trim' };
  if (kind === 'toLowerCase') return { type: 'lowercase' };
  if (kind === 'toUpperCase') return { type: 'uppercase' };
  if (kind === 'regex' && regex instanceof RegExp) return { type: 'regex', regex, ...withMessage };
  if (typeof value !== 'number') return { type: 'beyond' };
  const inclusive = member(check, 'inclusive');
  if (kind === 'length') return { type: 'length', value, ...withMessage };
  if (kind === 'min' || kind === 'max') {
    // Only checks of numbers have `inclusive`; others are checks of length.
    if (typeof inclusive === 'boolean') return { type: kind, value, inclusive, ...withMessage };
    return { type: `${kind}-length`, value, ...withMessage };
  }
  return { type: 'beyond' };
}

function callIt(value: unknown): unknown {
  return typeof value === 'function' ? (value as () => unknown)() : undefined;
}
