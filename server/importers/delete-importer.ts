import type { Principal } from '../auth/principal.js';
import { USER_MODEL } from '../content/models.js';
import type { RecordListener } from '../content/record-event.js';
import type { Deps } from '../deps.js';
import { deleteFiles, filesOf } from '../imports/job-files.js';
import { dropUploads } from '../imports/uploads.js';
import type { Connection } from '../storage/database.js';
import { IMPORTERS } from './importer-source.js';
import { ownedImporter } from './owned-importer.js';

/** With all its imports: those under way find that they are not wanted any more. */
export async function deleteImporter(deps: Deps, principal: Principal, id: string): Promise<void> {
  await deps.database.transaction(async (transaction) => {
    await ownedImporter(transaction, principal, { id, forUpdate: true });
    await removeImporters(transaction, deps.queue, [id]);
  });
}

/** A person's importers go with them. */
export function importerDeletion(queue: Deps['queue']): RecordListener {
  const hears: RecordListener['hears'] = (event, model) => event === 'delete' && model.name === USER_MODEL;
  const listener: RecordListener = async (transaction, { event, model, record }) => {
    if (!hears(event, model)) return;
    const own = await transaction.selectFrom('importers').select('id').where('owner_id', '=', record.id).execute();
    const ids = own.map(({ id }) => id);
    if (ids.length > 0) await removeImporters(transaction, queue, ids);
  };
  return Object.assign(listener, { hears });
}

async function removeImporters(transaction: Connection, queue: Deps['queue'], ids: readonly string[]): Promise<void> {
  const jobs = await transaction
    .selectFrom('import_jobs')
    .select(['id', 'lease_token', 'file_keys', 'errors_key', 'rows_key'])
    .where('importer_id', 'in', ids)
    .execute();
  await dropUploads(transaction, { queue }, ids);
  // The jobs go with the importer; what they kept in the file store follows once that is certain.
  await transaction.deleteFrom('importers').where('id', 'in', ids).execute();
  await transaction.deleteFrom('webhook_stops').where('source', '=', IMPORTERS).where('receiver', 'in', ids).execute();
  for (const job of jobs) await deleteFiles(transaction, { queue }, filesOf(job));
}
