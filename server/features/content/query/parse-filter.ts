import type { ErrorDetail } from '../../../platform/http/errors.js';
import { didYouMean, nearestName } from '../../../platform/http/parse-input.js';
import type { Principal } from '../../../platform/http/principal.js';
import { mayUseField, rowScope } from '../access.js';
import type { Model, Searchable, Comparison, Condition, Group, Operand } from '../models.js';
import { OPERATORS } from '../kinds/field-kind.js';
import type { Operator } from '../kinds/field-kind.js';
import { truncateForMessage } from './query.js';

interface Caller {
  readonly model: Model;
  readonly principal: Principal;
}

const OPERATOR_BY_KEY: ReadonlyMap<string, Operator> = new Map(OPERATORS.map((operator) => [`$${operator}`, operator]));
const LIST_OPERATORS: ReadonlySet<Operator> = new Set<Operator>(['in', 'nin']);
const MAX_ITEMS = 200;
const MAX_CONDITIONS = 50;
const MAX_GROUPS = 50;
/** Nesting depth of groups. */
export const MAX_GROUP_DEPTH = 4;

const GROUPS: ReadonlyMap<string, Group['kind']> = new Map([
  ['$and', 'and'],
  ['$or', 'or'],
]);

interface Reading extends Caller {
  readonly details: ErrorDetail[];
  /** What has been parsed so far; beyond a limit, parsing stops. */
  readonly count: { conditions: number; groups: number };
}

const EVERYTHING: Condition = { kind: 'and', conditions: [] };

/** Parses `filter[…]` of a request into a condition; errors are added to `details`. */
export function parseFilter(raw: unknown, caller: Caller, details: ErrorDetail[]): Condition {
  if (raw === undefined || raw === null) return EVERYTHING;
  const reading: Reading = { ...caller, details, count: { conditions: 0, groups: 0 } };
  const condition = readMembers(raw, reading, { name: 'filter', depth: 0 });
  if (reading.count.conditions > MAX_CONDITIONS) {
    details.push({ field: 'filter', message: `Must have at most ${MAX_CONDITIONS} conditions.` });
  }
  if (reading.count.groups > MAX_GROUPS) {
    details.push({ field: 'filter', message: `Must have at most ${MAX_GROUPS} groups.` });
  }
  return condition;
}

interface Place {
  /** As the caller wrote it: `filter`, `$or[1]`. */
  readonly name: string;
  readonly depth: number;
}

function readMembers(raw: unknown, reading: Reading, { name: place, depth }: Place): Condition {
  const { details, count } = reading;
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    details.push({ field: place, message: 'Must name fields: filter[field]=value.' });
    return EVERYTHING;
  }
  const conditions: Condition[] = [];
  for (const [name, value] of Object.entries(raw)) {
    if (count.conditions > MAX_CONDITIONS || count.groups > MAX_GROUPS) break;
    const group = GROUPS.get(name);
    if (group !== undefined) {
      conditions.push(readGroup(group, value, reading, { name, depth: depth + 1 }));
      continue;
    }
    const searched = findField(name, reading);
    if (searched === undefined) {
      details.push({
        field: truncateForMessage(name),
        message: `"${truncateForMessage(name)}" is not a field to filter by.${hintFor(name, reading)}`,
      });
      continue;
    }
    for (const [key, operand] of operandsOf(value)) {
      count.conditions += 1;
      const comparison = parseComparison({ ...searched, key, operand });
      if (typeof comparison === 'string') details.push({ field: truncateForMessage(name), message: comparison });
      else conditions.push(reached(searched, comparison, reading));
    }
  }
  const [first = EVERYTHING, ...more] = conditions;
  return more.length === 0 ? first : { kind: 'and', conditions };
}

/** `filter[$or][0][title]=a&filter[$or][1][status]=draft`, or a list of the same. */
function readGroup(kind: Group['kind'], raw: unknown, reading: Reading, { name, depth }: Place): Condition {
  const refuse = (message: string): Condition => {
    reading.details.push({ field: name, message });
    return EVERYTHING;
  };
  reading.count.groups += 1;
  if (depth > MAX_GROUP_DEPTH) return refuse(`Groups may be nested at most ${MAX_GROUP_DEPTH} deep.`);
  const members = listOf(raw);
  if (members === undefined) return refuse(`Must be a list of conditions: filter[${name}][0][field]=value.`);
  if (members.length === 0) return refuse('Must have at least one condition.');
  const conditions: Condition[] = [];
  for (const [index, member] of members.entries()) {
    if (reading.count.conditions > MAX_CONDITIONS || reading.count.groups > MAX_GROUPS) break;
    const place = `${name}[${index}]`;
    const isEmpty = typeof member === 'object' && member !== null && Object.keys(member).length === 0;
    if (isEmpty) refuse(`Item ${index} must have at least one condition.`);
    else conditions.push(readMembers(member, reading, { name: place, depth }));
  }
  return { kind, conditions };
}

/** A list, or an object by index, which is how a query string with skipped numbers is parsed. */
function listOf(raw: unknown): readonly unknown[] | undefined {
  if (Array.isArray(raw)) return raw;
  if (typeof raw !== 'object' || raw === null) return undefined;
  const entries = Object.entries(raw);
  return entries.every(([key]) => /^\d+$/.test(key)) ? entries.map(([, value]) => value as unknown) : undefined;
}

