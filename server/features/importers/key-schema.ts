import { fieldAnswer } from '../../../src/protocol/index.js';
import type { Field, ImporterSchemaAnswer } from '../../../src/protocol/index.js';
import type { Config } from '../../config/config.js';
import type { ImporterRow } from './tables.js';

/** What the holder of the public key may know of an importer: enough to import, and nothing of whose it is. */
export function keySchema(
  importer: ImporterRow,
  { maxImportBytes, maxImportRows }: Pick<Config, 'maxImportBytes' | 'maxImportRows'>,
): ImporterSchemaAnswer {
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

function publicField(field: Field): ImporterSchemaAnswer['fields'][number] {
  const validators = field.validators ?? [];
  return {
    ...fieldAnswer(field),
    validators,
    transformations: field.transformations ?? [],
    options: field.options ?? null,
    required: validators.some(({ type }) => type === 'required'),
    validation_format: field.pattern ? `^(?:${field.pattern})$` : null,
  };
}
