import { fieldAnswer } from '../../src/protocol/index.js';
import type { Importer } from '../../src/protocol/index.js';
import type { ImporterRow } from './tables.js';

/** An importer as its owner is told of it. */
export function importerAnswer(row: ImporterRow): Importer {
  const { owner_id, webhook_secret, previous_webhook_secret, previous_secret_until, ...told } = row;
  return {
    ...told,
    fields: row.fields.map(fieldAnswer),
    allowed_origins: [...row.allowed_origins],
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
