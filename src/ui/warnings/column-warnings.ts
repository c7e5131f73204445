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
  allowNewOptions: true,
  readOnly: true,
  pattern: true,
  description: true,
  placeholder: true,
  aliases: true,
  dateOrder: true,
  decimal: true,
  country: true,
  currency: true,
  validate: true,
} satisfies Record<keyof Column, true>;

const SETTINGS = {
  dateOrder: ['ask', ...DATE_ORDERS],
  decimal: ['ask', ...DECIMAL_SIGNS],
} satisfies Partial<Record<keyof Column, readonly string[]>>;

/** `typeof` and display name of each kind of parameter. */
const KINDS = { text: 'string', word: 'string', number: 'number', function: 'function' } as const satisfies Record<
  Parameter['kind'],
  string
>;

type Loose = Readonly<Record<string, unknown>>;

/** Warnings about the host's columns, which may be of any type at runtime. */
export function columnWarnings(name: string, columns: readonly unknown[]): readonly string[] {
  return columns.flatMap((column, index) =>
    isLoose(column)
      ? ofColumn(`\`${name}[${index}]\`${typeof column['id'] === 'string' ? ` ("${column['id']}")` : ''}`, column)
      : [`\`${name}[${index}]\` is not a column. Write \`{ id: 'email', label: 'Email' }\`.`],
  );
}

/** Across both lists, since ids are the keys of a row. */
export function duplicateIds(columns: readonly unknown[]): readonly string[] {
  const ids = columns.flatMap((column) => (isLoose(column) && typeof column['id'] === 'string' ? [column['id']] : []));
  const twice = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  return [...twice].map((id) => `Two columns have the id "${id}". Ids must be unique: they are the keys of the rows.`);
}

function ofColumn(place: string, column: Loose): readonly string[] {
  const { id, label, type, validators: checks, transformations, options, pattern } = column;
  const warnings: string[] = [];
  for (const [name, value] of Object.entries({ id, label })) {
    if (typeof value !== 'string' || value === '') warnings.push(`${place} needs \`${name}\`, a string.`);
  }
  for (const member of Object.keys(column).filter((key) => !Object.hasOwn(MEMBERS, key))) {
    const nearest = nearestName(member, Object.keys(MEMBERS));
    warnings.push(
      `${place}: \`${member}\` is not a property of columns.${nearest ? ` Did you mean \`${nearest}\`?` : ''}`,
    );
  }
  if (type !== undefined && !(typeof type === 'string' && Object.hasOwn(columnTypes, type))) {
    warnings.push(`${place}: "${String(type)}" is not a type. ${suggestion(String(type), Object.keys(columnTypes))}`);
  }
  if (type === 'select' && !(Array.isArray(options) && options.length > 0)) {
    warnings.push(`${place} is a select without \`options\`. List the allowed values.`);
  }
  for (const [member, known] of Object.entries(SETTINGS)) {
    const value = column[member];
    if (value === undefined || known.some((name) => name === value)) continue;
    warnings.push(`${place}: \`${member}\` must be one of ${known.map((name) => `"${name}"`).join(', ')}.`);
  }
  const patterned = lists(checks).some((validator) => validator['type'] === 'regex');
  if (type === 'custom_regex' && typeof pattern !== 'string' && !patterned) {
    warnings.push(`${place} is a custom_regex without \`pattern\`. Set the pattern that a whole value must match.`);
  }
  return [
    ...warnings,
    ...stepWarnings(`${place}.validators`, checks, validators),
    ...stepWarnings(`${place}.transformations`, transformations, transformers),
    ...stageWarnings(place, transformations),
  ];
}

function stepWarnings(place: string, steps: unknown, known: Readonly<Record<string, Rule>>): readonly string[] {
  if (steps !== undefined && !Array.isArray(steps)) return [`${place} must be a list of \`{ type: … }\`.`];
  return lists(steps).flatMap((step) => {
    const type = String(step['type']);
    if (!Object.hasOwn(known, type)) return [`${place}: "${type}" is unknown. ${suggestion(type, Object.keys(known))}`];
    const wrong = Object.entries(known[type]!.parameters).find(
      ([member, { kind, optional }]) => !optional && typeof step[member] !== KINDS[kind],
    );
    if (wrong) return [`${place}: "${type}" needs \`${wrong[0]}\`, a ${KINDS[wrong[1].kind]}.`];
    return [];
  });
}

/** Functions run on the page, which gets the rows when they are checked. */
function stageWarnings(place: string, transformations: unknown): readonly string[] {
  return lists(transformations).some(({ type, stage }) => type === 'custom' && stage === 'pre')
    ? [
        `${place}.transformations: "custom" runs after validation, also with \`stage: 'pre'\`, and so do those after it.`,
      ]
    : [];
}

function lists(steps: unknown): readonly Loose[] {
  return Array.isArray(steps) ? steps.map((step: unknown) => (isLoose(step) ? step : {})) : [];
}

function isLoose(value: unknown): value is Loose {
  return typeof value === 'object' && value !== null;
}
