import type { DateOrderSetting, DecimalSetting } from '../../../src/engine/full.js';
import type { Destination, Field } from '../../../src/protocol/index.js';
import type { JsonColumns } from '../../platform/database/json-columns.js';

/** A saved import configuration. */
export interface ImporterRow {
  id: string;
  /** The user it belongs to; it is deleted with them. */
  owner_id: string;
  /** Public; after a rotation the previous key no longer works. */
  key: string;
  name: string;
  description: string | null;
  fields: readonly Field[];
  webhook_url: string | null;
  webhook_enabled: boolean;
  include_data_in_webhook: boolean;
  webhook_data_sample_size: number | null;
  include_unmatched_columns: boolean;
  /** How ambiguous values are read in fields that do not define it; `ask` rejects them. */
  date_order: DateOrderSetting;
  decimal: DecimalSetting;
  filter_invalid_rows: boolean;
  disable_on_invalid_rows: boolean;
  dark_mode: boolean;
  allowed_origins: readonly string[];
  destination: Destination;
  ai_enabled: boolean;
  retention_days: number | null;
  /** `whsec_…`: signs webhooks, so it is stored in plain text and shown only to the owner. */
  webhook_secret: string;
  /** The secret before the last rotation, and until when it also signs messages. */
  previous_webhook_secret: string | null;
  previous_secret_until: Date | null;
  created_at: Date;
  updated_at: Date;
}

declare module '../../platform/database/tables.js' {
  interface Tables {
    importers: JsonColumns<ImporterRow, 'fields' | 'allowed_origins' | 'destination'>;
  }
}
