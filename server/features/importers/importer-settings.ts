import type { ImporterInput, ImporterChange } from '../../../src/protocol/schemas.js';
import { fieldResponse } from '../../../src/protocol/index.js';
import type { Field, Importer, ImporterSchemaResponse } from '../../../src/protocol/index.js';
import type { ErrorDetail } from '../../platform/http/errors.js';
import type { Config } from '../../config/config.js';
import type { ImporterRow } from './tables.js';

/** The user's settings of an importer; the server sets the rest. */
export type ImporterSettings = Omit<
  ImporterRow,
  | 'id'
  | 'owner_id'
  | 'key'
  | 'webhook_secret'
  | 'previous_webhook_secret'
  | 'previous_secret_until'
  | 'created_at'
  | 'updated_at'
>;

const DEFAULTS: Omit<ImporterSettings, 'name' | 'fields'> = {
  description: null,
  webhook_url: null,
  webhook_enabled: false,
  include_data_in_webhook: false,
  webhook_data_sample_size: null,
  include_unmatched_columns: false,
  date_order: 'ask',
  decimal: 'ask',
  filter_invalid_rows: false,
  disable_on_invalid_rows: false,
  dark_mode: false,
  allowed_origins: [],
  destination: { type: 'none' },
  ai_enabled: false,
  retention_days: null,
};

/** Settings of a new importer. */
export function newSettings(input: ImporterInput): ImporterSettings {
  return { ...DEFAULTS, name: input.name, fields: input.fields, ...given(input) };
}

/** Settings after a change: absent members stay, `null` resets to the default. */
export function changedSettings(change: SettingsChange, current: ImporterSettings): ImporterSettings {
  const kept = Object.fromEntries(
    Object.keys(DEFAULTS).map((member) => [member, current[member as keyof ImporterSettings]]),
  );
  return { ...DEFAULTS, ...kept, name: current.name, fields: current.fields, ...given(change) };
}

function given({ dateOrder, ...change }: SettingsChange): Partial<ImporterSettings> {
  const members = Object.entries({ date_order: dateOrder, ...change }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    members.map(([member, value]) => [member, value ?? DEFAULTS[member as keyof typeof DEFAULTS]]),
  );
}

/** Settings as table columns. */
export function settingColumns({ fields, allowed_origins, destination, ...rest }: ImporterSettings): Omit<
  ImporterSettings,
  'fields' | 'allowed_origins' | 'destination'
> & {
  readonly fields: string;
  readonly allowed_origins: string;
  readonly destination: string;
} {
  return {
    ...rest,
    fields: JSON.stringify(fields),
    allowed_origins: JSON.stringify(allowed_origins),
    destination: JSON.stringify(destination),
  };
}

/** The members of a change that a user sets. */
export type SettingsChange = Partial<ImporterInput>;

interface ReadChange {
  readonly settings: SettingsChange;
  /** Members that only the server sets, but were sent with another value. */
  readonly details: readonly ErrorDetail[];
}

/** Removes members that only the server sets, so that an importer can be sent back as it was read. */
export function readChange(change: ImporterChange, row: ImporterRow): ReadChange {
  const { id, key, created_at, updated_at, webhook_secret, fields, ...settings } = change;
  const current: Readonly<Record<string, unknown>> = { ...importerAnswer(row), webhook_secret: row.webhook_secret };
  const details = Object.entries({ id, key, created_at, updated_at, webhook_secret })
    .filter(([name, value]) => value !== undefined && value !== current[name])
    .map(([field]) => ({ field, message: 'Is set by the server and cannot be changed.' }));
  if (fields === undefined) return { settings, details };
  const computed = fields.flatMap((field, index) => checkComputed(field, { index, fields: row.fields }));
  return { settings: { ...settings, fields: fields.map(asField) }, details: [...details, ...computed] };
}

type ChangedField = NonNullable<ImporterChange['fields']>[number];

function asField({ id: _id, label: _label, ...field }: ChangedField): Field {
  return field;
}

/** `id` and `label` may match the field as it is now, or as it was before it was renamed. */
function checkComputed(
  field: ChangedField,
  { index, fields }: { readonly index: number; readonly fields: readonly Field[] },
): readonly ErrorDetail[] {
  const now = fieldResponse(asField(field));
  const before = fields.map(fieldResponse).find((known) => known.id === (field.id ?? now.id));
  const isKnown = (name: 'id' | 'label'): boolean => [undefined, now[name], before?.[name]].includes(field[name]);
  return [
    ...(isKnown('id')
      ? []
      : [{ field: `fields.${index}.id`, message: 'Is the name of the field; change `name` instead.' }]),
    ...(isKnown('label')
      ? []
      : [{ field: `fields.${index}.label`, message: 'Is derived from the name; change `display_name` instead.' }]),
  ];
}

/** Columns that are returned only by dedicated endpoints. */
const HIDDEN_COLUMNS = ['owner_id', 'webhook_secret', 'previous_webhook_secret', 'previous_secret_until'] as const;

/** An importer as its owner sees it. */
export function importerAnswer(row: ImporterRow): Importer {
  const visible: Omit<ImporterRow, (typeof HIDDEN_COLUMNS)[number]> & Partial<ImporterRow> = { ...row };
  for (const name of HIDDEN_COLUMNS) delete visible[name];
  return {
    ...visible,
    fields: row.fields.map(fieldResponse),
    allowed_origins: [...row.allowed_origins],
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** What the holder of the public key may know about an importer: enough to import, but nothing about the owner. */
export function keySchema(
  importer: ImporterRow,
  { maxImportBytes, maxImportRows }: Pick<Config, 'maxImportBytes' | 'maxImportRows'>,
): ImporterSchemaResponse {
  const { id, name, fields, dark_mode, ai_enabled } = importer;
  const { include_unmatched_columns, filter_invalid_rows, disable_on_invalid_rows, date_order, decimal } = importer;
  return {
    id,
    name,
    fields: fields.map(publicField),
    dark_mode,
    include_unmatched_columns,
    filter_invalid_rows,
    disable_on_invalid_rows,
    date_order,
    decimal,
    ai_enabled,
    limits: { max_bytes: maxImportBytes, max_rows: maxImportRows ?? null },
  };
}

function publicField(field: Field): ImporterSchemaResponse['fields'][number] {
  const validators = field.validators ?? [];
  return {
    ...fieldResponse(field),
    validators,
    transformations: field.transformations ?? [],
    options: field.options ?? null,
    required: validators.some(({ type }) => type === 'required'),
    validation_format: field.pattern ? `^(?:${field.pattern})$` : null,
  };
}
