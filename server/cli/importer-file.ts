import type { Column, ColumnType, Transformer, Validator } from '../../src/engine/full.js';
import { CliError } from './cli-error.js';
import { readJsonFile } from './json-file.js';

const TYPES: readonly ColumnType[] = [
  'text',
  'string',
  'email',
  'number',
  'date',
  'phone',
  'boolean',
  'select',
  'custom_regex',
];

type MemberType = 'string' | 'number';
type RuleMembers = ReadonlyMap<unknown, Readonly<Record<string, MemberType>>>;

/** The members a validator must have, by type. `custom` holds code, which a file cannot. */
const VALIDATORS: RuleMembers = new Map<unknown, Readonly<Record<string, MemberType>>>([
  ['required', {}],
  ['unique', {}],
  ['regex', { pattern: 'string' }],
  ['min', { value: 'number' }],
  ['max', { value: 'number' }],
  ['min_length', { value: 'number' }],
  ['max_length', { value: 'number' }],
]);

const TRANSFORMATIONS: RuleMembers = new Map<unknown, Readonly<Record<string, MemberType>>>([
  ['trim', {}],
  ['uppercase', {}],
  ['lowercase', {}],
  ['capitalize', {}],
  ['remove_special_chars', {}],
  ['normalize_phone', {}],
  ['normalize_date', {}],
  ['default', { value: 'string' }],
  ['replace', { find: 'string', replace: 'string' }],
]);

/** The columns of an importer configuration: `{ fields: [...] }`, or the list of fields alone. */
export async function readImporterFile(path: string): Promise<Column[]> {
  const content = await readJsonFile(path, 'importer');
  const fields = Array.isArray(content) ? content : isObject(content) ? content['fields'] : undefined;
  if (!Array.isArray(fields) || fields.length === 0) {
    throw new CliError(`The importer ${path} has no "fields".`);
  }
  const columns = fields.map((field: unknown, index) => toColumn(field, `fields[${index}]`));
  const seen = new Set<string>();
  for (const { id } of columns) {
    if (seen.has(id)) throw new CliError(`Two fields of the importer are named "${id}".`);
    seen.add(id);
  }
  return columns;
}

function toColumn(field: unknown, place: string): Column {
  if (!isObject(field)) throw new CliError(`${place} of the importer is not an object.`);
  const id = text(field['name']) ?? text(field['id']);
  if (id === undefined) throw new CliError(`${place}.name of the importer is missing.`);
  const type = field['type'] ?? 'text';
  const known = TYPES.find((name) => name === type);
  if (!known) throw new CliError(`${place}.type of the importer is unknown: ${JSON.stringify(type)}.`);
  const validators = readRules<Validator>(field['validators'], VALIDATORS, `${place}.validators`);
  const transformations = readRules<Transformer>(field['transformations'], TRANSFORMATIONS, `${place}.transformations`);
  const options = texts(field['options'], `${place}.options`);
  const pattern = text(field['pattern']);
  if (known === 'custom_regex' && pattern === undefined && !validators.some((rule) => rule.type === 'regex')) {
    throw new CliError(`${place}.pattern of the importer is missing: a custom_regex field needs one.`);
  }
  return {
    id,
    label: text(field['display_name']) ?? text(field['label']) ?? labelOf(id),
    type: known,
    validators,
    transformations,
    ...(options ? { options } : {}),
    ...(pattern === undefined ? {} : { pattern }),
    ...(Array.isArray(field['aliases']) ? { aliases: texts(field['aliases'], `${place}.aliases`) } : {}),
  };
}

function readRules<Rule>(rules: unknown, known: RuleMembers, place: string): readonly Rule[] {
  if (rules === undefined || rules === null) return [];
  if (!Array.isArray(rules)) throw new CliError(`${place} of the importer is not a list.`);
  return rules.map((rule: unknown, index) => {
    const members = isObject(rule) ? known.get(rule['type']) : undefined;
    if (!isObject(rule) || !members) {
      throw new CliError(`${place}[${index}].type of the importer is unknown: ${JSON.stringify(rule)}.`);
    }
    for (const [member, type] of Object.entries(members)) {
      if (typeof rule[member] !== type) {
        throw new CliError(`${place}[${index}].${member} of the importer must be a ${type}.`);
      }
    }
    return rule as Rule;
  });
}

function texts(value: unknown, place: string): readonly string[] | undefined {
  if (value === undefined || value === null) return undefined;
  if (!Array.isArray(value)) throw new CliError(`${place} of the importer is not a list.`);
  return value.map((entry: unknown) => {
    // `{ value, label }` as some configurations write options.
    const option = isObject(entry) ? (entry['value'] ?? entry['label']) : entry;
    return String(option);
  });
}

function labelOf(name: string): string {
  const words = name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').split(/[\s_-]+/u);
  return words.map((word) => (word[0]?.toUpperCase() ?? '') + word.slice(1)).join(' ');
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
