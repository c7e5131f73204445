import type { ImporterInput } from '../../../src/protocol/schemas.js';
import type { SettingsChange } from './read-change.js';
import type { ImporterRow } from './tables.js';

/** What a person says of an importer; the rest is the server's. */
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

/** Of a new importer. */
export function newSettings(input: ImporterInput): ImporterSettings {
  return { ...DEFAULTS, name: input.name, fields: input.fields, ...given(input) };
}

/** After a change: absent members stay, `null` gives the default. */
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

/** As columns of the table. */
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