interface Searched {
  readonly via: Searchable | undefined;
  readonly field: Searchable;
}

/**
 * A field of the model, or of a related one: `categories.slug`. Unreadable fields are not found; otherwise a filter
 * would reveal their values by the records it returns.
 */
function findField(name: string, { model, principal }: Caller): Searched | undefined {
  const readable = (owner: Model, fieldName: string): Searchable | undefined => {
    const field = owner.searchables.get(fieldName);
    return field !== undefined && mayUseField(principal, field, 'read') ? field : undefined;
  };
  const dot = name.indexOf('.');
  if (dot === -1) {
    const field = readable(model, name);
    return field && { via: undefined, field };
  }
  const via = readable(model, name.slice(0, dot));
  if (via?.target === undefined || rowScope(principal, via.target, 'read') === 'none') return undefined;
  const field = readable(via.target, name.slice(dot + 1));
  return field && { via, field };
}

/** The name that `findField` finds closest to one that it does not, part by part, as a hint. */
function hintFor(name: string, { model, principal }: Caller): string {
  const readable = (owner: Model): readonly Searchable[] =>
    [...owner.searchables.values()].filter((field) => mayUseField(principal, field, 'read'));
  const namesOf = (fields: readonly Searchable[]): readonly string[] => fields.map((field) => field.name);
  const dot = name.indexOf('.');
  if (dot === -1) return didYouMean(name, namesOf(readable(model)));
  const relations = readable(model).filter(
    ({ target }) => target !== undefined && rowScope(principal, target, 'read') !== 'none',
  );
  const via = nearestName(name.slice(0, dot), namesOf(relations));
  const target = relations.find((field) => field.name === via)?.target;
  const member = target && nearestName(name.slice(dot + 1), namesOf(readable(target)));
  return member === undefined ? '' : ` Did you mean "${via}.${member}"?`;
}

type Operators = Readonly<Record<string, unknown>>;

const isOperators = (value: unknown): value is Operators =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * `filter[f]=v` means `$eq`; otherwise each member of the object is an operator. `filter[f]=v&filter[f][$ne]=w` is
 * parsed into a list of both.
 */
function operandsOf(value: unknown): readonly (readonly [string, unknown])[] {
  if (isOperators(value)) return Object.entries(value);
  if (!Array.isArray(value) || !value.some(isOperators)) return [['$eq', value]];
  const equal: readonly unknown[] = value.filter((item) => !isOperators(item));
  if (equal.length === 0) return [['$eq', value]];
  return [['$eq', equal.length === 1 ? equal[0] : equal], ...value.filter(isOperators).flatMap(Object.entries)];
}

/** A comparison with a field of a related record, as a condition on the record itself. */
function reached({ via }: Searched, comparison: Comparison, { principal }: Caller): Condition {
  if (via?.target === undefined) return comparison;
  return { kind: 'related', via, readable: rowScope(principal, via.target, 'read'), comparison };
}

interface RawComparison extends Searched {
  readonly key: string;
  readonly operand: unknown;
}

/** The comparison, or an error message. */
function parseComparison({ field, key, operand }: RawComparison): Comparison | string {
  const operator = OPERATOR_BY_KEY.get(key);
  if (operator === undefined) {
    const hint = didYouMean(
      key,
      field.kind.operators.map((known) => `$${known}`),
    );
    return `"${truncateForMessage(key)}" is not an operator.${hint}`;
  }
  if (!field.kind.operators.includes(operator)) return `$${operator} cannot be used with this field.`;
  const texts = readTexts(operator, operand);
  if (typeof texts === 'string') return texts;
  const operands = texts.map((text) => (operator === 'null' ? parseFlag(text) : parseOperand(field, text)));
  if (operands.includes(undefined)) return `Must be ${operator === 'null' ? 'true or false' : field.kind.expected}.`;
  const needsValue = !['eq', 'ne', 'in', 'nin'].includes(operator);
  if (needsValue && operands.includes(null)) return `$${operator} needs a value.`;
  return { kind: 'comparison', field, operator, operands };
}

/** The operands as text, with `null` for no value; or an error message. */
function readTexts(operator: Operator, operand: unknown): readonly (string | null)[] | string {
  if (LIST_OPERATORS.has(operator)) {
    const items: readonly unknown[] = Array.isArray(operand)
      ? operand
      : typeof operand === 'string'
        ? operand.split(',')
        : [operand];
    if (items.length > MAX_ITEMS) return `$${operator} takes at most ${MAX_ITEMS} values.`;
    const texts = items.map(toText);
    return texts.every((text) => text !== undefined) ? texts : `$${operator} takes a list of values.`;
  }
  const text = toText(operand);
  return text === undefined ? `$${operator} takes one value; give several to $in.` : [text];
}

/** Query strings contain text; GraphQL also sends numbers, booleans and null. */
function toText(value: unknown): string | null | undefined {
  if (typeof value === 'string' || value === null) return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}

function parseOperand({ kind }: Searchable, text: string | null): Operand {
  if (text === null || (text === 'null' && !kind.isTextual)) return null;
  return kind.parseOperand(text);
}

function parseFlag(text: string | null): boolean | undefined {
  return text === 'true' ? true : text === 'false' ? false : undefined;
}
