'use server';

import type { ResultRow } from 'rowgate';

/** Runs on the server, batch after batch; what it throws is shown in the importer and can be tried again. */
export async function saveContacts(rows: readonly ResultRow[]): Promise<void> {
  for (const { name, email } of rows) {
    if (typeof name !== 'string' || typeof email !== 'string') throw new Error('A contact has a name and an address.');
  }
}
