import { columnTypes, DATE_ORDERS, DECIMAL_SIGNS, transformers, validators } from '../../engine/rules/index.js';
import type { Parameter, Rule } from '../../engine/rules/index.js';
import type { Column } from '../../engine/index.js';
import { nearestName, suggestion } from './nearest-name.js';

const MEMBERS = {
  id: true,
  label: true,
  type: true,
  validators: true,
  transformations: true,
  options: true,
  pattern: true,
  description: true,
  placeholder: true,
  aliases: true,
  dateOrder: true,
  decimal: true,
  country: true,
  validate: true,
} satisfies Record<keyof Column, true>;

const SETTINGS = {
  dateOrder: ['ask', ...DATE_ORDERS],
  decimal: ['ask', ...DECIMAL_SIGNS],
} satisfies Partial<Record<keyof Column, readonly string[]>>;

/** What `typeof` says of a parameter, and what people call it. */
const KINDS = { text: 'string', word: 'string', number: 'number', function: 'function' } as const satisfies Record<
  Parameter['kind'],
  string
>;

type Loose = Readonly<Record<string, unknown>>;

/** What is wrong with columns as a host has written them; they may be anything. */
export function columnWarnings(name: string, columns: readonly unknown[]): readonly string[] {
  return columns.flatMap((column, index) =>
    isLoose(column)
      ? ofColumn(`\`${name}[${index}]\`${typeof column['id'] === 'string' ? ` ("${column['id']}")` : ''}`, column)
      : [`\`${name}[${index}]\` is no column. Write \`{ id: 'email', label: 'Email' }\`.`],
  );
}

/** Over all lists: a row has one place for each id. */
export function duplicateIds(columns: readonly unknown[]): readonly string[] {
  const ids = columns.flatMap((column) => (isLoose(column) && typeof column['id'] === 'string' ? [column['id']] : []));
  const twice = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  return [...twice].map((id) => `Two columns have the id "${id}". Give each its own: it is the key in the rows.`);
}

function ofColumn(place: string, column: Loose): readonly string[] {
  const { id, label, type, validators: checks, transformations, options, pattern } = column;
  const warnings: string[] = [];
  for (const [name, value] of Object.entries({ id, label })) {
    if (typeof value !== 'string' || value === '') warnings.push(`${place} needs \`${name}\`, a string.`);
  }
  for (const member of Object.keys(column).filter((key) => !Object.hasOwn(MEMBERS, key))) {
    const nearest = nearestName(member, Object.keys(MEMBERS));
    warnings.push(`${place}: \`${member}\` says nothing.${nearest ? ` Did you mean \`${nearest}\`?` : ''}`);
  }
  if (type !== undefined && !(typeof type === 'string' && Object.hasOwn(columnTypes, type))) {
    warnings.push(`${place}: "${String(type)}" is no type. ${suggestion(String(type), Object.keys(columnTypes))}`);
  }
  if (type === 'select' && !(Array.isArray(options) && options.length > 0)) {
    warnings.push(`${place} is a select without \`options\`: no value will do. List the values allowed.`);
  }
  for (const [member, known] of Object.entries(SETTINGS)) {
    const value = column[member];
    if (value === undefined || known.some((name) => name === value)) continue;
    warnings.push(`${place}: \`${member}\` has to be one of ${known.map((name) => `"${name}"`).join(', ')}.`);
  }
  const patterned = lists(checks).some((validator) => validator['type'] === 'regex');
  if (type === 'custom_regex' && typeof pattern !== 'string' && !patterned) {
    warnings.push(`${place} is a custom_regex without \`pattern\`. Write the pattern a whole value has to match.`);
  }
  return [
    ...warnings,
    ...stepWarnings(`${place}.validators`, checks, validators),
    ...stepWarnings(`${place}.transformations`, transformations, transformers),
  ];
}

function stepWarnings(place: string, steps: unknown, known: Readonly<Record<string, Rule>>): readonly string[] {
  if (steps !== undefined && !Array.isArray(steps)) return [`${place} has to be a list of \`{ type: … }\`.`];
  return lists(steps).flatMap((step) => {
    const type = String(step['type']);
    if (!Object.hasOwn(known, type)) return [`${place}: "${type}" is none. ${suggestion(type, Object.keys(known))}`];
    const wrong = Object.entries(known[type]!.parameters).find(
      ([member, { kind, optional }]) => !optional && typeof step[member] !== KINDS[kind],
    );
    if (wrong) return [`${place}: "${type}" needs \`${wrong[0]}\`, a ${KINDS[wrong[1].kind]}.`];
    return [];
  });
}

function lists(steps: unknown): readonly Loose[] {
  return Array.isArray(steps) ? steps.map((step: unknown) => (isLoose(step) ? step : {})) : [];
}

function isLoose(value: unknown): value is Loose {
  return typeof value === 'object' && value !== null;
}
