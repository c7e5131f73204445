import type { Selectable } from 'kysely';
import type { ApiKeyRow } from '../tables.js';

/** What a key is shown with. */
export const API_KEY_COLUMNS = [
  'id',
  'name',
  'prefix',
  'permissions',
  'created_at',
  'expires_at',
  'last_used_at',
] as const;

export type ApiKeyColumns = Pick<Selectable<ApiKeyRow>, (typeof API_KEY_COLUMNS)[number]>;
