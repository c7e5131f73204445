import { compilePattern } from '../../../src/engine/full.js';
import type { Field, ImporterInput } from '../../../src/protocol/index.js';
import type { ErrorDetail } from '../../platform/http/errors.js';
import { HOUSE_SENTENCES } from '../../platform/issue-sentence.js';
import { originSchema } from '../../config/addresses.js';
import type { FormatSettings } from '../../../src/engine/full.js';
import { fieldSchema, importerInputSchema, importerSchema } from '../../../src/protocol/schemas.js';
import { ApiError } from '../../platform/http/errors.js';
import { memberPath } from '../../platform/http/importer-envelope.js';
import { parseInput } from '../../platform/http/parse-input.js';
import type { ImporterSettings } from './importer-settings.js';
import { newSettings } from './importer-settings.js';

/** Keys that delivered rows have besides the fields. */
const RESERVED_NAMES: ReadonlySet<string> = new Set(['_custom_fields', '_unmatched']);

/** Finds errors in settings beyond the shape of each member; the destination has a separate check. */
export function checkImporter(settings: ImporterSettings): readonly ErrorDetail[] {
  return [
    ...(settings.name.trim() === '' ? [{ field: 'name', message: 'Must not be blank.' }] : []),
    ...settings.fields.flatMap((field, index) => checkField(field, { index, fields: settings.fields })),
    ...(settings.webhook_enabled && settings.webhook_url === null
      ? [{ field: 'webhook_url', message: 'Is required while webhook_enabled is true.' }]
      : []),
    ...settings.allowed_origins.flatMap((origin, index) => {
      const { error } = originSchema.safeParse(origin, HOUSE_SENTENCES);
      return error ? [{ field: `allowed_origins.${index}`, message: error.issues[0]?.message ?? '' }] : [];
    }),
  ];
}

function checkField(
  field: Field,
  { index, fields }: { readonly index: number; readonly fields: readonly Field[] },
): readonly ErrorDetail[] {
  const place = `fields.${index}`;
  return [
    ...checkName(field, { place, first: fields.findIndex(({ name }) => name === field.name), index }),
    ...checkPatterns(field, place),
    ...(field.type === 'select' && (field.options ?? []).length === 0
      ? [{ field: `${place}.options`, message: 'A select field needs at least one.' }]
      : []),
  ];
}

function checkName(
  { name }: Field,
  { place, first, index }: { readonly place: string; readonly first: number; readonly index: number },
): readonly ErrorDetail[] {
  const detail = (message: string): readonly ErrorDetail[] => [{ field: `${place}.name`, message }];
  if (name.trim() === '') return detail('Must not be blank.');
  if (RESERVED_NAMES.has(name)) return detail('Is a name that delivered rows use themselves.');
  return first < index ? detail(`Is also the name of fields[${first}].`) : [];
}

function checkPatterns(field: Field, place: string): readonly ErrorDetail[] {
  const validators = (field.validators ?? []).flatMap((validator, index) =>
    validator.type === 'regex' ? [{ pattern: validator.pattern, at: `${place}.validators.${index}.pattern` }] : [],
  );
  const given = [...(field.pattern ? [{ pattern: field.pattern, at: `${place}.pattern` }] : []), ...validators];
  if (field.type === 'custom_regex' && given.length === 0) {
    return [{ field: `${place}.pattern`, message: 'A custom_regex field needs a pattern, or a regex validator.' }];
  }
  return given
    .filter(({ pattern }) => !isPattern(pattern))
    .map(({ at }) => ({
      field: at,
      message: 'Is not a pattern, or one that requires backtracking (lookaround, back references).',
    }));
}

function isPattern(pattern: string): boolean {
  try {
    compilePattern(pattern, '');
    return true;
  } catch {
    return false;
  }
}

/** Members that the server adds to its responses, which a file saved from a response contains too. */
const RESPONSE_ONLY = [...membersOnlyIn(importerSchema.shape, importerInputSchema.shape), 'webhook_secret'];
const RESPONSE_ONLY_OF_FIELDS = membersOnlyIn(importerSchema.shape.fields.element.shape, fieldSchema.shape);
/** Validation does not depend on the name. */
const UNNAMED = { name: 'Importer' };

/** Validates an importer file like an importer sent to the server. `problems` is empty when it can be used. */
export function checkImporterFile(content: unknown): {
  readonly fields: readonly Field[];
  /** How ambiguous values are read in fields that do not define it. */
  readonly formats: FormatSettings;
  readonly problems: readonly string[];
} {
  try {
    const importer = parseInput(importerInputSchema, asSent(content)) as ImporterInput;
    const settings = newSettings(importer);
    const formats = { dateOrder: settings.date_order, decimal: settings.decimal };
    return { fields: settings.fields, formats, problems: checkImporter(settings).map(sentenceOf) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { fields: [], formats: {}, problems: error.details.map(sentenceOf) };
  }
}

function asSent(content: unknown): unknown {
  if (!isObject(content)) return content;
  const importer: Record<string, unknown> = { ...UNNAMED, ...without(content, RESPONSE_ONLY) };
  const { fields } = importer;
  if (!Array.isArray(fields)) return importer;
  return {
    ...importer,
    fields: fields.map((field: unknown) => (isObject(field) ? without(field, RESPONSE_ONLY_OF_FIELDS) : field)),
  };
}

function membersOnlyIn(shape: object, other: object): string[] {
  return Object.keys(shape).filter((member) => !(member in other));
}

function without(value: Readonly<Record<string, unknown>>, members: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([member]) => !members.includes(member)));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sentenceOf({ field, message }: ErrorDetail): string {
  return field === '' ? message : `${memberPath(field)}: ${message}`;
}
