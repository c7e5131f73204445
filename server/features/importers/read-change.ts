import { fieldAnswer } from '../../../src/protocol/index.js';
import type { Field } from '../../../src/protocol/index.js';
import type { ImporterChange, ImporterInput } from '../../../src/protocol/schemas.js';
import type { ErrorDetail } from '../../platform/http/errors.js';
import { importerAnswer } from './importer-answer.js';
import type { ImporterRow } from './tables.js';

/** The members of a change that a person sets. */
export type SettingsChange = Partial<ImporterInput>;

export interface ReadChange {
  readonly settings: SettingsChange;
  /** What only the server sets and was sent with another value. */
  readonly details: readonly ErrorDetail[];
}

/** Takes out of a change what only the server sets, so that an importer can be sent back as it was read. */
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

/** `id` and `label` may be those of the field as it is, or as it was before its name was changed. */
function checkComputed(
  field: ChangedField,
  { index, fields }: { readonly index: number; readonly fields: readonly Field[] },
): readonly ErrorDetail[] {
  const now = fieldAnswer(asField(field));
  const before = fields.map(fieldAnswer).find((known) => known.id === (field.id ?? now.id));
  const isKnown = (name: 'id' | 'label'): boolean => [undefined, now[name], before?.[name]].includes(field[name]);
  return [
    ...(isKnown('id') ? [] : [{ field: `fields.${index}.id`, message: 'Is the name of the field; change `name`.' }]),
    ...(isKnown('label')
      ? []
      : [{ field: `fields.${index}.label`, message: 'Is made of the name; change `display_name`.' }]),
  ];
}
