import { enumValues, listOf, member, missingMessage } from './schema-node.js';
import type { SchemaConstraint, SchemaNode, SchemaNotes } from './schema-node.js';

type Read = (definition: unknown) => SchemaNode;

const wrapper =
  (kind: 'optional' | 'nullable' | 'wrapper' | 'effect' | 'catch'): Read =>
  (definition) => ({ kind, inner: member(definition, 'innerType') });

const plain =
  (kind: 'string' | 'number' | 'bigint' | 'boolean' | 'date'): Read =>
  (definition) => ({ kind, checks: readChecks(definition) });

const withDefault: Read = (definition) => ({
  kind: 'default',
  inner: member(definition, 'innerType'),
  readValue: () => member(definition, 'defaultValue'),
});

const readers: ReadonlyMap<string, Read> = new Map<string, Read>([
  ['object', readObject],
  ['string', plain('string')],
  ['number', plain('number')],
  ['int', plain('number')],
  ['bigint', plain('bigint')],
  ['boolean', plain('boolean')],
  ['date', plain('date')],
  ['enum', (definition) => ({ kind: 'choice', values: enumValues(member(definition, 'entries')) })],
  ['literal', (definition) => ({ kind: 'choice', values: listOf(member(definition, 'values')) })],
  ['null', () => ({ kind: 'choice', values: [null] })],
  ['undefined', () => ({ kind: 'choice', values: [undefined] })],
  ['any', () => ({ kind: 'anything' })],
  ['unknown', () => ({ kind: 'anything' })],
  ['union', (definition) => ({ kind: 'union', options: listOf(member(definition, 'options')) })],
  ['array', (definition) => ({ kind: 'array', element: member(definition, 'element') })],
  ['optional', wrapper('optional')],
  ['nullable', wrapper('nullable')],
  ['readonly', wrapper('wrapper')],
  ['nonoptional', wrapper('effect')],
  ['catch', wrapper('catch')],
  ['success', wrapper('effect')],
  ['default', withDefault],
  ['prefault', withDefault],
  ['pipe', readPipe],
  [
    'lazy',
    (definition) => {
      const getter = member(definition, 'getter');
      return { kind: 'wrapper', inner: typeof getter === 'function' ? (getter as () => unknown)() : undefined };
    },
  ],
]);

/** Reads a zod 4 schema, classic or mini; `null` for anything else. */
export function readZod4(schema: unknown): SchemaNode | null {
  const definition = member(member(schema, '_zod'), 'def');
  const type = member(definition, 'type');
  if (typeof type !== 'string') return null;
  const node = readers.get(type)?.(definition) ?? { kind: 'other' };
  const plainOrObject = node.kind === 'object' || 'checks' in node;
  return plainOrObject || listOf(member(definition, 'checks')).length === 0 ? node : { ...node, refined: true };
}

export function zod4Notes(schema: unknown): SchemaNotes {
  const meta = member(schema, 'meta');
  const metadata: unknown = typeof meta === 'function' ? (meta as () => unknown).call(schema) : undefined;
  const text = (key: string): string | undefined => {
    const value = member(metadata, key);
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const aliases = listOf(member(metadata, 'aliases')).filter((alias) => typeof alias === 'string');
  return {
    label: text('label') ?? text('title'),
    description: text('description'),
    placeholder: text('placeholder') ?? text('example'),
    ...(aliases.length > 0 ? { aliases } : {}),
    missing: missingMessage(schema, member(member(member(schema, '_zod'), 'def'), 'error')),
  };
}

function readObject(definition: unknown): SchemaNode {
  const checked = listOf(member(definition, 'checks')).length > 0;
  return { kind: 'object', shape: Object.entries(member(definition, 'shape') ?? {}), checked };
}

function readPipe(definition: unknown): SchemaNode {
  const first = member(definition, 'in');
  const preprocessed = member(member(member(first, '_zod'), 'def'), 'type') === 'transform';
  return { kind: 'effect', inner: preprocessed ? member(definition, 'out') : first };
}

/** Checks are in a list or, for `z.email()` and `z.int()`, in the definition itself. */
function readChecks(definition: unknown): SchemaConstraint[] {
  const own = member(definition, 'check') === undefined ? [] : [definition];
  const others = listOf(member(definition, 'checks')).map((check) => member(member(check, '_zod'), 'def'));
  return [...own, ...others].map(readCheck);
}

const FORMATS: ReadonlyMap<unknown, 'email' | 'iso-date' | 'int'> = new Map([
  ['email', 'email'],
  ['date', 'iso-date'],
  ['safeint', 'int'],
]);
const COLUMN_FORMATS: ReadonlyMap<unknown, 'datetime' | 'time' | 'url' | 'uuid' | 'iban'> = new Map([
  ['datetime', 'datetime'],
  ['time', 'time'],
  ['url', 'url'],
  ['uuid', 'uuid'],
  ['guid', 'uuid'],
  ['iban', 'iban'],
]);
const LENGTHS: ReadonlyMap<unknown, readonly ['min-length' | 'max-length' | 'length', string]> = new Map([
  ['min_length', ['min-length', 'minimum']],
  ['max_length', ['max-length', 'maximum']],
  ['length_equals', ['length', 'length']],
]);
const BOUNDS: ReadonlyMap<unknown, 'min' | 'max'> = new Map([
  ['greater_than', 'min'],
  ['less_than', 'max'],
]);

function readCheck(definition: unknown): SchemaConstraint {
  const check = member(definition, 'check');
  const format = FORMATS.get(member(definition, 'format'));
  const withMessage = readMessage(definition);
  if (format) return { type: format, ...withMessage };
  const column = COLUMN_FORMATS.get(member(definition, 'format'));
  if (column) return { type: 'format', column };
  const regex = member(definition, 'pattern');
  if (member(definition, 'format') === 'regex' && regex instanceof RegExp)
    return { type: 'regex', regex, ...withMessage };
  if (check === 'overwrite') return readOverwrite(member(definition, 'tx'));
  const length = LENGTHS.get(check);
  const size = length && member(definition, length[1]);
  if (length && typeof size === 'number') return { type: length[0], value: size, ...withMessage };
  const bound = BOUNDS.get(check);
  const value = member(definition, 'value');
  if (bound && typeof value === 'number') {
    return { type: bound, value, inclusive: member(definition, 'inclusive') === true, ...withMessage };
  }
  return { type: 'beyond' };
}

/** A fixed message is stored as a function without parameters. */
function readMessage(definition: unknown): { readonly message?: string } {
  const error = member(definition, 'error');
  if (typeof error !== 'function' || error.length > 0) return {};
  const message: unknown = (error as () => unknown)();
  return typeof message === 'string' ? { message } : {};
}

/** `trim()`, `toLowerCase()` and `toUpperCase()` are stored as functions, so a sample text shows which one it is. */
function readOverwrite(change: unknown): SchemaConstraint {
  if (typeof change !== 'function') return { type: 'beyond' };
  const changed: unknown = (change as (text: string) => unknown)(' aB ');
  if (changed === 'aB') return { type: 'trim' };
  if (changed === ' ab ') return { type: 'lowercase' };
  if (changed === ' AB ') return { type: 'uppercase' };
  return { type: 'beyond' };
}
