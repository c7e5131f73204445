import type { ErrorDetail } from '../../errors.js';
import type { Principal } from '../../auth/principal.js';
import { mayAct, mayUseField } from '../access.js';
import type { Model, Searchable } from '../models.js';
import { OPERATORS } from '../values/value-kind.js';
import type { Operator } from '../values/value-kind.js';
import type { Condition, Operand } from './query.js';
import { shown } from './shown.js';

interface Caller {
  readonly model: Model;
  readonly principal: Principal;
}

const OPERATOR_BY_KEY: ReadonlyMap<string, Operator> = new Map(OPERATORS.map((operator) => [`$${operator}`, operator]));
const LIST_OPERATORS: ReadonlySet<Operator> = new Set<Operator>(['in', 'nin']);
const MAX_ITEMS = 200;
const MAX_CONDITIONS = 50;

/** `filter[…]` of a request, as conditions; what is wrong is added to `details`. */
export function parseFilter(raw: unknown, caller: Caller, details: ErrorDetail[]): readonly Condition[] {
  if (raw === undefined || raw === null) return [];
  if (typeof raw !== 'object' || Array.isArray(raw)) {
    details.push({ field: 'filter', message: 'Must name fields: filter[field]=value.' });
    return [];
  }
  const conditions: Condition[] = [];
  for (const [name, value] of Object.entries(raw)) {
    const searched = findField(name, caller);
    if (searched === undefined) {
      details.push({ field: shown(name), message: `"${shown(name)}" is not a field to filter by.` });
      continue;
    }
    for (const [key, operand] of operandsOf(value)) {
      const condition = parseCondition({ ...searched, key, operand });
      if (typeof condition === 'string') details.push({ field: shown(name), message: condition });
      else conditions.push(condition);
    }
  }
  if (conditions.length > MAX_CONDITIONS) {
    details.push({ field: 'filter', message: `Must have at most ${MAX_CONDITIONS} conditions.` });
  }
  return conditions;
}

interface Searched {
  readonly via: Searchable | undefined;
  readonly field: Searchable;
}

/**
 * A field of the model, or of a related one: `categories.slug`. What the caller may not read is not found, or a filter
 * would tell its values by the records that come back.
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
  if (via?.target === undefined || !mayAct(principal, via.target, 'read')) return undefined;
  const field = readable(via.target, name.slice(dot + 1));
  return field && { via, field };
}

/** `filter[f]=v` is `$eq`; otherwise each member of the object is an operator. */
function operandsOf(value: unknown): readonly (readonly [string, unknown])[] {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value)
    : [['$eq', value]];
}

interface RawCondition extends Searched {
  readonly key: string;
  readonly operand: unknown;
}

/** The condition, or what is wrong with it. */
function parseCondition({ via, field, key, operand }: RawCondition): Condition | string {
  const operator = OPERATOR_BY_KEY.get(key);
  if (operator === undefined) return `"${shown(key)}" is not an operator.`;
  if (!field.kind.operators.includes(operator)) return `$${operator} does not fit this field.`;
  const texts = readTexts(operator, operand);
  if (typeof texts === 'string') return texts;
  const operands = texts.map((text) => (operator === 'null' ? parseFlag(text) : parseOperand(field, text)));
  if (operands.includes(undefined)) {
    return `Must be ${operator === 'null' ? 'true or false' : field.kind.expected}.`;
  }
  const needsValue = !['eq', 'ne', 'in', 'nin'].includes(operator);
  return needsValue && operands.includes(null) ? `$${operator} needs a value.` : { via, field, operator, operands };
}

/** The operands as texts, `null` being none; or what is wrong with them. */
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

/** Addresses give texts, GraphQL also numbers, booleans and null. */
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
