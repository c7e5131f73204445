import type { Importer, ImporterChange, ImporterInput } from '../../../src/protocol/schemas.js';
import type { Platform } from '../../platform/platform.js';
import type { ContentDeps } from '../content/content-deps.js';
import { laterThan } from '../../platform/database/database-clock.js';
import { pageOf } from '../../platform/database/page-of.js';
import { ApiError, validationError } from '../../platform/http/errors.js';
import type { ErrorDetail } from '../../platform/http/errors.js';
import type { ListQuery } from '../../platform/http/paging.js';
import type { Principal } from '../../platform/http/principal.js';
import type { AuditChange } from '../audit/tables.js';
import { writeAudit } from '../audit/write-audit.js';
import type { ImporterDeps } from './importer-deps.js';
import { checkDestination } from './check-destination.js';
import { checkImporter } from './check-importer.js';
import { ownedImporter, ownerOf } from './find-importer.js';
import { changedSettings, importerAnswer, newSettings, readChange, settingColumns } from './importer-settings.js';
import type { ImporterSettings, SettingsChange } from './importer-settings.js';
import { IMPORTERS, newWebhookSecret } from './importer-webhooks.js';

/** The caller's importers, newest first, and their total number. */
export async function listImporters(
  { database }: Pick<Platform, 'database'>,
  principal: Principal,
  { skip, limit }: ListQuery,
): Promise<{ readonly items: readonly Importer[]; readonly total: number }> {
  const owner = ownerOf(principal);
  return pageOf(
    database,
    (connection) =>
      connection
        .selectFrom('importers')
        .selectAll()
        .where('owner_id', '=', owner)
        .orderBy('created_at', 'desc')
        .orderBy('id'),
    { offset: skip, limit, read: (rows) => rows.map(importerAnswer) },
  );
}

export async function readImporter(
  deps: Pick<Platform, 'database'>,
  principal: Principal,
  id: string,
): Promise<Importer> {
  return importerAnswer(await ownedImporter(deps.database.pool, principal, { id }));
}

/** Also returns the webhook secret, only this once. Rejects with 422 for invalid settings. */
export async function createImporter(
  deps: Pick<ContentDeps, 'database' | 'now' | 'models'>,
  principal: Principal,
  input: ImporterInput,
  { id = crypto.randomUUID() }: { readonly id?: string } = {},
): Promise<Importer & { readonly webhook_secret: string }> {
  const settings = newSettings(input);
  refuse([...checkImporter(settings), ...checkDestination(settings, { principal, models: deps.models })]);
  const now = deps.now();
  const owner = ownerOf(principal);
  return deps.database.transaction(async (transaction) => {
    // Locked until the end: a concurrent deletion of this user finds the new importer.
    const person = await transaction.selectFrom('users').select('id').where('id', '=', owner).forShare().execute();
    if (person.length === 0) throw new ApiError('UNAUTHORIZED');
    const row = await transaction
      .insertInto('importers')
      .values({
        ...settingColumns(settings),
        id,
        owner_id: owner,
        key: crypto.randomUUID(),
        webhook_secret: newWebhookSecret(),
        previous_webhook_secret: null,
        previous_secret_until: null,
        created_at: now,
        updated_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await writeAudit(transaction, {
      principal,
      action: 'importer.create',
      target: { id, name: row.name },
      at: now,
    });
    return { ...importerAnswer(row), webhook_secret: row.webhook_secret };
  });
}

/** Running imports keep the settings they started with. */
export async function changeImporter(
  deps: Pick<ContentDeps, 'database' | 'now' | 'models'>,
  principal: Principal,
  { id, change }: { readonly id: string; readonly change: ImporterChange },
): Promise<Importer> {
  return deps.database.transaction(async (transaction) => {
    const current = await ownedImporter(transaction, principal, { id, forUpdate: true });
    const { settings: given, details } = readChange(change, current);
    refuse(details);
    const settings = changedSettings(given, current);
    refuse([...checkImporter(settings), ...checkNewDestination(deps, principal, { settings, change: given })]);
    if (settings.webhook_url !== current.webhook_url) {
      // The new address has not responded with 410.
      await transaction
        .deleteFrom('webhook_stops')
        .where('source', '=', IMPORTERS)
        .where('receiver', '=', id)
        .execute();
    }
    const row = await transaction
      .updateTable('importers')
      .set({ ...settingColumns(settings), updated_at: laterThan(current.updated_at, deps.now()) })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await writeAudit(transaction, {
      principal,
      action: 'importer.update',
      target: { id, name: row.name },
      changes: changedNames(current, settings),
      at: deps.now(),
    });
    return importerAnswer(row);
  });
}

/** Only names: the values may be URLs that contain secrets. */
function changedNames(before: ImporterSettings, after: ImporterSettings): readonly AuditChange[] {
  const names = Object.keys(after) as (keyof ImporterSettings)[];
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  return changed.map((field) => ({ field }));
}

/** Permissions and models may change after an importer was created; it can still be renamed. */
function checkNewDestination(
  { models }: Pick<ContentDeps, 'models'>,
  principal: Principal,
  { settings, change }: { readonly settings: ImporterSettings; readonly change: SettingsChange },
): readonly ErrorDetail[] {
  const { destination, fields, include_unmatched_columns: unmatched } = change;
  const isTouched = [destination, fields, unmatched].some((member) => member !== undefined);
  return isTouched ? checkDestination(settings, { principal, models }) : [];
}

/** Holders of the previous key are rejected from now on. */
export async function rotateKey(
  deps: Pick<Platform, 'database' | 'now'>,
  principal: Principal,
  id: string,
): Promise<void> {
  await deps.database.transaction(async (transaction) => {
    const current = await ownedImporter(transaction, principal, { id, forUpdate: true });
    await transaction
      .updateTable('importers')
      .set({ key: crypto.randomUUID(), updated_at: laterThan(current.updated_at, deps.now()) })
      .where('id', '=', id)
      .execute();
    const target = { id, name: current.name };
    await writeAudit(transaction, { principal, action: 'importer.rotate_key', target, at: deps.now() });
  });
}

function refuse(details: readonly ErrorDetail[]): void {
  if (details.length > 0) throw validationError(details);
}

/** Also deletes its imports; running ones notice that they are no longer wanted. */
export async function deleteImporter(
  deps: Pick<ImporterDeps, 'database' | 'now' | 'importsOf'>,
  principal: Principal,
  id: string,
): Promise<void> {
  await deps.database.transaction(async (transaction) => {
    const { name } = await ownedImporter(transaction, principal, { id, forUpdate: true });
    await deps.importsOf.drop(transaction, id);
    await transaction.deleteFrom('importers').where('id', '=', id).execute();
    await transaction.deleteFrom('webhook_stops').where('source', '=', IMPORTERS).where('receiver', '=', id).execute();
    await writeAudit(transaction, { principal, action: 'importer.delete', target: { id, name }, at: deps.now() });
  });
}
