import { USER_MODEL } from '../content/models.js';
import type { RecordEvent, RecordListener } from '../content/record-event.js';
import type { Connection } from '../../platform/database/database.js';
import { changeCredentials } from './accounts.js';

async function onUserEvent(connection: Connection, { event, model, record, previous }: RecordEvent): Promise<void> {
  if (model.name !== USER_MODEL) {
    return;
  }
  if (event === 'delete') {
    await connection
      .updateTable('api_keys')
      .set({ created_by_name: `${String(record['name'])} (${String(record['email'])})` })
      .where('created_by', '=', record.id)
      .execute();
    for (const table of ['sessions', 'password_resets', 'oauth_identities', 'user_credentials'] as const) {
      await connection.deleteFrom(table).where('user_id', '=', record.id).execute();
    }
  }
  if (event === 'update') {
    const isMoved = previous?.['email'] !== record['email'];
    if (isMoved) {
      await connection.deleteFrom('password_resets').where('user_id', '=', record.id).execute();
    }
    if (isMoved || previous?.['role'] !== record['role']) {
      await changeCredentials(connection, record.id, isMoved ? { email_verified: false } : {});
    }
  }
}

/** Keeps what proves a person in step with their record: a new role or address voids their tokens, deletion everything. */
export const userListener: RecordListener = Object.assign(onUserEvent, {
  hears: ((_event, model) => model.name === USER_MODEL) satisfies RecordListener['hears'],
});
