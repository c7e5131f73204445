import { z } from 'zod';
import { writeAudit } from '../audit/write-audit.js';
import { findAccount, userPrincipal } from '../auth/accounts/accounts.js';
import type { Principal } from '../../platform/http/principal.js';
import { mayAct } from '../content/access.js';
import { actionsOfMode } from '../content/bulk/plan-bulk-write.js';
import { USER_MODEL } from '../content/names.js';
import type { Models } from '../content/models.js';
import type { DeletionGuard } from '../content/record-event.js';
import type { ImporterDeps, ImportsOfImporters } from './importer-deps.js';
import { ApiError, validationError } from '../../platform/http/errors.js';
import type { Connection } from '../../platform/database/database.js';
import type { ImporterRow } from './tables.js';

export type TransferDeps = Pick<ImporterDeps, 'now' | 'models' | 'importsOf'>;

type Owned = Pick<ImporterRow, 'id' | 'name' | 'destination'>;

/**
 * A user who owns importers is deleted only after a transfer to another user: the keys are in use on live pages, and
 * the imports and their rows would be lost.
 */
export function importerTransferGuard({ importsOf, models, now }: TransferDeps): DeletionGuard {
  return async (transaction, { model, record, principal, transferTo }) => {
    if (model.name !== USER_MODEL) return;
    const importers = await transaction
      .selectFrom('importers')
      .select(['id', 'name', 'destination'])
      .where('owner_id', '=', record.id)
      .orderBy('created_at')
      .forUpdate()
      .execute();
    if (transferTo !== undefined) {
      const receiver = await findReceiver(transaction, transferTo, record.id);
      requireRights(receiver, importers, models);
      await transaction
        .updateTable('importers')
        .set({ owner_id: receiver.id })
        .where('owner_id', '=', record.id)
        .execute();
      await importsOf.transfer(transaction, { from: record.id, to: receiver.id });
      const changes = [{ field: 'owner', before: nameOf(record), after: nameOf(receiver) }];
      for (const { id, name } of importers) {
        await writeAudit(transaction, {
          principal,
          action: 'importer.transfer',
          target: { id, name },
          changes,
          at: now(),
        });
      }
    } else if (importers.length > 0) {
      throw await ownsImporters(transaction, { importers, importsOf });
    }
  };
}

type Receiver = Extract<Principal, { kind: 'user' }>;

async function findReceiver(transaction: Connection, id: string, giver: string): Promise<Receiver> {
  const refuse = (message: string): ApiError => validationError({ field: 'transferTo', message });
  if (id === giver) throw refuse('Must be another user.');
  if (!z.uuid().safeParse(id).success) throw refuse('Must be the id of a user.');
  // Locked until the end, so that the receiver is not deleted meanwhile.
  await transaction.selectFrom('users').select('id').where('id', '=', id).forShare().execute();
  const account = await findAccount(transaction, { id });
  if (!account) throw refuse('Must be the id of a user.');
  if (account.disabled) throw refuse('Must be a user who is not disabled.');
  return userPrincipal(account, '') as Receiver;
}

/** Imports run with the permissions of the importer's owner; with fewer permissions they would all fail from now on. */
function requireRights(receiver: Receiver, importers: readonly Owned[], models: Models): void {
  for (const { name, destination } of importers) {
    const model = destination.type === 'model' ? models.byPath(destination.model) : undefined;
    if (!model || destination.type !== 'model') continue;
    const missing = actionsOfMode(destination.mode).find((action) => !mayAct(receiver, model, action));
    if (missing === undefined) continue;
    const message = `May not ${missing} records of "${model.path}", which the importer "${name}" requires.`;
    throw validationError({ field: 'transferTo', message });
  }
}

interface Ownership {
  readonly importers: readonly Owned[];
  readonly importsOf: ImportsOfImporters;
}

async function ownsImporters(transaction: Connection, { importers, importsOf }: Ownership): Promise<ApiError> {
  const { imports, rows } = await importsOf.count(
    transaction,
    importers.map(({ id }) => id),
  );
  const counts = [
    { field: 'importers', message: counted(importers.length, 'importer') },
    { field: 'imports', message: counted(imports, 'import') },
    { field: 'rows', message: counted(rows, 'row') },
  ];
  return new ApiError('CONFLICT', {
    message:
      `This user owns ${counts.map(({ message }) => message).join(', ')}. ` +
      'Transfer them with ?transferTo=<user id>, or delete the importers first.',
    details: counts,
  });
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

const nameOf = (person: { readonly [field: string]: unknown }): string =>
  `${String(person['name'])} (${String(person['email'])})`;
