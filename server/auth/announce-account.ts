import { USER_MODEL } from '../content/models.js';
import { lockRecord } from '../content/operations/read-rows.js';
import { announce } from '../content/operations/with-write.js';
import type { Deps } from '../deps.js';
import type { Connection } from '../storage/database.js';

/** Tells who listens to records of a person who came by signing up, as of any other new record. */
export async function announceAccount(deps: Deps, transaction: Connection, id: string): Promise<void> {
  const model = deps.models.byName(USER_MODEL);
  const record = model && (await lockRecord(transaction, model, id));
  if (record) {
    await announce(deps, transaction, { event: 'create', model, record, previous: undefined });
  }
}
