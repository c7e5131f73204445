import { writeAudit } from '../audit/write-audit.js';
import type { Principal } from '../../platform/http/principal.js';
import type { Deps } from '../../main/deps.js';
import { deleteFiles, filesOf } from '../imports/job-files.js';
import { dropUploads } from '../imports/uploads.js';
import type { Connection } from '../../platform/database/database.js';
import { IMPORTERS } from './importer-source.js';
import { ownedImporter } from './owned-importer.js';

/** With all its imports: those under way find that they are not wanted any more. */
export async function deleteImporter(deps: Deps, principal: Principal, id: string): Promise<void> {
  await deps.database.transaction(async (transaction) => {
    const { name } = await ownedImporter(transaction, principal, { id, forUpdate: true });
    await removeImporter(transaction, deps.queue, id);
    await writeAudit(transaction, { principal, action: 'importer.delete', target: { id, name }, at: deps.now() });
  });
}

async function removeImporter(transaction: Connection, queue: Deps['queue'], id: string): Promise<void> {
  const jobs = await transaction
    .selectFrom('import_jobs')
    .select(['id', 'lease_token', 'file_keys', 'errors_key', 'rows_key'])
    .where('importer_id', '=', id)
    .execute();
  await dropUploads(transaction, { queue }, [id]);
  // The jobs go with the importer; what they kept in the file store follows once that is certain.
  await transaction.deleteFrom('importers').where('id', '=', id).execute();
  await transaction.deleteFrom('webhook_stops').where('source', '=', IMPORTERS).where('receiver', '=', id).execute();
  for (const job of jobs) await deleteFiles(transaction, { queue }, filesOf(job));
}
