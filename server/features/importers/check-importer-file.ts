import type { FormatSettings } from '../../../src/engine/full.js';
import type { Field, ImporterInput } from '../../../src/protocol/index.js';
import { fieldSchema, importerInputSchema, importerSchema } from '../../../src/protocol/schemas.js';
import { ApiError } from '../../platform/http/errors.js';
import type { ErrorDetail } from '../../platform/http/errors.js';
import { memberPath } from '../../platform/http/importer-envelope.js';
import { parseInput } from '../../platform/http/parse-input.js';
import { checkImporter } from './check-importer.js';
import { newSettings } from './importer-settings.js';

/** What the server adds in its answers, which a file saved from one has too. */
const ANSWERED = [...membersOnlyIn(importerSchema.shape, importerInputSchema.shape), 'webhook_secret'];
const FIELD_ANSWERED = membersOnlyIn(importerSchema.shape.fields.element.shape, fieldSchema.shape);
/** A name says nothing of how rows are checked. */
const UNNAMED = { name: 'Importer' };

/** Checks an importer kept in a file as the server checks one that is sent. `problems` is empty where it can be used. */
export function checkImporterFile(content: unknown): {
  readonly fields: readonly Field[];
  /** How values with two readings are read in fields that do not say so. */
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
  const importer: Record<string, unknown> = { ...UNNAMED, ...without(content, ANSWERED) };
  const { fields } = importer;
  if (!Array.isArray(fields)) return importer;
  return {
    ...importer,
    fields: fields.map((field: unknown) => (isObject(field) ? without(field, FIELD_ANSWERED) : field)),
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
