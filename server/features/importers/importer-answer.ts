import { fieldAnswer } from '../../../src/protocol/index.js';
import type { Importer } from '../../../src/protocol/index.js';
import type { ImporterRow } from './tables.js';

/** What leaves the server in no other way than by its own endpoints. */
const KEPT = ['owner_id', 'webhook_secret', 'previous_webhook_secret', 'previous_secret_until'] as const;

/** An importer as its owner is told of it. */
export function importerAnswer(row: ImporterRow): Importer {
  const told: Omit<ImporterRow, (typeof KEPT)[number]> & Partial<ImporterRow> = { ...row };
  for (const name of KEPT) delete told[name];
  return {
    ...told,
    fields: row.fields.map(fieldAnswer),
    allowed_origins: [...row.allowed_origins],
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
