import type { ImporterInput } from '../../../src/protocol/schemas.js';
import { findAccount, userPrincipal } from '../auth/accounts/accounts.js';
import { isUniqueViolation } from '../../platform/database/sql-state.js';
import type { ContentDeps } from '../content/content-deps.js';
import type { Platform } from '../../platform/platform.js';
import { ApiError } from '../../platform/http/errors.js';
import { createImporter } from './importers.js';

/** The same everywhere, so that several processes that start together create only one. */
const DEMO_ID = '0d3e9a52-7c41-4b0e-9d0a-4f1c6a6f2b10';

const CONTACTS: ImporterInput = {
  name: 'Contacts',
  description: 'An example: rows become records of the model `contacts`, identified by their e-mail address.',
  fields: [
    {
      name: 'email',
      display_name: 'E-mail',
      type: 'email',
      validators: [{ type: 'required' }, { type: 'unique' }],
      transformations: [{ type: 'trim' }, { type: 'lowercase' }],
      aliases: ['mail', 'e-mail address'],
      placeholder: 'ada@example.com',
    },
    { name: 'firstName', display_name: 'First name', type: 'text', aliases: ['given name'], placeholder: 'Ada' },
    {
      name: 'lastName',
      display_name: 'Last name',
      type: 'text',
      aliases: ['surname', 'family name'],
      placeholder: 'Lovelace',
    },
    { name: 'phone', display_name: 'Phone', type: 'phone', transformations: [{ type: 'normalize_phone' }] },
    { name: 'company', display_name: 'Company', type: 'text', aliases: ['organisation', 'employer'] },
    { name: 'notes', display_name: 'Notes', type: 'text' },
  ],
  destination: { type: 'model', model: 'contacts', mode: 'upsert', key: 'email' },
  filter_invalid_rows: true,
  ai_enabled: true,
};

/** An example for the first administrator; skipped if the configuration replaces the contacts model. */
export async function createDemoImporter(
  deps: Pick<ContentDeps, 'database' | 'log' | 'now' | 'models'>,
  owner: { readonly email: string },
): Promise<void> {
  const account = await findAccount(deps.database.pool, { email: owner.email });
  if (!account) return;
  try {
    await createImporter(deps, userPrincipal(account, ''), CONTACTS, { id: DEMO_ID });
  } catch (error) {
    // Already created, for another administrator or by a process that started at the same time.
    if (isUniqueViolation(error)) return;
    if (!(error instanceof ApiError)) throw error;
    deps.log.info({ details: error.details }, 'There is no demo importer for these models');
  }
}

/** Its current key; `undefined` when it no longer exists. */
export async function demoImporterKey({ database }: Pick<Platform, 'database'>): Promise<string | undefined> {
  const importer = await database.pool
    .selectFrom('importers')
    .select('key')
    .where('id', '=', DEMO_ID)
    .executeTakeFirst();
  return importer?.key;
}
