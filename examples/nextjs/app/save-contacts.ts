'use server';

import type { ResultRow } from 'rowgate';

/** Runs on the server, batch after batch. If it throws, the importer shows the error, and the user can try again. */
export async function saveContacts(rows: readonly ResultRow[]): Promise<void> {
  for (const { name, email } of rows) {
    if (typeof name !== 'string' || typeof email !== 'string') throw new Error('A contact has a name and an address.');
  }
}
