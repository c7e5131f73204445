import { DATE_ORDERS, DECIMAL_SIGNS, nearestName } from '../../engine/rules/index.js';
import type { Column } from '../../engine/index.js';
import { defaultWarnings } from './default-warnings.js';

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

/** Properties of columns in other importers, or of validators, and what to write here. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  key: '`id`',
  name: '`id` and `label`',
  header: '`label`',
  title: '`label`',
  required: "`validators: [{ type: 'required' }]`",
  unique: "`validators: [{ type: 'unique' }]`",
  validations: '`validators`',
  alternateMatches: '`aliases`',
  suggested_mappings: '`aliases`',
  fieldType: '`type`',
  data_type: '`type`',
  values: '`options`',
  enum: '`options`',
};

type Loose = Readonly<Record<string, unknown>>;

/** Warnings about columns that work, but not as meant. Those that do not work are errors in every build. */
export function columnWarnings(name: string, columns: readonly unknown[]): readonly string[] {
  return columns.flatMap((column, index) =>
    isLoose(column)
      ? ofColumn(`\`${name}[${index}]\`${typeof column['id'] === 'string' ? ` ("${column['id']}")` : ''}`, column)
      : [],
  );
}

function ofColumn(place: string, column: Loose): readonly string[] {
  const { label, type, transformations, options } = column;
  const warnings: string[] = [];
  if (typeof label !== 'string' || label === '') warnings.push(`${place} needs \`label\`, a string.`);
  for (const member of ['description', 'placeholder']) {
    if (typeof (column[member] ?? '') !== 'string')
      warnings.push(`${place}: \`${member}\` must be a string; it is not shown.`);
  }
  for (const member of Object.keys(column).filter((key) => !Object.hasOwn(MEMBERS, key))) {
    const meant = Object.hasOwn(ELSEWHERE, member) ? ELSEWHERE[member] : undefined;
    const nearest = nearestName(member, Object.keys(MEMBERS));
    const hint = meant ? ` Use ${meant}.` : nearest ? ` Did you mean \`${nearest}\`?` : '';
    warnings.push(`${place}: \`${member}\` is not a property of columns.${hint}`);
  }
  if (type === 'select' && Array.isArray(options) && options.length === 0) {
    warnings.push(`${place} is a select without \`options\`. List the allowed values.`);
  }
  for (const [member, known] of Object.entries(SETTINGS)) {
    const value = column[member];
    if (value === undefined || known.some((name) => name === value)) continue;
    warnings.push(`${place}: \`${member}\` must be one of ${known.map((name) => `"${name}"`).join(', ')}.`);
  }
  return [
    ...warnings,
    ...stageWarnings(place, transformations),
    ...defaultWarnings(place, column, lists(transformations)),
  ];
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
